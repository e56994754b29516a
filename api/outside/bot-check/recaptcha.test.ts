import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { BotCheckAction } from '#contract/session.ts'
import { createRecaptcha } from './recaptcha.driver.ts'

const good = {
  success: true,
  score: 0.9,
  action: 'login',
  hostname: 'tuckin.example',
  challenge_ts: '2026-05-15T18:00:00Z',
}
const refused = 'Low recaptcha score.'

/** A stand-in for Google, and the requests it received. */
let google: Server
let answer: (response: ServerResponse) => void
let requests: { method?: string; type?: string; body: URLSearchParams }[] = []
let logged: { fields: object; message: string }[] = []

beforeAll(async () => {
  google = createServer((request, response) => {
    let body = ''
    request.on('data', (piece: Buffer) => (body += piece.toString()))
    request.on('end', () => {
      const { method, headers } = request
      requests.push({
        ...(method && { method }),
        ...(headers['content-type'] && { type: headers['content-type'] }),
        body: new URLSearchParams(body),
      })
      answer(response)
    })
  })
  await new Promise<void>((listening) => google.listen(0, '127.0.0.1', () => listening()))
})
beforeEach(() => {
  requests = []
  logged = []
  answers(good)
})
afterAll(() => {
  google.closeAllConnections()
  google.close()
})

function answers(body: unknown, status = 200) {
  answer = (response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }
}

function urlOf(server: Server): string {
  // A TCP server that listens has a port.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`
}

function recaptcha({ url = urlOf(google), timeoutMs = 5000 } = {}) {
  return createRecaptcha({
    siteKey: 'site',
    secretKey: 'very secret',
    url,
    hostname: 'tuckin.example',
    log: { warn: (fields, message) => logged.push({ fields, message }) },
    timeoutMs,
  })
}

async function shown(
  token: string | null,
  {
    action = 'login',
    by = recaptcha(),
  }: { action?: BotCheckAction; by?: ReturnType<typeof recaptcha> } = {},
) {
  try {
    await by.verify({ action, token, address: '192.0.2.7' })
    return 'passed'
  } catch (error) {
    return error instanceof Error ? error.message : 'refused'
  }
}

test('a browser is told the site key', async () => {
  expect(await recaptcha().challenge('login')).toEqual({ driver: 'recaptcha', siteKey: 'site' })
})

test('Google is asked about the token, by whom it was shown and with our secret', async () => {
  expect(await shown('a token')).toBe('passed')
  expect(requests).toHaveLength(1)
  expect(requests[0]).toMatchObject({
    method: 'POST',
    type: expect.stringContaining('application/x-www-form-urlencoded'),
  })
  expect(Object.fromEntries(requests[0]?.body ?? [])).toEqual({
    secret: 'very secret',
    response: 'a token',
    remoteip: '192.0.2.7',
  })
})

test.each([null, ''])(
  'without a token (%j) nobody passes, and Google gets no request',
  async (token) => {
    expect(await shown(token)).toBe(refused)
    expect(requests).toHaveLength(0)
  },
)

describe('a verdict', () => {
  test.each([
    ['a good score', {}, 'passed'],
    ['the lowest score that passes', { score: 0.5 }, 'passed'],
    ['a score just below', { score: 0.49 }, refused],
    ['a machine’s score', { score: 0.1 }, refused],
    ['no score, as for keys of another version', { score: undefined }, refused],
    ['another action', { action: 'register' }, refused],
    ['no action', { action: undefined }, refused],
    ['another site', { hostname: 'elsewhere.example' }, refused],
    ['no site', { hostname: undefined }, refused],
    [
      'a token that is none',
      { success: false, 'error-codes': ['invalid-input-response'] },
      refused,
    ],
    [
      'a token used or too old',
      { success: false, 'error-codes': ['timeout-or-duplicate'] },
      refused,
    ],
  ])('of %s', async (_what, verdict, outcome) => {
    answers({ ...good, ...verdict })
    expect(await shown('a token')).toBe(outcome)
    expect(logged).toEqual([])
  })

  test.each(['invalid-input-secret', 'missing-input-secret'])(
    'of %s lets nobody in, and says which setting is wrong',
    async (code) => {
      answers({ success: false, 'error-codes': [code] })
      expect(await shown('a token')).toBe('SERVICE_UNAVAILABLE')
      expect(logged[0]?.message).toContain('RECAPTCHA_SECRET_KEY')
    },
  )
})

describe('while Google gives no verdict, everybody with a token passes and it is logged without the secret', () => {
  const expectLogged = () => {
    expect(logged).toHaveLength(1)
    expect(logged[0]?.message).toContain('reCAPTCHA gives no verdict')
    expect(JSON.stringify(logged)).not.toContain('secret')
  }

  test.each([
    ['an error', () => answers('{}', 500)],
    ['a refusal', () => answers('{}', 429)],
    ['a page', () => answers('<html>')],
    ['another shape', () => answers({ ok: true })],
    ['a broken connection', () => (answer = (response) => response.destroy())],
    [
      'another address to ask',
      () => (answer = (response) => response.writeHead(302, { location: '/' }).end()),
    ],
  ])('but %s', async (_what, fail) => {
    fail()
    expect(await shown('a token')).toBe('passed')
    expect(await shown(null)).toBe(refused)
    expectLogged()
  })

  test('for too long', async () => {
    answer = () => {}
    expect(await shown('a token', { by: recaptcha({ timeoutMs: 50 }) })).toBe('passed')
    expectLogged()
  })

  test('because no server answers', async () => {
    const gone = createServer()
    await new Promise<void>((listening) => gone.listen(0, '127.0.0.1', () => listening()))
    const url = urlOf(gone)
    await new Promise((closed) => gone.close(closed))
    expect(await shown('a token', { by: recaptcha({ url }) })).toBe('passed')
    expectLogged()
  })

  test('and the log is not flooded', async () => {
    answers('{}', 500)
    const by = recaptcha()
    for (let count = 0; count < 5; count++) await shown('a token', { by })
    expectLogged()
  })
})
