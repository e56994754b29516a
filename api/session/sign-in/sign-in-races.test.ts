import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Tokens } from '#contract/session.ts'
import { openTestAccount } from '#api/testing/test-account.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { deliverAccountEmails, linkIn } from '#api/testing/test-mailbox.ts'
import { untilConnectionWaits } from '#api/testing/test-waiting.ts'
import { countAttempt } from '#api/session/limits/guess-limit.ts'
import { hashPassword } from '#api/session/password/hash-password.ts'

const password = 'chips & gravy'

let server: TestApp
let passwordHash: string
beforeAll(async () => {
  server = await createTestApp()
  passwordHash = await hashPassword(password)
})
beforeEach(() => deliverAccountEmails(server.context))
afterAll(() => server.close())

interface Answer {
  code: number
  message?: unknown
  tokens?: Tokens
}

async function send(
  method: 'POST' | 'PUT',
  path: string,
  body: object,
  { token = '', remoteAddress = '192.0.2.1' } = {},
): Promise<Answer> {
  const url = `/api/v1${path}`
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  const answer = await server.app.inject({ method, url, body, headers, remoteAddress })
  return { code: answer.statusCode, ...(answer.body && answer.json<object>()) }
}

const logIn = (email: string, given = password, remoteAddress?: string) =>
  send(
    'POST',
    '/auth/login',
    { username: email, password: given },
    remoteAddress ? { remoteAddress } : {},
  )

const newCustomer = () => openTestAccount(server.context, 'customer', { passwordHash })

/** Starts a sign-in that reads the account as it was, and continues it once `column` has changed. */
async function logInWhile(email: string, column: object): Promise<Answer> {
  const { context } = server
  const transaction = await context.db.startTransaction().execute()
  await transaction.updateTable('account').set(column).where('email', '=', email).execute()
  const signingIn = logIn(email)
  await untilConnectionWaits(context).finally(() => transaction.commit().execute())
  return signingIn
}

describe('a sign-in that is under way', () => {
  test('with the old password opens nothing once there is a new one', async () => {
    const { email } = await newCustomer()
    const answer = await logInWhile(email, { password_hash: await hashPassword('mushy peas') })
    expect(answer).toMatchObject({ code: 401, message: 'Unauthorized' })
  })

  test('opens nothing once the account is suspended', async () => {
    const { email } = await newCustomer()
    const answer = await logInWhile(email, { suspended_at: server.context.now() })
    expect(answer).toMatchObject({ code: 403, message: 'SUSPENDED_USER' })
  })
})

test('of two who change a password at once, by the same current one, one does', async () => {
  const { email } = await newCustomer()
  const [one, other] = [await logIn(email), await logIn(email)]
  const answers = await Promise.all(
    [one, other].map(({ tokens }, index) =>
      send(
        'PUT',
        '/user/change-password',
        { currentPassword: password, password: `mushy peas no ${index} please` },
        { token: tokens?.accessToken ?? '' },
      ),
    ),
  )
  const codes = answers.map(({ code }) => code).toSorted()
  expect(codes[0]).toBe(204)
  expect([400, 401]).toContain(codes[1])
})

describe('links to set a new password', () => {
  async function linkFor(email: string): Promise<string> {
    await send('POST', '/auth/reset-password/request', { email })
    const mail = (await deliverAccountEmails(server.context)).find(({ to }) => to === email)
    return (mail && linkIn(mail).secret.get('code')) ?? ''
  }
  const reset = (email: string, token: string, remoteAddress = '192.0.2.1') =>
    send(
      'POST',
      '/auth/reset-password',
      { email, token, password: 'mushy peas' },
      { remoteAddress },
    )

  test('stop working once the owner has changed the password', async () => {
    const { email } = await newCustomer()
    const link = await linkFor(email)
    const { tokens } = await logIn(email)
    const change = { currentPassword: password, password: 'curry sauce' }
    await send('PUT', '/user/change-password', change, { token: tokens?.accessToken ?? '' })
    expect(await reset(email, link)).toMatchObject({ message: 'PASSWORD_RESET_EXPIRED' })
  })

  test('let the owner in at once, however many guess from other networks and from the same', async () => {
    const { email } = await newCustomer()
    const own = '198.51.100.7'
    const strangers = Array.from({ length: 100 }, () => `10.${[...randomBytes(3)].join('.')}`)
    await Promise.all(strangers.map((address) => countAttempt(server.context, { email, address })))
    for (let count = 0; count < 5; count++) await logIn(email, 'a guess', own)
    expect(await logIn(email, password, own)).toMatchObject({ code: 429 })
    expect((await reset(email, await linkFor(email), own)).code).toBe(200)
    expect((await logIn(email, 'mushy peas', own)).code).toBe(200)
    expect((await logIn(email, 'mushy peas', '203.0.113.9')).code).toBe(429)
  })
})
