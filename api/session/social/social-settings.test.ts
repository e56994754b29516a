import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { SOCIAL_REDIRECTS_PER_MINUTE } from '#contract/requests-per-minute.ts'
import { createTestApp } from '#api/testing/test-app.ts'
import { TestSocialBrowser } from './testing/social-browser.ts'
import { failed, openSocialServer, pathOf, type SocialServer } from './testing/social-server.ts'

let server: SocialServer
beforeAll(async () => {
  server = await openSocialServer()
})
afterAll(() => server.close())

test('on https the cookies are for https and this host only', async () => {
  const secure = await createTestApp({
    env: { SANDBOX_URL: server.sandboxUrl, PUBLIC_URL: 'https://tuckin.example' },
  })
  onTestFinished(() => secure.close())
  const own = new TestSocialBrowser(secure.app)
  const page = await own.goAndReturn('google', 'new')
  expect(await own.redeem(page)).toMatchObject({ code: 200 })
  for (const cookie of own.setCookies)
    expect(cookie).toMatch(
      /^__Host-social-[^;]*; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/,
    )
  // Another host of the domain can set the same name without the prefix, which does not count.
  const back = await own.choose(await own.begin('google'), 'new')
  const given = [...own.cookies]
  own.cookies.clear()
  for (const [name, value] of given) own.cookies.set(name.replace('__Host-', ''), value)
  expect(pathOf(await own.open(back.href))).toBe(failed('google'))
})

test.each(['http://localhost:3000', 'https://tuckin.example'])(
  'however often one starts, a browser has few cookies, the newest (%s)',
  async (PUBLIC_URL) => {
    const app = await createTestApp({ env: { SANDBOX_URL: server.sandboxUrl, PUBLIC_URL } })
    onTestFinished(() => app.close())
    const own = new TestSocialBrowser(app.app)
    const authorisation: URL[] = []
    for (let count = 0; count < 8; count++) authorisation.push(await own.begin('facebook'))
    expect(own.cookies.size).toBe(5)
    for (const each of authorisation.slice(-2))
      expect((await own.open((await own.choose(each, 'new')).href)).searchParams.has('code')).toBe(
        true,
      )
  },
)

test('shows the limit per minute on the page they came from', async () => {
  const limited = await createTestApp({
    env: { SANDBOX_URL: server.sandboxUrl, RATE_LIMITS: 'on' },
  })
  onTestFinished(() => limited.close())
  const own = new TestSocialBrowser(limited.app)
  for (let count = 0; count < SOCIAL_REDIRECTS_PER_MINUTE; count++)
    await own.begin('facebook', 'register')
  const page = await own.begin('facebook', 'register')
  expect(pathOf(page)).toBe('/register?provider=facebook&error=busy')
  for (let count = 0; count < SOCIAL_REDIRECTS_PER_MINUTE; count++)
    await own.open('/api/v1/auth/facebook/callback')
  const back = await own.open('/api/v1/auth/facebook/callback')
  expect(pathOf(back)).toBe('/login?provider=facebook&error=busy')
})

test('without providers there is nothing at these addresses', async () => {
  const alone = await createTestApp({ env: { SANDBOX: 'off', SMTP_URL: 'smtp://127.0.0.1:1' } })
  onTestFinished(() => alone.close())
  for (const path of ['google', 'facebook', 'google/callback?code=1', 'facebook/callback']) {
    const answer = await alone.app.inject({ url: `/api/v1/auth/${path}` })
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { message: 'NOT_FOUND' }])
  }
  expect([...alone.context.socialSignIn.keys()]).toEqual([])
})
