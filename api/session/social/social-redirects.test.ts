import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { RETURN_HREF_PARAMETER } from '#contract/constants.ts'
import { FRIDAY_EVENING } from '#api/testing/test-app.ts'
import { TestSocialBrowser } from './testing/social-browser.ts'
import { failed, openSocialServer, pathOf, type SocialServer } from './testing/social-server.ts'

let server: SocialServer
let browser: TestSocialBrowser
beforeAll(async () => {
  server = await openSocialServer()
})
beforeEach(() => {
  server.setNow(FRIDAY_EVENING)
  browser = new TestSocialBrowser(server.app)
  server.lines.length = 0
})
afterAll(() => server.close())

const providers = ['google', 'facebook', 'apple'] as const

describe.each(providers)('on the way to %s', (provider) => {
  test('the provider gets a request for name and address, with a secret of this browser', async () => {
    const authorisation = await browser.begin(provider)
    expect(authorisation.origin).toBe(server.sandboxUrl)
    expect(Object.fromEntries(authorisation.searchParams)).toMatchObject({
      client_id: 'sandbox',
      response_type: 'code',
      redirect_uri: `http://localhost:3000/api/v1/auth/${provider}/callback`,
      state: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect(authorisation.searchParams.get('scope')).toContain('email')
    const other = await new TestSocialBrowser(server.app).begin(provider)
    expect(other.searchParams.get('state')).not.toBe(authorisation.searchParams.get('state'))
  })

  test('the cookie is for these addresses only, for ten minutes, and unreadable', async () => {
    await browser.begin(provider)
    const [cookie = ''] = browser.setCookies
    expect(cookie).toMatch(
      /^social-begun-[\w-]{16}=[\w.-]+; Path=\/api\/v1; Max-Age=600; HttpOnly; SameSite=Lax$/,
    )
    expect(Buffer.from(cookie.split('.')[3] ?? '', 'base64url').toString()).not.toContain('state')
  })

  test.each(['https://evil.example', '//evil.example', 'register/../x', 'REGISTER', ''])(
    'the target %j is invalid: it comes back to /login of this site',
    async (target) => {
      const authorisation = await browser.open(
        `/api/v1/auth/${provider}?target=${encodeURIComponent(target)}`,
      )
      const page = await browser.open((await browser.choose(authorisation, '')).href)
      expect(page.href).toBe(`http://localhost:3000/login?provider=${provider}&error=cancelled#`)
    },
  )
})

describe.each(providers)('on the way back from %s', (provider) => {
  test.each(['new', ''])(
    'the page has its return address and language again, also after cancelling (%j)',
    async (person) => {
      const back = '/restaurant/pitta-patter?service=collection'
      const request = { target: 'register', rememberMe: 'true', language: 'cy' }
      const query = new URLSearchParams({ ...request, [RETURN_HREF_PARAMETER]: back })
      const authorisation = await browser.open(`/api/v1/auth/${provider}?${query}`)
      const page = await browser.open((await browser.choose(authorisation, person)).href)
      expect(page.pathname).toBe('/cy/register')
      expect(page.searchParams.get(RETURN_HREF_PARAMETER)).toBe(back)
      expect(page.searchParams.get('rememberMe')).toBe('true')
      expect(page.searchParams.has(person ? 'code' : 'error')).toBe(true)
    },
  )

  test('a return address that does not fit a cookie is left out', async () => {
    const query = new URLSearchParams({ [RETURN_HREF_PARAMETER]: `/${'a'.repeat(1000)}` })
    const authorisation = await browser.open(`/api/v1/auth/${provider}?${query}`)
    const page = await browser.open((await browser.choose(authorisation, 'new')).href)
    expect(page.searchParams.has(RETURN_HREF_PARAMETER)).toBe(false)
    expect(page.searchParams.has('rememberMe')).toBe(false)
    expect(page.searchParams.has('code')).toBe(true)
  })

  test('a person who did not start in this browser is not signed in', async () => {
    const back = await browser.choose(await browser.begin(provider), 'new')
    const victim = new TestSocialBrowser(server.app)
    expect(pathOf(await victim.open(back.href))).toBe(failed(provider))
    // Nor is one who has started their own sign-in.
    await victim.begin(provider)
    expect(pathOf(await victim.open(back.href))).toBe(failed(provider))
    expect((await browser.open(back.href)).searchParams.has('code')).toBe(true)
  })

  test('the same answer works once', async () => {
    const back = await browser.choose(await browser.begin(provider), 'new')
    const before = new Map(browser.cookies)
    expect((await browser.open(back.href)).searchParams.has('code')).toBe(true)
    expect(pathOf(await browser.open(back.href))).toBe(failed(provider))
    // Also with the deleted cookie: the provider checks its codes.
    for (const [name, value] of before) browser.cookies.set(name, value)
    expect(pathOf(await browser.open(back.href))).toBe(failed(provider))
  })

  test('a changed state, cookie or code is refused', async () => {
    const back = await browser.choose(await browser.begin(provider, 'register'), 'new')
    const cookiesBefore = new Map(browser.cookies)
    const changed = new URL(back)
    changed.searchParams.set(
      'state',
      `${back.searchParams.get('state')?.slice(0, 16)}${'x'.repeat(27)}`,
    )
    expect(pathOf(await browser.open(changed.href))).toBe(failed(provider))
    for (const [name, value] of cookiesBefore)
      browser.cookies.set(name, `${value.slice(0, -4)}AAAA`)
    expect(pathOf(await browser.open(back.href))).toBe(failed(provider))
    for (const [name, value] of cookiesBefore) browser.cookies.set(name, value)
    changed.search = back.search
    changed.searchParams.set('code', 'made-up')
    expect(pathOf(await browser.open(changed.href))).toBe(failed(provider, 'register'))
  })

  test('a cookie of the other provider is none', async () => {
    const other = provider === 'google' ? 'facebook' : 'google'
    const back = await browser.choose(await browser.begin(provider), 'new')
    const elsewhere = `/api/v1/auth/${other}/callback${back.search}`
    expect(pathOf(await browser.open(elsewhere))).toBe(failed(other))
  })

  test('after ten minutes it is too late', async () => {
    const back = await browser.choose(await browser.begin(provider), 'new')
    server.setNow(new Date(FRIDAY_EVENING.getTime() + 600_000))
    expect(pathOf(await browser.open(back.href))).toBe(failed(provider))
  })

  test('two tabs at once both arrive', async () => {
    const authorisation = [
      await browser.begin(provider, 'login'),
      await browser.begin(provider, 'register'),
    ]
    const pages: URL[] = []
    for (const each of authorisation)
      pages.push(await browser.open((await browser.choose(each, 'new')).href))
    expect(pages.map(({ pathname }) => pathname)).toEqual(['/login', '/register'])
    for (const page of pages) expect(await browser.redeem(page)).toMatchObject({ code: 200 })
  })

  test.each(['', '?', '?state=', '?code=x', '?error=access_denied', '?state=%00', '?state[]=1'])(
    'the address %j is a failure, and no error',
    async (odd) => {
      await browser.begin(provider)
      const page = await browser.open(`/api/v1/auth/${provider}/callback${odd}`)
      expect(pathOf(page)).toBe(failed(provider))
    },
  )

  test('a parameter that comes twice is a failure', async () => {
    for (const again of ['state=x', 'code=x', 'error=access_denied&error=']) {
      const { search } = await browser.choose(await browser.begin(provider), 'new')
      const page = await browser.open(`/api/v1/auth/${provider}/callback${search}&${again}`)
      expect(pathOf(page)).toBe(failed(provider))
    }
  })

  test('no cache stores it, and no other site learns of it', async () => {
    const answer = await server.app.inject({ url: `/api/v1/auth/${provider}/callback?code=1` })
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    expect(answer.body).toBe('')
  })

  test('the log never has a code, a secret or personal data', async () => {
    const page = await browser.goAndReturn(provider, 'new')
    const { user, tokens } = await browser.redeem(page)
    await browser.redeem(page)
    const back = await browser.choose(await browser.begin(provider), 'new')
    await new TestSocialBrowser(server.app).open(back.href)
    const changed = new URL(back)
    changed.searchParams.set('code', 'a-made-up-code')
    await browser.open(changed.href)
    const log = server.lines.join('')
    expect(log).toContain('nobody signed in by a provider')
    const secrets = [
      page.searchParams.get('code'),
      back.searchParams.get('code'),
      back.searchParams.get('state'),
      'a-made-up-code',
      user.email,
      user.firstName,
      tokens.accessToken,
      tokens.refreshToken,
      ...browser.setCookies.map((each) => /^[^=]+=([^;]+)/.exec(each)?.[1]),
    ]
    for (const secret of secrets) if (secret) expect(log).not.toContain(secret)
  })
})

test('comes back all the same when the answer cannot be stored, and the log says why', async () => {
  const { socialSignIn } = server.context
  const google = socialSignIn.get('google')
  if (!google) throw new Error('The sandbox has no Google')
  const person = {
    subject: 'no text for a database\u0000',
    email: null,
    firstName: '',
    lastName: '',
  }
  const broken = { begin: google.begin, finish: async () => person }
  server.context.socialSignIn = new Map([['google', broken]])
  const page = await browser.goAndReturn('google', 'new', 'register')
  server.context.socialSignIn = socialSignIn
  expect(pathOf(page)).toBe(failed('google', 'register'))
  expect(server.lines.join('')).toContain('request failed')
})

test('what was sealed with the former secret is still opened', async () => {
  const back = await browser.choose(await browser.begin('google'), 'new')
  const { configuration } = server.context
  const { tokenSecret } = configuration
  configuration.tokenSecret = 'another secret of thirty-two characters'
  configuration.formerTokenSecret = tokenSecret
  try {
    expect((await browser.open(back.href)).searchParams.has('code')).toBe(true)
  } finally {
    configuration.tokenSecret = tokenSecret
    configuration.formerTokenSecret = null
  }
})

test('a HEAD request, or another method, starts nothing', async () => {
  for (const method of ['HEAD', 'POST', 'DELETE'] as const) {
    const { statusCode, headers } = await server.app.inject({ method, url: '/api/v1/auth/google' })
    expect([statusCode, headers.allow]).toEqual([405, 'GET'])
  }
})
