import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deleteOldData } from '#api/delete-old-data.ts'
import { openTestAccount } from '#api/testing/test-account.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { deliverAccountEmails, linkIn } from '#api/testing/test-mailbox.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
beforeEach(() => server.setNow(FRIDAY_EVENING))
afterAll(() => server.close())

const days = (count: number) => new Date(FRIDAY_EVENING.getTime() + count * 86_400_000)

async function deletedAfter(passedDays: number): Promise<void> {
  server.setNow(days(passedDays))
  await deleteOldData(server.context, new AbortController().signal)
}

async function post(path: string, body: object): Promise<string> {
  const url = `/api/v1/auth/${path}`
  const answer = await server.app.inject({ method: 'POST', url, body })
  return answer.json<{ message: string }>().message
}

async function codeOfRegistering(email: string): Promise<string> {
  await post('register', { email })
  const [mail] = await deliverAccountEmails(server.context)
  return (mail && linkIn(mail).secret.get('code')) ?? ''
}

const accountsOf = (email: string) =>
  server.context.db.selectFrom('account').select('id').where('email', '=', email).execute()

describe('an incomplete account', () => {
  test('is stored for 30 days, and then deleted', async () => {
    const code = await codeOfRegistering('begun@example.com')
    await deletedAfter(30)
    expect(await accountsOf('begun@example.com')).toHaveLength(1)
    await deletedAfter(30.1)
    expect(await accountsOf('begun@example.com')).toEqual([])
    expect(await post('register/confirm', { code })).toBe('WRONG_CONFIRM_CODE')
    expect(await post('register', { email: 'begun@example.com' })).toBe('CONFIRMATION_SENT')
    await deliverAccountEmails(server.context)
  })

  test('is left to its owner while the last link works', async () => {
    await codeOfRegistering('late@example.com')
    server.setNow(days(29.5))
    await post('register/confirm/resend', { email: 'late@example.com' })
    const [mail] = await deliverAccountEmails(server.context)
    const code = (mail && linkIn(mail).secret.get('code')) ?? ''
    await deletedAfter(30.2)
    const body = {
      firstName: 'La',
      lastName: 'Te',
      phone: '07700 900555',
      password: 'gravy boat 7',
    }
    await post('register/complete', { code, ...body })
    await deletedAfter(300)
    expect(await accountsOf('late@example.com')).toHaveLength(1)
  })

  test('and completed stays, and so do those of staff', async () => {
    const emails = [
      (await openTestAccount(server.context, 'customer')).email,
      (await openTestAccount(server.context, 'partner')).email,
    ]
    await server.context.db
      .updateTable('account')
      .set({ completed_at: null, created_at: FRIDAY_EVENING })
      .where('email', '=', emails[1] ?? '')
      .execute()
    await deletedAfter(2000)
    for (const email of emails) expect(await accountsOf(email)).toHaveLength(1)
  })
})

test('an expired link says so for 30 days, and is then deleted', async () => {
  const { email } = await openTestAccount(server.context, 'customer')
  await post('reset-password/request', { email })
  const [mail] = await deliverAccountEmails(server.context)
  const token = (mail && linkIn(mail).secret.get('code')) ?? ''
  const reset = () => post('reset-password', { token, email, password: 'gravy boat 7' })
  await deletedAfter(30)
  expect(await reset()).toBe('PASSWORD_RESET_EXPIRED')
  await deletedAfter(30.1)
  expect(await reset()).toBe('PASSWORD_RESET_FAILED')
})

test('stores the events of an account for a year', async () => {
  const { accountId } = await openTestAccount(server.context, 'customer')
  const { db } = server.context
  await db
    .insertInto('account_event')
    .values({ account_id: accountId, kind: 'signedIn', at: FRIDAY_EVENING })
    .execute()
  const events = db.selectFrom('account_event').select('kind').where('account_id', '=', accountId)
  await deletedAfter(365)
  expect(await events.execute()).toHaveLength(1)
  await deletedAfter(365.1)
  expect(await events.execute()).toEqual([])
})

test('stores a used bot check for as long as it could be sent again', async () => {
  const { db } = server.context
  const hash = randomBytes(32)
  await db
    .insertInto('used_bot_check')
    .values({ hash, expires_at: days(1) })
    .execute()
  const remaining = db.selectFrom('used_bot_check').select('hash').where('hash', '=', hash)
  await deletedAfter(1)
  expect(await remaining.execute()).toHaveLength(1)
  await deletedAfter(1.1)
  expect(await remaining.execute()).toEqual([])
})

test('an unused return from a provider is deleted', async () => {
  const { db } = server.context
  const hash = randomBytes(32)
  await db
    .insertInto('social_return')
    .values({ code_hash: hash, provider: 'google', subject: '1', expires_at: days(1) })
    .execute()
  await deletedAfter(1.1)
  const remaining = db.selectFrom('social_return').select('code_hash').where('code_hash', '=', hash)
  expect(await remaining.execute()).toEqual([])
})
