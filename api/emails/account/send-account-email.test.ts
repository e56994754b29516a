import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { MailFailed, MailUndeliverable, type OutgoingMail } from '#api/outside/mail/mail.port.ts'
import { openTestAccount } from '#api/testing/test-account.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { linkIn } from '#api/testing/test-mailbox.ts'
import { sendAccountEmail } from './send-account-email.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
beforeEach(() => server.setNow(FRIDAY_EVENING))
afterAll(() => server.close())

const warned: object[] = []
const log = { warn: (fields: object) => void warned.push(fields), error: () => {} }

/** Tries to send an email, which a mail server takes or answers with `failure`. */
async function send(payload: Parameters<typeof sendAccountEmail>[2], failure?: Error) {
  const sent: OutgoingMail[] = []
  const mail = {
    async send(each: OutgoingMail) {
      sent.push(each)
      if (failure) throw failure
    },
    close() {},
  }
  const error: unknown = await sendAccountEmail(server.context, { mail, log }, payload).catch(
    (thrown: unknown) => thrown,
  )
  return { sent, error }
}

const toReset = (email: string) =>
  ({ id: randomUUID(), message: 'reset', email, cartToken: null }) as const

test('an email that a mail server refused is sent again as the same email, whose link works from then on', async () => {
  const { email, accountId } = await openTestAccount(server.context, 'customer')
  const request = toReset(email)
  const first = await send(request, new MailFailed('ECONNECTION'))
  expect(first.error).toBeInstanceOf(MailFailed)
  server.setNow(new Date(FRIDAY_EVENING.getTime() + 2 * 3_600_000))
  const second = await send(request)
  expect(second.error).toBeUndefined()
  const [one, other] = [first.sent[0], second.sent[0]]
  expect(other?.messageId).toBe(one?.messageId)
  const token = (other && linkIn(other).secret.get('code')) ?? ''
  expect(token).toBe(one && linkIn(one).secret.get('code'))
  const { rows } = await server.context.pool.query(
    `SELECT kind FROM account_event WHERE account_id = $1 AND kind = 'resetRequested'`,
    [accountId],
  )
  expect(rows).toHaveLength(1)
  const body = { token, email, password: 'mushy peas' }
  const url = '/api/v1/auth/reset-password'
  expect((await server.app.inject({ method: 'POST', url, body })).statusCode).toBe(200)
})

test('a link that was used works no more when its email is sent a second time', async () => {
  const { email } = await openTestAccount(server.context, 'customer')
  const request = toReset(email)
  const reset = async () => {
    const mail = (await send(request)).sent[0]
    const token = (mail && linkIn(mail).secret.get('code')) ?? ''
    const body = { token, email, password: 'mushy peas' }
    const url = '/api/v1/auth/reset-password'
    return (await server.app.inject({ method: 'POST', url, body })).statusCode
  }
  expect(await reset()).toBe(200)
  expect(await reset()).toBe(410)
})

test.each([
  { message: 'reset' },
  { message: 'passwordChanged' },
  { message: 'providerLinked', provider: 'google' },
] as const)(
  'a missing mailbox is not tried again, and logged without its address: %o',
  async (what) => {
    warned.length = 0
    const { email } = await openTestAccount(server.context, 'customer')
    const payload = { ...toReset(email), ...what }
    const { error } = await send(payload, new MailUndeliverable('550 5.1.1'))
    expect(error).toBeUndefined()
    expect(warned).toHaveLength(1)
    expect(JSON.stringify(warned)).not.toContain(email)
  },
)
