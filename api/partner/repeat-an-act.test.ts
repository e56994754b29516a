import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Order } from '#contract/orders.ts'
import type { TestAccount } from '#api/testing/test-account.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { placeTestOrder, type TestOrder, type TestOrderOptions } from '#api/testing/test-order.ts'
import { openKitchen } from './testing/kitchen.ts'

let server: TestApp
let storeId: string
let cook: TestAccount
let colleague: TestAccount

beforeAll(async () => {
  server = await createTestApp()
  ;({ storeId, cook, colleague } = await openKitchen(server))
})
afterAll(() => server.close())

const place = (options: Partial<TestOrderOptions> = {}) =>
  placeTestOrder(server.context, { storeId, ...options })

async function act(
  { orderId }: TestOrder,
  name: string,
  { key, body, by = cook }: { key?: string; body?: object; by?: TestAccount } = {},
) {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/v1/partner/orders/${orderId}/${name}`,
    headers: { ...by.headers, ...(key !== undefined && { 'idempotency-key': key }) },
    ...(body && { body }),
  })
  return { code: answer.statusCode, ...answer.json<Order & { message: string; details: object }>() }
}

const actsOf = ({ events }: Order) => events.map((event) => event.act)
const tooBusy = { reason: 'tooBusy', reasonText: '' }

test.each([
  { name: 'accept', body: { minutes: 30 }, before: [], status: 'accepted' },
  { name: 'decline', body: tooBusy, before: [], status: 'declined' },
  { name: 'cancel', body: tooBusy, before: ['accept'], status: 'cancelled' },
  { name: 'dispatch', before: ['accept'], status: 'outfordelivery' },
  { name: 'complete', before: ['accept', 'dispatch'], status: 'completed' },
  { name: 'ready', before: ['accept'], status: 'readyforpickup', service: 'collection' as const },
])('a repeated "$name" answers as the first and changes nothing', async (given) => {
  const { name, body, before, status, service = 'delivery' } = given
  const order = await place({ service })
  for (const each of before) await act(order, each, { body: {} })
  const first = await act(order, name, { key: 'one', ...(body && { body }) })
  expect(first).toMatchObject({ code: 200, status })
  const again = await act(order, name, { key: 'one', ...(body && { body }) })
  expect(again).toMatchObject({ code: 200, status })
  expect(actsOf(again)).toEqual(actsOf(first))
})

test('the same request many times at once does its act once', async () => {
  const order = await place()
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => act(order, 'accept', { key: 'one', body: { minutes: 30 } })),
  )
  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 200))
  expect(actsOf(await act(order, 'dispatch'))).toEqual(['place', 'accept', 'dispatch'])
})

test('a repeated request is answered with what has become of the order since', async () => {
  const order = await place()
  await act(order, 'accept', { key: 'one', body: { minutes: 30 } })
  await act(order, 'dispatch', { by: colleague })
  expect(await act(order, 'accept', { key: 'one', body: { minutes: 30 } })).toMatchObject({
    code: 200,
    status: 'outfordelivery',
  })
})

test('what was undone is not done again by the same request', async () => {
  server.setNow(FRIDAY_EVENING)
  const order = await place()
  const accepted = await act(order, 'accept', { key: 'one', body: { minutes: 30 } })
  const eventId = accepted.events.at(-1)?.id
  expect(await act(order, 'undo', { body: { eventId } })).toMatchObject({ status: 'pending' })
  expect(await act(order, 'accept', { key: 'one', body: { minutes: 30 } })).toMatchObject({
    code: 200,
    status: 'pending',
  })
  expect(await act(order, 'accept', { key: 'two', body: { minutes: 30 } })).toMatchObject({
    code: 200,
    status: 'accepted',
  })
})

test('another request, or the same key for another act, is refused', async () => {
  const order = await place()
  await act(order, 'accept', { key: 'one', body: { minutes: 30 } })
  const refused = {
    code: 409,
    message: 'ORDER_STATUS_INVALID',
    details: { status: 'accepted' },
  }
  expect(await act(order, 'accept', { key: 'two', body: {} })).toMatchObject(refused)
  expect(await act(order, 'accept', { body: {} })).toMatchObject(refused)
  expect(await act(order, 'decline', { key: 'one', body: tooBusy })).toMatchObject(refused)
  expect(await act(order, 'dispatch', { key: 'x'.repeat(256) })).toMatchObject({
    code: 400,
    message: 'UNREADABLE_REQUEST',
  })
})
