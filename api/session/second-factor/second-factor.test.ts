import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ProfileType, Tokens, User } from '#contract/session.ts'
import { quickHash } from '#api/testing/quick-hash.ts'
import { accessHeaders, openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { deliverAccountEmails } from '#api/testing/test-mailbox.ts'
import { stepOf, totpCode } from './totp.ts'

const password = 'chips & gravy'
const MINUTE_MS = 60_000

let server: TestApp
let passwordHash: string
beforeAll(async () => {
  server = await createTestApp()
  passwordHash = await quickHash(password)
})
beforeEach(async () => {
  server.setNow(FRIDAY_EVENING)
  await deliverAccountEmails(server.context)
})
afterAll(() => server.close())

interface Answer {
  code: number
  message?: string
  details: { challenge: string; hasApp: boolean; hasPasskey: boolean }
  secret: string
  recoveryCodes: string[] | null
  secondFactor: { appSince: string | null; recoveryCodesLeft: number }
  tokens?: Tokens
  user?: User
}

let networks = 0

async function send(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  { as, body }: { as?: Pick<TestAccount, 'headers'>; body?: object } = {},
): Promise<Answer> {
  const headers = as?.headers ?? {}
  // Each from a network of its own, so that only the test of the limit meets it.
  const remoteAddress = `10.1.${Math.floor(networks / 200)}.${(networks++ % 200) + 1}`
  const answer = await server.app.inject({
    method,
    url: `/api/v1${path}`,
    headers,
    remoteAddress,
    ...(body && { body }),
  })
  const read = answer.body ? answer.json<Partial<Answer>>() : {}
  return { ...(read as Answer), code: answer.statusCode }
}

const logIn = ({ email }: TestAccount, side: 'partner' | 'operator' = 'operator') =>
  send('POST', `/${side}/auth/login`, { body: { username: email, password, rememberMe: true } })

const complete = (challenge: string, factor: object) =>
  send('POST', '/staff/sign-in', { body: { challenge, factor } })
const byApp = (challenge: string, code: string) => complete(challenge, { kind: 'app', code })

const secretOf = (base32: string) => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...base32]
    .map((each) => letters.indexOf(each).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
const codeNow = (secret: string) => totpCode(secretOf(secret), stepOf(server.context.now()))
const later = (minutes: number) =>
  server.setNow(new Date(FRIDAY_EVENING.getTime() + minutes * MINUTE_MS))

/** Somebody with an authenticator app, a minute after they set it up. */
async function withApp(type: ProfileType = 'operator') {
  const account = await openTestAccount(server.context, type, { passwordHash })
  const begun = await send('POST', '/staff/second-factor/app', { as: account, body: { password } })
  const confirmed = await send('POST', '/staff/second-factor/app/confirm', {
    as: account,
    body: { code: codeNow(begun.secret) },
  })
  expect(confirmed.code).toBe(200)
  later(1)
  return { account, secret: begun.secret, recoveryCodes: confirmed.recoveryCodes ?? [] }
}

describe('an authenticator app', () => {
  test('is set up by the password and a first code, with ten recovery codes that are shown once', async () => {
    const { account, recoveryCodes } = await withApp()
    expect(new Set(recoveryCodes).size).toBe(10)
    const as = { headers: await accessHeaders(server.context, account.accountId, 'operator') }
    expect(await send('GET', '/staff/second-factor', { as })).toMatchObject({
      appSince: FRIDAY_EVENING.toISOString(),
      passkeys: [],
      recoveryCodesLeft: 10,
    })
    const again = await send('POST', '/staff/second-factor/app', { as, body: { password } })
    expect(again).toMatchObject({ code: 409, message: 'SECOND_FACTOR_EXISTS' })
    const { rows } = await server.context.pool.query<{ sealed_secret: string }>(
      'SELECT sealed_secret FROM authenticator_app WHERE account_id = $1',
      [account.accountId],
    )
    expect(rows[0]?.sealed_secret).toMatch(/^eyJ/)
  })

  test('counts only once it was confirmed, and needs the right password and code', async () => {
    const account = await openTestAccount(server.context, 'operator', { passwordHash })
    const begin = (given: string) =>
      send('POST', '/staff/second-factor/app', { as: account, body: { password: given } })
    expect(await begin('mushy peas')).toMatchObject({ code: 400, message: 'INCORRECT_PASSWORD' })
    const { secret } = await begin(password)
    const wrong = codeNow(secret) === '123456' ? '654321' : '123456'
    const confirmed = await send('POST', '/staff/second-factor/app/confirm', {
      as: account,
      body: { code: wrong },
    })
    expect(confirmed).toMatchObject({ code: 400, message: 'WRONG_SECOND_FACTOR' })
    expect((await logIn(account)).tokens).toBeDefined()
  })

  test('is not for customers', async () => {
    const customer = await openTestAccount(server.context, 'customer', { passwordHash })
    expect(await send('GET', '/staff/second-factor', { as: customer })).toMatchObject({
      code: 403,
      message: 'PROFILE_TYPE_NOT_ALLOWED',
    })
  })

  test('is removed by the password, which is told by email', async () => {
    const { account } = await withApp('partner')
    const as = { headers: await accessHeaders(server.context, account.accountId, 'partner') }
    const body = { password, passkeyId: null }
    const removed = await send('POST', '/staff/second-factor/remove', { as, body })
    expect(removed).toMatchObject({ appSince: null, recoveryCodesLeft: 0 })
    const [mail] = await deliverAccountEmails(server.context)
    expect(mail).toMatchObject({ to: account.email })
    expect(mail?.subject).toContain('second step')
    expect((await logIn(account, 'partner')).tokens).toBeDefined()
  })
})

describe('a sign-in with a second step', () => {
  test.each(['partner', 'operator'] as const)(
    'of a %s gives no tokens before the code, and remembers what was chosen',
    async (side) => {
      const { account, secret } = await withApp(side)
      const first = await logIn(account, side)
      expect(first).toMatchObject({
        code: 403,
        message: 'SECOND_FACTOR_REQUIRED',
        details: { hasApp: true, hasPasskey: false },
      })
      expect(first.tokens).toBeUndefined()
      const second = await byApp(first.details.challenge, codeNow(secret))
      expect(second).toMatchObject({ code: 200, user: { email: account.email } })
      const headers = { authorization: `Bearer ${second.tokens?.accessToken}` }
      expect((await send('GET', '/auth/user', { as: { headers } })).code).toBe(200)
      const { rows } = await server.context.pool.query(
        'SELECT remember_me FROM session WHERE account_id = $1',
        [account.accountId],
      )
      expect(rows).toEqual([{ remember_me: true }])
    },
  )

  test('refuses a wrong code, whose challenge still works with the right one', async () => {
    const { account, secret } = await withApp()
    const { challenge } = (await logIn(account)).details
    const right = codeNow(secret)
    const refused = await byApp(challenge, right === '123456' ? '654321' : '123456')
    expect(refused).toMatchObject({ code: 400, message: 'WRONG_SECOND_FACTOR' })
    expect((await byApp(challenge, right)).code).toBe(200)
  })

  test('refuses a code that was used before', async () => {
    const { account, secret } = await withApp()
    const code = codeNow(secret)
    expect((await byApp((await logIn(account)).details.challenge, code)).code).toBe(200)
    expect(await byApp((await logIn(account)).details.challenge, code)).toMatchObject({
      code: 400,
      message: 'WRONG_SECOND_FACTOR',
    })
  })

  test('is completed once, by two at the same instant with the same code', async () => {
    const { account, secret } = await withApp()
    const [one, other] = [await logIn(account), await logIn(account)]
    const code = codeNow(secret)
    const answers = await Promise.all(
      [one, one, other].map(({ details }) => byApp(details.challenge, code)),
    )
    expect(answers.filter(({ tokens }) => tokens)).toHaveLength(1)
  })

  test('expires after 5 minutes, and with another password', async () => {
    const { account, secret } = await withApp()
    const expired = { code: 410, message: 'SIGN_IN_EXPIRED' }
    const { challenge } = (await logIn(account)).details
    later(7)
    expect(await byApp(challenge, codeNow(secret))).toMatchObject(expired)
    const again = (await logIn(account)).details.challenge
    await server.context.db
      .updateTable('account')
      .set({ password_hash: await quickHash('mushy peas') })
      .where('id', '=', account.accountId)
      .execute()
    expect(await byApp(again, codeNow(secret))).toMatchObject(expired)
    expect(await byApp('a'.repeat(43), codeNow(secret))).toMatchObject(expired)
  })

  test('of one account is not completed by the app of another', async () => {
    const [mine, theirs] = [await withApp(), await withApp()]
    const { challenge } = (await logIn(theirs.account)).details
    expect(await byApp(challenge, codeNow(mine.secret))).toMatchObject({
      code: 400,
      message: 'WRONG_SECOND_FACTOR',
    })
    const [code = ''] = mine.recoveryCodes
    const refused = await complete(challenge, { kind: 'recoveryCode', code })
    expect(refused).toMatchObject({ code: 400, message: 'WRONG_SECOND_FACTOR' })
  })

  test('is completed by a recovery code, however it is typed, once', async () => {
    const { account, recoveryCodes } = await withApp()
    const code = (recoveryCodes[3] ?? '').toUpperCase().replace('-', ' ')
    const use = async () =>
      complete((await logIn(account)).details.challenge, { kind: 'recoveryCode', code })
    expect((await use()).code).toBe(200)
    expect(await use()).toMatchObject({ code: 400, message: 'WRONG_SECOND_FACTOR' })
  })

  test('lets nobody guess: whoever is wrong too often waits, also after the right password', async () => {
    const { account } = await withApp()
    const guess = async () => {
      const { challenge } = (await logIn(account)).details
      const url = '/api/v1/staff/sign-in'
      const body = { challenge, factor: { kind: 'recoveryCode', code: 'aaaaa-aaaaa' } }
      return (await server.app.inject({ method: 'POST', url, body, remoteAddress: '192.0.2.7' }))
        .statusCode
    }
    const codes: number[] = []
    for (let count = 0; count < 8; count++) codes.push(await guess())
    expect(codes[0]).toBe(400)
    expect(codes.at(-1)).toBe(429)
  })
})

describe('whoever has lost it', () => {
  test('is reset by an owner, logged out, told by email, and written down', async () => {
    const owner = await openTestAccount(server.context, 'operator')
    const support = await openTestAccount(server.context, 'operator', { operatorRole: 'support' })
    const { account } = await withApp()
    const path = `/operator/users/${account.accountId}/second-factor`
    const [as, asSupport] = [owner, support]
    expect(await send('DELETE', path, { as: asSupport })).toMatchObject({ code: 403 })
    expect((await send('DELETE', path, { as })).code).toBe(204)
    expect((await logIn(account)).tokens).toBeDefined()
    const mails = await deliverAccountEmails(server.context)
    expect(mails.map(({ to }) => to)).toContain(account.email)
    const { rows } = await server.context.pool.query(
      'SELECT act, before, after FROM audit_event ORDER BY id DESC LIMIT 1',
    )
    expect(rows).toEqual([
      {
        act: 'resetSecondFactor',
        before: { secondFactor: true },
        after: { secondFactor: false },
      },
    ])
    expect(await send('DELETE', path, { as })).toMatchObject({
      code: 409,
      message: 'NO_SECOND_FACTOR',
    })
  })
})

test('in production an operator does nothing else before they have set one up', async () => {
  const { configuration } = server.context
  const before = { nodeEnv: configuration.nodeEnv, sandbox: configuration.sandbox }
  Object.assign(configuration, { nodeEnv: 'production', sandbox: false })
  try {
    const account = await openTestAccount(server.context, 'operator', { passwordHash })
    expect(await logIn(account)).toMatchObject({ code: 200, user: { needsSecondFactor: true } })
    expect(await send('GET', '/operator/audit', { as: account })).toMatchObject({
      code: 403,
      message: 'SECOND_FACTOR_MISSING',
    })
    const body = { password }
    const { secret } = await send('POST', '/staff/second-factor/app', { as: account, body })
    await send('POST', '/staff/second-factor/app/confirm', {
      as: account,
      body: { code: codeNow(secret) },
    })
    expect((await send('GET', '/operator/audit', { as: account })).code).toBe(200)
  } finally {
    Object.assign(configuration, before)
  }
})
