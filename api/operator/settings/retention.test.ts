import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SavedRetention } from '#contract/operator/settings/retention.ts'
import { retentionDays } from '#rules/privacy/retention.ts'
import { deleteOldData } from '#api/delete-old-data.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { placeTestOrder } from '#api/testing/test-order.ts'
import { openTestStore } from '#api/testing/test-store.ts'

const DAY_MS = 86_400_000

let server: TestApp
let operator: TestAccount
beforeAll(async () => {
  server = await createTestApp()
  operator = await openTestAccount(server.context, 'operator', { operatorRole: 'owner' })
})
beforeEach(async () => {
  server.setNow(FRIDAY_EVENING)
  await server.context.pool.query(`UPDATE retention SET days = '{}'`)
})
afterAll(() => server.close())

async function ask(method: 'GET' | 'PUT', body?: object, as = operator) {
  const url = '/api/v1/operator/retention'
  const answer = await server.app.inject({
    method,
    url,
    headers: as.headers,
    ...(body && { body }),
  })
  return { code: answer.statusCode, body: answer.json<SavedRetention & { message: unknown }>() }
}

const change = async (days: object) => {
  const { version } = (await ask('GET')).body
  return ask('PUT', { days: { ...retentionDays({}), ...days }, version })
}

const passDays = async (days: number) => {
  server.setNow(new Date(FRIDAY_EVENING.getTime() + days * DAY_MS))
  await deleteOldData(server.context, new AbortController().signal)
}

const count = async (table: string) =>
  (await server.context.pool.query(`SELECT FROM ${table}`)).rowCount

test('periods are as the product comes, are changed, recorded and published', async () => {
  expect((await ask('GET')).body.days).toEqual(retentionDays({}))
  expect((await change({ enquiries: 60 })).body.days.enquiries).toBe(60)
  const published = await server.app.inject({ url: '/api/v1/retention' })
  expect(published.json<{ items: unknown[] }>().items).toContainEqual({
    what: 'enquiries',
    days: 60,
  })
  const { rows } = await server.context.pool.query(
    `SELECT subject, before, after FROM audit_event WHERE act = 'changeRetention'`,
  )
  expect(rows).toEqual([
    { subject: 'enquiries', before: { storedDays: 365 }, after: { storedDays: 60 } },
  ])
})

test.each([
  [{ orders: 365 }, 'orders', 'too_few'],
  [{ enquiries: 29 }, 'enquiries', 'too_few'],
  [{ carts: 181 }, 'carts', 'too_many'],
  [{ readings: 1.5 }, 'readings', 'invalid_value'],
])('%o is refused: %s', async (days, field, code) => {
  const refused = await change(days)
  expect([refused.code, refused.body.message]).toEqual([400, [{ field: `days.${field}`, code }]])
})

test('of two who change them at once, one is refused', async () => {
  const { version } = (await ask('GET')).body
  const days = retentionDays({})
  const codes = await Promise.all([ask('PUT', { days, version }), ask('PUT', { days, version })])
  expect(codes.map(({ code }) => code).toSorted()).toEqual([200, 409])
})

test.each(['support', 'finance', 'content'] as const)(
  'they are not for the role %s',
  async (role) => {
    const other = await openTestAccount(server.context, 'operator', { operatorRole: role })
    expect((await ask('GET', undefined, other)).code).toBe(403)
  },
)

test('messages are deleted after the days that are set', async () => {
  await change({ enquiries: 60 })
  const body = { name: 'Priya', email: 'p@example.org', orderNumber: '', message: 'Hello' }
  await server.app.inject({ method: 'POST', url: '/api/v1/email/contactus', body })
  await passDays(59)
  expect(await count('enquiry')).toBe(1)
  await passDays(61)
  expect(await count('enquiry')).toBe(0)
})

test('photos of problems are deleted after the days that are set, those of reviews are not', async () => {
  await change({ problemPhotos: 90 })
  for (const [id, purpose] of [
    ['a'.repeat(22), 'problem'],
    ['b'.repeat(22), 'review'],
  ])
    await server.context.pool.query(
      `INSERT INTO photo (id, width, height, widths, placeholder, bytes, created_at, purpose,
         subject_id, position, alt, claimed_at)
       VALUES ($1, 9, 9, '{9}', '', 9, $2, $3, gen_random_uuid(), 1, '', $2)`,
      [id, FRIDAY_EVENING, purpose],
    )
  await passDays(89)
  expect(await count('photo')).toBe(2)
  await passDays(91)
  expect(await count('photo')).toBe(1)
})

test('an order no longer names who ordered once its sale is accounted for', async () => {
  const { storeId } = await openTestStore(server.context)
  const customer = await openTestAccount(server.context, 'customer')
  const { orderId: id } = await placeTestOrder(server.context, {
    storeId,
    accountId: customer.accountId,
  })
  await server.context.pool.query(`UPDATE orders SET status = 'completed' WHERE id = $1`, [id])
  const nameOf = async () => {
    const { rows } = await server.context.pool.query<{ name: string; total: number }>(
      `SELECT snapshot #>> '{contact,name}' AS name, total_pence AS total FROM orders WHERE id = $1`,
      [id],
    )
    return rows[0]
  }
  const before = await nameOf()
  await change({ orders: 6 * 365 + 2 })
  await passDays(6 * 365)
  expect(await nameOf()).toEqual(before)
  await passDays(6 * 365 + 3)
  expect(await nameOf()).toEqual({ name: '', total: before?.total })
})
