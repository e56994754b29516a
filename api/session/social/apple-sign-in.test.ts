import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createAppleDriver } from '#api/outside/social-sign-in/apple.driver.ts'
import { TestSocialBrowser } from './testing/social-browser.ts'
import { openSocialServer, type SocialServer } from './testing/social-server.ts'

const callback = '/api/v1/auth/apple/callback'

let server: SocialServer
let browser: TestSocialBrowser
beforeAll(async () => {
  server = await openSocialServer()
})
beforeEach(async () => {
  await server.context.pool.query('DELETE FROM account')
  browser = new TestSocialBrowser(server.app)
  server.lines.length = 0
})
afterAll(() => server.close())

const post = (url: string, body: string, type = 'application/x-www-form-urlencoded') =>
  server.app.inject({ method: 'POST', url, headers: { 'content-type': type }, body })

describe('Apple', () => {
  test('sends a name the first time only, which the account stores', async () => {
    const first = await browser.signIn('apple', 'hugo')
    expect(first.user).toMatchObject({ firstName: 'Hugo', lastName: 'Fenn' })
    const again = await browser.signIn('apple', 'hugo')
    expect(again.user).toMatchObject({ id: first.user.id, firstName: 'Hugo' })
    await server.context.pool.query('DELETE FROM account')
    const anew = await browser.signIn('apple', 'hugo')
    expect(anew.user).toMatchObject({ firstName: '', lastName: '' })
  })

  test("forwards emails to a person with a hidden address: the account has the relay's address", async () => {
    const { user } = await browser.signIn('apple', 'hugo')
    expect(user.email).toBe('k4x9w2mq7t@privaterelay.appleid.com')
  })

  test('uses a form, for a name and an address', async () => {
    const authorisation = await browser.begin('apple')
    expect(Object.fromEntries(authorisation.searchParams)).toMatchObject({
      response_mode: 'form_post',
      scope: 'openid name email',
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    })
  })

  test('reports that the person cancelled', async () => {
    const page = await browser.goAndReturn('apple', '')
    expect(page.searchParams.get('error')).toBe('cancelled')
  })
})

describe('the form that Apple sends a browser back with', () => {
  test('leads on to an address in which the name can’t be read', async () => {
    const back = await browser.choose(await browser.begin('apple'), 'new')
    expect([...back.searchParams.keys()].toSorted()).toEqual(['code', 'state', 'user'])
    expect(back.searchParams.get('user')).toMatch(/^[\w-]+\.\.[\w-]+\.[\w-]+\.[\w-]+$/)
    const { user } = await browser.redeem(await browser.open(back.href))
    expect(user.firstName).toMatch(/^\w+$/)
    expect(server.lines.join('')).not.toContain(user.firstName)
  })

  test('signs in only the browser that started it', async () => {
    const back = await browser.choose(await browser.begin('apple'), 'ines')
    const other = new TestSocialBrowser(server.app)
    expect((await other.open(back.href)).searchParams.get('error')).toBe('failed')
  })

  test('uses a name only as it was sent', async () => {
    const back = await browser.choose(await browser.begin('apple'), 'new')
    const name = { firstName: 'Mallory', lastName: 'Made-up' }
    back.searchParams.set('user', JSON.stringify({ name }))
    const { user } = await browser.redeem(await browser.open(back.href))
    expect(user.firstName).toBe('')
  })

  test.each([
    ['nothing', ''],
    ['an unknown state', 'state=abcdefghijklmnopqrstuvwxyz&code=c'],
    ['something twice', 'state=a&state=b&code=c'],
    ['nonsense for a name', 'state=a&code=c&user=%7B%22name%22'],
    ['a code without end', `state=a&code=${'c'.repeat(10_000)}`],
  ])('with %s redirects to the page that says so', async (_, body) => {
    const answer = await post(callback, body)
    expect(answer.statusCode).toBe(303)
    expect(answer.headers['cache-control']).toBe('no-store')
    const page = await browser.open(answer.headers.location ?? '')
    expect(page.pathname + page.search).toBe('/login?provider=apple&error=failed')
  })

  test('is no larger than a form of Apple’s', async () => {
    const answer = await post(callback, `state=${'a'.repeat(20_000)}`)
    expect([answer.statusCode, answer.json()]).toMatchObject([
      413,
      { message: 'REQUEST_TOO_LARGE' },
    ])
  })

  test.each(['google', 'facebook'])('is none of %s', async (provider) => {
    const answer = await post(`/api/v1/auth/${provider}/callback`, 'state=a&code=b')
    expect([answer.statusCode, answer.json()]).toMatchObject([
      405,
      { message: 'METHOD_NOT_ALLOWED' },
    ])
  })
})

test('a key that is not the client’s is refused', async () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const issuer = `${server.sandboxUrl}/apple-sign-in`
  const client = { clientId: 'sandbox', teamId: 'SANDBOX', keyId: 'SANDBOXKEY', privateKey, issuer }
  const driver = createAppleDriver(client)
  const { url, proofs } = await driver.begin(`http://localhost:3000${callback}`)
  const back = await browser.choose(new URL(url), 'ines')
  await expect(driver.finish(back, proofs)).rejects.toMatchObject({
    reason: 'failed',
    what: expect.stringContaining('invalid_client'),
  })
})
