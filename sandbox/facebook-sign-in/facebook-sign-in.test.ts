import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createSandboxServer } from '#sandbox/http/sandbox-server.ts'
import { standInForFacebookSignIn } from './facebook-sign-in-stand-in.ts'

let nowMs = 0
let base = ''
const server = createSandboxServer([standInForFacebookSignIn({ now: () => nowMs })])

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // It listens on a port, so its address has one.
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/facebook-sign-in/v24.0`
})
beforeEach(() => {
  nowMs = Date.now()
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const redirectUri = 'http://localhost:3000/api/v1/auth/facebook/callback'
const question = {
  client_id: 'sandbox',
  redirect_uri: redirectUri,
  scope: 'email,public_profile',
  state: 'a state',
}
const dialogUrl = (more: Record<string, string> = {}) =>
  `${base}/dialog/oauth?${new URLSearchParams({ ...question, ...more }).toString()}`

async function choose(person: string, more: Record<string, string> = {}): Promise<URL> {
  const answer = await fetch(dialogUrl(), {
    method: 'POST',
    body: new URLSearchParams({ ...question, ...more, person }),
    redirect: 'manual',
  })
  return new URL(answer.headers.get('location') ?? '')
}

type Answer = { status: number } & Record<string, unknown>

async function read(answer: Response): Promise<Answer> {
  return { status: answer.status, ...((await answer.json()) as Record<string, unknown>) }
}

async function exchange(code: string, more: Record<string, string> = {}): Promise<Answer> {
  const query = new URLSearchParams({
    client_id: 'sandbox',
    client_secret: 'sandbox',
    redirect_uri: redirectUri,
    code,
    ...more,
  })
  return read(await fetch(`${base}/oauth/access_token?${query.toString()}`))
}

const codeOf = async (person: string, more?: Record<string, string>) =>
  (await choose(person, more)).searchParams.get('code') ?? ''

async function tokenOf(person: string, more?: Record<string, string>): Promise<string> {
  return String((await exchange(await codeOf(person, more)))['access_token'])
}

const proofOf = (token: string) => createHmac('sha256', 'sandbox').update(token).digest('hex')

async function me(token: string, more: Record<string, string> = {}): Promise<Answer> {
  const query = new URLSearchParams({
    fields: 'id,first_name,last_name,email',
    access_token: token,
    appsecret_proof: proofOf(token),
    ...more,
  })
  return read(await fetch(`${base}/me?${query.toString()}`))
}

describe('the dialog', () => {
  it('shows who there is, and a way out', async () => {
    const text = await (await fetch(dialogUrl())).text()
    for (const shown of ['Nia Osei', 'Rhys Bowen', 'No email address', 'Cancel'])
      expect(text).toContain(shown)
  })

  it('sends back a code and the state, and leaves a fragment behind', async () => {
    const back = await choose('nia')
    expect(back.origin + back.pathname).toBe(redirectUri)
    expect(back.searchParams.get('state')).toBe('a state')
    expect(back.searchParams.get('code')).toMatch(/^[\w-]{43}$/)
    expect(back.hash).toBe('#_=_')
  })

  it('sends back that somebody would rather not', async () => {
    expect(Object.fromEntries((await choose('')).searchParams)).toEqual({
      error: 'access_denied',
      error_code: '200',
      error_description: 'Permissions error',
      error_reason: 'user_denied',
      state: 'a state',
    })
  })

  it.each([
    [{ client_id: 'another' }, 'PLATFORM__INVALID_APP_ID'],
    [{ redirect_uri: 'ftp://a/' }, 'PLATFORM__INVALID_URL'],
  ])('sends nobody anywhere for %j', async (more, error) => {
    const answer = await fetch(dialogUrl(more), { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null])
    expect(await answer.text()).toContain(error)
  })
})

describe('a code', () => {
  it('is exchanged for a token, asked by either method', async () => {
    expect(await exchange(await codeOf('nia'))).toEqual({
      status: 200,
      access_token: expect.stringMatching(/^EAA/),
      token_type: 'bearer',
      expires_in: 5_183_944,
    })
    const posted = await fetch(`${base}/oauth/access_token`, {
      method: 'POST',
      body: new URLSearchParams({
        client_id: 'sandbox',
        client_secret: 'sandbox',
        redirect_uri: redirectUri,
        code: await codeOf('nia'),
      }),
    })
    expect(posted.status).toBe(200)
  })

  it('works once, for ten minutes', async () => {
    const [used, old] = [await codeOf('nia'), await codeOf('nia')]
    await exchange(used)
    expect(await exchange(used)).toMatchObject({ status: 400, error: { error_subcode: 36_009 } })
    nowMs += 600_000
    expect(await exchange(old)).toMatchObject({ status: 400, error: { error_subcode: 36_007 } })
  })

  it.each([
    [{ code: 'made-up' }, { code: 100 }],
    [{ redirect_uri: 'http://localhost:3000/' }, { code: 100, error_subcode: 36_008 }],
    [{ client_secret: 'guessed' }, { code: 1 }],
    [{ client_id: 'another' }, { code: 101 }],
  ])('is refused with %j, in the shape of the Graph API', async (wrong, error) => {
    expect(await exchange(await codeOf('nia'), wrong)).toMatchObject({
      status: 400,
      error: {
        ...error,
        type: 'OAuthException',
        message: expect.any(String),
        fbtrace_id: expect.any(String),
      },
    })
  })
})

describe('a token', () => {
  it('tells the fields that are asked for', async () => {
    const token = await tokenOf('nia')
    const id = '10160212345678901'
    expect(await me(token)).toEqual({
      status: 200,
      id,
      first_name: 'Nia',
      last_name: 'Osei',
      email: 'nia.osei@example.com',
    })
    expect(await me(token, { fields: 'first_name' })).toEqual({
      status: 200,
      id,
      first_name: 'Nia',
    })
  })

  it('tells no email address where there is none, or none was asked for', async () => {
    expect(await me(await tokenOf('rhys'))).not.toHaveProperty('email')
    expect(await me(await tokenOf('nia', { scope: 'public_profile' }))).not.toHaveProperty('email')
  })

  it('works in the header as well', async () => {
    const token = await tokenOf('nia')
    const answer = await fetch(`${base}/me?appsecret_proof=${proofOf(token)}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(await answer.json()).toEqual({ id: '10160212345678901', name: 'Nia Osei' })
  })

  it('is refused without the proof that its bearer knows the app’s secret', async () => {
    const token = await tokenOf('nia')
    expect(await me(token, { appsecret_proof: proofOf('another') })).toMatchObject({
      status: 400,
      error: { type: 'GraphMethodException', code: 100 },
    })
    const unproven = await fetch(`${base}/me?access_token=${token}`)
    expect(unproven.status).toBe(400)
  })

  it('made up, or older than two months, is refused', async () => {
    const token = await tokenOf('nia')
    expect(await me('made-up')).toMatchObject({ error: { code: 190 } })
    expect(await read(await fetch(`${base}/me`))).toMatchObject({ error: { code: 2500 } })
    nowMs += 5_183_944_000
    expect(await me(token)).toMatchObject({ status: 400, error: { code: 190 } })
  })
})
