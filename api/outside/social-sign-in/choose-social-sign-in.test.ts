import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { chooseSocialSignIn } from './choose-social-sign-in.ts'

const client = { clientId: '123', clientSecret: 'secret' }
const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const apple = { clientId: 'com.example.tuckin', teamId: 'TEAM', keyId: 'KEY', privateKey }
const sandboxUrl = 'http://localhost:3001'
const nobody = { google: null, facebook: null, apple: null, sandboxUrl: null }

test.each([
  [{}, []],
  [{ sandboxUrl }, ['google', 'facebook', 'apple']],
  [{ google: client }, ['google']],
  [{ facebook: client }, ['facebook']],
  [{ apple }, ['apple']],
])('with %j people sign in by %j', (configuration, providers) => {
  expect([...chooseSocialSignIn({ ...nobody, ...configuration }).keys()]).toEqual(providers)
})

test('a provider that is connected is used itself, with its own client', async () => {
  const chosen = chooseSocialSignIn({ ...nobody, facebook: client, sandboxUrl })
  const begun = await chosen.get('facebook')?.begin('https://tuckin.example/back')
  const url = new URL(begun?.url ?? '')
  expect(url.origin + url.pathname).toBe('https://www.facebook.com/v24.0/dialog/oauth')
  expect(url.searchParams.get('client_id')).toBe('123')
})

test('one that is not is the sandbox’s', async () => {
  const chosen = chooseSocialSignIn({ ...nobody, google: client, sandboxUrl })
  const begun = await chosen.get('facebook')?.begin('https://tuckin.example/back')
  expect(begun?.url).toMatch('http://localhost:3001/facebook-sign-in/v24.0/dialog/oauth?')
})
