import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Order } from '#contract/orders.ts'
import { accessHeaders, openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { placeTestOrder } from '#api/testing/test-order.ts'
import { openTestStore } from '#api/testing/test-store.ts'

let server: TestApp
let storeId: string
let partner: TestAccount
const dayMs = 24 * 60 * 60_000

beforeAll(async () => {
  server = await createTestApp()
})
beforeEach(async () => {
  server.setNow(FRIDAY_EVENING)
  storeId = (await openTestStore(server.context)).storeId
  partner = await openTestAccount(server.context, 'partner', { storeIds: [storeId] })
})
afterAll(() => server.close())

async function place(number: string, { daysAgo = 0, at = storeId } = {}): Promise<string> {
  const placedAt = new Date(FRIDAY_EVENING.getTime() - daysAgo * dayMs)
  return (await placeTestOrder(server.context, { storeId: at, placedAt, number })).orderId
}

async function find(number: string, { at = storeId, as = partner, more = '' } = {}) {
  const url = `/api/v1/partner/stores/${at}/orders?number=${number}${more}`
  const answer = await server.app.inject({ url, headers: as.headers })
  const body = answer.json<{ items?: Order[]; nextCursor?: string | null; message?: unknown }>()
  return { code: answer.statusCode, ...body, ids: body.items?.map(({ id }) => id) }
}

test('a store finds its orders by their number, in whatever state, the newest first', async () => {
  const before = await place('K7PX', { daysAgo: 30 })
  const now = await place('K7PX')
  await place('K7PY')
  const { db } = server.context
  await db.updateTable('orders').set({ status: 'completed' }).where('id', '=', before).execute()
  const found = await find('K7PX')
  expect(found).toMatchObject({ code: 200, ids: [now, before], nextCursor: null })
  expect(found.items?.[1]).toMatchObject({ number: 'K7PX', status: 'completed' })
})

test('they come in pages like any other list', async () => {
  const before = await place('K7PX', { daysAgo: 1 })
  const now = await place('K7PX')
  const first = await find('K7PX', { more: '&limit=1' })
  expect(first).toMatchObject({ ids: [now], nextCursor: now })
  expect(await find('K7PX', { more: `&limit=1&cursor=${now}` })).toMatchObject({
    ids: [before],
    nextCursor: null,
  })
})

test('an order is found for 90 days', async () => {
  const last = await place('K7PX', { daysAgo: 90 })
  await place('K7PX', { daysAgo: 91 })
  expect((await find('K7PX')).ids).toEqual([last])
})

test('one that is not paid is no store’s', async () => {
  const orderId = await place('K7PX')
  const { db } = server.context
  for (const status of ['awaitingpayment', 'unpaid'] as const) {
    await db
      .updateTable('orders')
      .set({ status, payment_method: 'online' })
      .where('id', '=', orderId)
      .execute()
    expect((await find('K7PX')).ids).toEqual([])
  }
})

test('the partner of another store finds nothing here, and what is here not at theirs', async () => {
  await place('K7PX')
  const other = (await openTestStore(server.context)).storeId
  const theirs = await place('K7PX', { at: other })
  const as = await openTestAccount(server.context, 'partner', { storeIds: [other] })
  expect(await find('K7PX', { as })).toMatchObject({ code: 404, message: 'NONEXISTING_STORE' })
  expect((await find('K7PX', { at: other, as })).ids).toEqual([theirs])
  const headers = await accessHeaders(server.context, as.accountId, 'customer')
  expect((await find('K7PX', { as: { ...as, headers } })).code).not.toBe(200)
})

test.each(['', 'K7P', 'K7PXX', 'k7px', 'AEIO', '%25%25%25%25'])(
  'what cannot be a number is refused (%j)',
  async (number) => {
    expect(await find(number)).toMatchObject({
      code: 400,
      message: [{ field: 'number', code: 'invalid_value' }],
    })
  },
)
