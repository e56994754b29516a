import { expect, test } from 'vitest'
import { chooseSocialSignIn } from './choose-social-sign-in.ts'

const client = { clientId: '123', clientSecret: 'secret' }
const sandboxUrl = 'http://localhost:3001'

test.each([
  [{ google: null, facebook: null, sandboxUrl: null }, []],
  [{ google: null, facebook: null, sandboxUrl }, ['google', 'facebook']],
  [{ google: client, facebook: null, sandboxUrl: null }, ['google']],
  [{ google: null, facebook: client, sandboxUrl: null }, ['facebook']],
])('with %j people sign in by %j', (configuration, providers) => {
  expect([...chooseSocialSignIn(configuration).keys()]).toEqual(providers)
})

test('a provider that is connected is asked itself, and its own client named', async () => {
  const chosen = chooseSocialSignIn({ google: null, facebook: client, sandboxUrl })
  const begun = await chosen.get('facebook')?.begin('https://tuckin.example/back')
  const url = new URL(begun?.url ?? '')
  expect(url.origin + url.pathname).toBe('https://www.facebook.com/v24.0/dialog/oauth')
  expect(url.searchParams.get('client_id')).toBe('123')
})

test('one that is not is the sandbox’s', async () => {
  const chosen = chooseSocialSignIn({ google: client, facebook: null, sandboxUrl })
  const begun = await chosen.get('facebook')?.begin('https://tuckin.example/back')
  expect(begun?.url).toMatch('http://localhost:3001/facebook-sign-in/v24.0/dialog/oauth?')
})
