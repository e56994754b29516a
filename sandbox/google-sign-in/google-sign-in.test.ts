import { createHash } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createSandboxServer } from '#sandbox/http/sandbox-server.ts'
import { standInForGoogleSignIn } from './google-sign-in-stand-in.ts'

let nowMs = 0
let base = ''
const server = createSandboxServer([
  standInForGoogleSignIn({ publicUrl: () => base, now: () => nowMs }),
])

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // It listens on a port, so its address has one.
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => {
  nowMs = Date.now()
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const redirectUri = 'http://localhost:3000/api/v1/auth/google/callback'
const verifier = 'v'.repeat(43)
const question = {
  client_id: 'sandbox',
  redirect_uri: redirectUri,
  response_type: 'code',
  scope: 'openid email profile',
  state: 'a state',
  nonce: 'a nonce',
  code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  code_challenge_method: 'S256',
}
const authorizeUrl = (more: Record<string, string> = {}) =>
  `${base}/google-sign-in/o/oauth2/v2/auth?${new URLSearchParams({ ...question, ...more }).toString()}`

async function choose(person: string, more: Record<string, string> = {}): Promise<URL> {
  const answer = await fetch(authorizeUrl(), {
    method: 'POST',
    body: new URLSearchParams({ ...question, ...more, person }),
    redirect: 'manual',
  })
  return new URL(answer.headers.get('location') ?? '')
}

const codeOf = async (person: string, more?: Record<string, string>) =>
  (await choose(person, more)).searchParams.get('code') ?? ''

type Answer = { status: number } & Record<string, unknown>

async function exchange(
  code: string,
  more: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<Answer> {
  const answer = await fetch(`${base}/google-sign-in/token`, {
    method: 'POST',
    headers,
    body: new URLSearchParams({
      client_id: 'sandbox',
      client_secret: 'sandbox',
      grant_type: 'authorization_code',
      redirect_uri: redirectUri,
      code_verifier: verifier,
      code,
      ...more,
    }),
  })
  return { status: answer.status, ...((await answer.json()) as Record<string, unknown>) }
}

it('is discovered where it says it is', async () => {
  const issuer = `${base}/google-sign-in`
  const found = await (await fetch(`${issuer}/.well-known/openid-configuration`)).json()
  expect(found).toMatchObject({
    issuer,
    authorization_endpoint: `${issuer}/o/oauth2/v2/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/oauth2/v3/certs`,
    code_challenge_methods_supported: ['S256'],
  })
})

describe('the page where people agree', () => {
  it('shows who there is, what for, and a way out', async () => {
    const page = await fetch(authorizeUrl())
    const text = await page.text()
    expect(page.status).toBe(200)
    for (const shown of [
      'Priya Raman',
      'Gwen Pritchard',
      'Somebody new',
      'Cancel',
      'localhost:3000',
    ])
      expect(text).toContain(shown)
    expect(text).toContain('This is a stand-in.')
  })

  it('lets its form go back to who asked, and nowhere else', async () => {
    const policy = (await fetch(authorizeUrl())).headers.get('content-security-policy')
    expect(policy).toContain("form-action 'self' http://localhost:3000;")
  })

  it('writes nothing that it was asked into the page', async () => {
    const text = await (await fetch(authorizeUrl({ state: '"><script>1</script>' }))).text()
    expect(text).not.toContain('<script>1')
  })

  it.each([
    [{ client_id: 'another' }, 'invalid_client'],
    [{ redirect_uri: 'javascript:alert(1)' }, 'redirect_uri_mismatch'],
    [{ redirect_uri: 'http://a;b/' }, 'redirect_uri_mismatch'],
    [{ redirect_uri: '' }, 'redirect_uri_mismatch'],
  ])('sends nobody anywhere for %j', async (more, error) => {
    const answer = await fetch(authorizeUrl(more), { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null])
    expect(await answer.text()).toContain(error)
  })

  it.each([
    [{ response_type: 'token' }, 'unsupported_response_type'],
    [{ scope: 'email' }, 'invalid_scope'],
    [{ code_challenge_method: 'plain' }, 'invalid_request'],
    [{ code_challenge: 'short' }, 'invalid_request'],
  ])('sends back what is wrong with %j', async (more, error) => {
    const answer = await fetch(authorizeUrl(more), { redirect: 'manual' })
    const back = new URL(answer.headers.get('location') ?? '')
    expect(back.searchParams.get('error')).toBe(error)
    expect((await choose('priya', more)).searchParams.get('error')).toBe(error)
  })

  it('sends back a code, the state, and who it is', async () => {
    const back = await choose('priya')
    expect(back.origin + back.pathname).toBe(redirectUri)
    expect(Object.fromEntries(back.searchParams)).toEqual({
      code: expect.stringMatching(/^[\w-]{43}$/),
      state: 'a state',
      iss: `${base}/google-sign-in`,
    })
  })

  it('sends back that somebody would rather not', async () => {
    expect(Object.fromEntries((await choose('')).searchParams)).toMatchObject({
      error: 'access_denied',
      state: 'a state',
    })
  })

  it('is not answered by another site', async () => {
    const answer = await fetch(authorizeUrl(), {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site' },
      body: new URLSearchParams({ ...question, person: 'priya' }),
    })
    expect(answer.status).toBe(403)
  })
})

describe('a code', () => {
  it('is exchanged for a signed token that says who it was', async () => {
    const { status, id_token: token, ...rest } = await exchange(await codeOf('priya'))
    expect([status, rest]).toMatchObject([200, { token_type: 'Bearer', expires_in: 3599 }])
    const keys = createRemoteJWKSet(new URL(`${base}/google-sign-in/oauth2/v3/certs`))
    const { payload, protectedHeader } = await jwtVerify(String(token), keys, {
      issuer: `${base}/google-sign-in`,
      audience: 'sandbox',
    })
    expect(protectedHeader).toMatchObject({ alg: 'RS256', kid: expect.any(String) })
    expect(payload).toMatchObject({
      nonce: 'a nonce',
      email: 'priya.raman@example.com',
      email_verified: true,
      given_name: 'Priya',
      family_name: 'Raman',
      exp: Math.floor(nowMs / 1000) + 3600,
    })
  })

  it('also for a client that names itself in the header', async () => {
    const authorization = `Basic ${Buffer.from('sandbox:sandbox').toString('base64')}`
    const none = { client_id: '', client_secret: '' }
    expect(await exchange(await codeOf('tom'), none, { authorization })).toMatchObject({
      status: 200,
    })
  })

  it('gives a token to ask who it was, for an hour', async () => {
    const { access_token: token } = await exchange(await codeOf('gwen'))
    const send = (authorization: string) =>
      fetch(`${base}/google-sign-in/v1/userinfo`, { headers: { authorization } })
    expect(await (await send(`Bearer ${String(token)}`)).json()).toMatchObject({
      given_name: 'Gwen',
      email_verified: false,
    })
    expect((await send('Bearer made-up')).status).toBe(401)
    nowMs += 3_600_000
    expect((await send(`Bearer ${String(token)}`)).status).toBe(401)
  })

  it('works once', async () => {
    const code = await codeOf('priya')
    const answers = await Promise.all([exchange(code), exchange(code)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect(await exchange(code)).toMatchObject({ status: 400, error: 'invalid_grant' })
  })

  it('works for ten minutes', async () => {
    const code = await codeOf('priya')
    nowMs += 600_000
    expect(await exchange(code)).toMatchObject({ status: 400, error: 'invalid_grant' })
  })

  it.each([
    [{ code: 'made-up' }, 400, 'invalid_grant'],
    [{ code_verifier: 'w'.repeat(43) }, 400, 'invalid_grant'],
    [{ redirect_uri: 'http://localhost:3000/' }, 400, 'redirect_uri_mismatch'],
    [{ grant_type: 'password' }, 400, 'unsupported_grant_type'],
    [{ client_secret: 'guessed' }, 401, 'invalid_client'],
    [{ client_id: 'another' }, 401, 'invalid_client'],
  ])('is refused with %j', async (wrong, status, error) => {
    expect(await exchange(await codeOf('priya'), wrong)).toMatchObject({ status, error })
  })

  it('tells no more than was asked for', async () => {
    const { id_token: token } = await exchange(await codeOf('priya', { scope: 'openid' }))
    const [, body = ''] = String(token).split('.')
    const claims: unknown = JSON.parse(Buffer.from(body, 'base64url').toString())
    expect(claims).not.toHaveProperty('email')
    expect(claims).not.toHaveProperty('name')
  })

  it('of somebody new names another person each time', async () => {
    const tokens = [await exchange(await codeOf('new')), await exchange(await codeOf('new'))]
    const subjects = tokens.map(({ id_token: token }) => {
      const body = Buffer.from(String(token).split('.')[1] ?? '', 'base64url').toString()
      return (JSON.parse(body) as { sub: string }).sub
    })
    expect(new Set(subjects).size).toBe(2)
  })
})
