import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Order } from '#contract/orders.ts'
import { TestStream } from '#api/live/testing/stream.ts'
import { actOnOrder } from '#api/orders/testing/act-on-order.ts'
import {
  callsOf,
  placeOrderToChange,
} from '#api/payments/order-changes/testing/orders-to-change.ts'
import { addSimilarDish } from '#api/payments/order-changes/testing/similar-dish.ts'
import { createPaidApp, OPEN_ALWAYS, type PaidApp } from '#api/payments/testing/payments.ts'
import { openOtherProcess } from '#api/testing/other-process.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { openTestStore, type TestStore } from '#api/testing/test-store.ts'

let server: PaidApp
let url: string
let store: TestStore
let cook: TestAccount
let order: { id: string; orderToken: string }
const streams: TestStream[] = []

beforeAll(async () => {
  server = await createPaidApp()
  url = await server.app.listen({ port: 0 })
})
beforeEach(async () => {
  store = await openTestStore(server.context, OPEN_ALWAYS)
  const storeIds = [store.storeId]
  cook = await openTestAccount(server.context, 'partner', { storeIds, role: 'kitchen' })
  order = await placeOrderToChange(server, store, { paid: 'cash' })
  await act('accept')
})
afterEach(() => {
  for (const stream of streams.splice(0)) stream.leave()
})
afterAll(async () => {
  server.app.server.closeAllConnections()
  await server.close()
})

const act = (name: 'accept' | 'dispatch') =>
  actOnOrder(server.context, { orderId: order.id, act: name, by: 'partner', accountId: null })

type Answer = Order & { code: number; message: string; details: object }

async function send(method: 'GET' | 'PUT' | 'POST', path: string, headers: object, body?: object) {
  const answer = await server.app.inject({
    method,
    url: `/api/v1${path}`,
    headers: { ...headers },
    ...(body && { body }),
  })
  return { ...answer.json<Answer>(), code: answer.statusCode }
}

const dish = (position: 0 | 1, rest: object = {}) => ({
  position,
  part: 0,
  productId: store.productIds[position === 0 ? 'margherita' : 'garlicBread'],
  isCooked: true,
  ...rest,
})
const tick = (body: object, by = cook) =>
  send('PUT', `/partner/orders/${order.id}/cooked-dishes`, by.headers, body)
const read = () => send('GET', `/partner/orders/${order.id}`, cook.headers)
const changesOf = (by: TestAccount) => callsOf(server, store, by)

test('a cook ticks a dish and takes the tick away; repeated, it changes nothing', async () => {
  expect(await read()).toMatchObject({ cookedDishes: [] })
  const ticked = { code: 200, cookedDishes: [{ position: 1, part: 0 }] }
  expect(await tick(dish(1))).toMatchObject(ticked)
  expect(await tick(dish(1))).toMatchObject(ticked)
  expect(await read()).toMatchObject(ticked)
  const unticked = { code: 200, cookedDishes: [] }
  expect(await tick(dish(1, { isCooked: false }))).toMatchObject(unticked)
  expect(await tick(dish(1, { isCooked: false }))).toMatchObject(unticked)
})

test('the customer reads nothing of ticks, and what happened to the order has none', async () => {
  await tick(dish(0))
  const seen = await send('GET', `/order/${order.id}`, { 'x-order-token': order.orderToken })
  expect(seen).toMatchObject({ code: 200, cookedDishes: [] })
  expect(seen.events.map((event) => event.act)).toEqual(['place', 'accept'])
})

test('several devices tick and untick the same dish at once: each is answered, and one state remains', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, turn) => tick(dish(0, { isCooked: turn % 2 === 0 }))),
  )
  expect(answers.map(({ code }) => code)).toEqual(Array(8).fill(200))
  const { cookedDishes } = await read()
  expect([0, 1]).toContain(cookedDishes.length)
  const all = await Promise.all(Array.from({ length: 8 }, () => tick(dish(0))))
  for (const { code, cookedDishes: ticked } of all)
    expect({ code, ticked }).toEqual({ code: 200, ticked: [{ position: 0, part: 0 }] })
})

test('only an order that is being cooked can be ticked', async () => {
  const pending = await placeOrderToChange(server, store, { paid: 'cash' })
  const path = `/partner/orders/${pending.id}/cooked-dishes`
  expect(await send('PUT', path, cook.headers, dish(0))).toMatchObject({
    code: 409,
    message: 'ORDER_STATUS_INVALID',
    details: { status: 'pending' },
  })
  await tick(dish(0))
  await act('dispatch')
  expect(await tick(dish(1))).toMatchObject({ code: 409, message: 'ORDER_STATUS_INVALID' })
  expect(await read()).toMatchObject({ cookedDishes: [{ position: 0 }] })
})

test.each([
  ['a line that there is not', { position: 7 }],
  ['a part that there is not', { part: 1 }],
  ['another dish', { productId: '0190a7b0-0000-7000-8000-000000000000' }],
])('%s can’t be ticked', async (_what, wrong) => {
  expect(await tick(dish(0, wrong))).toMatchObject({ code: 409, message: 'ORDER_HAS_CHANGED' })
})

test.each([
  { position: -1 },
  { position: 2 ** 40 },
  { part: 0.5 },
  { productId: 'naan' },
  { isCooked: 'yes' },
])('%j is refused', async (wrong) => {
  expect(await tick(dish(0, wrong))).toMatchObject({ code: 400 })
})

test('what is cooked in the place of a ticked dish is not ticked', async () => {
  await tick(dish(0))
  await tick(dish(1))
  const productId = await addSimilarDish(server.context, store)
  const calls = changesOf(cook)
  const { status } = await calls.change(order.id, calls.breadBy(productId, { spokenBy: 'Aisha' }))
  expect(status).toBe(200)
  expect(await read()).toMatchObject({
    lines: [{}, { productId }],
    cookedDishes: [{ position: 0, part: 0 }],
  })
  expect(await tick(dish(1))).toMatchObject({ code: 409, message: 'ORDER_HAS_CHANGED' })
  expect(await tick(dish(1, { productId }))).toMatchObject({ code: 200 })
})

test('a dish that is ticked while something else takes its place: never is the other one ticked', async () => {
  const productId = await addSimilarDish(server.context, store)
  const calls = changesOf(cook)
  const [changed, ...ticks] = await Promise.all([
    calls.change(order.id, calls.breadBy(productId, { spokenBy: 'Aisha' })),
    ...Array.from({ length: 5 }, () => tick(dish(1))),
  ])
  expect(changed.status).toBe(200)
  for (const { code, message } of ticks) if (code !== 200) expect(message).toBe('ORDER_HAS_CHANGED')
  expect(await read()).toMatchObject({ lines: [{}, { productId }], cookedDishes: [] })
})

test('fewer of a dish keep its tick; one that is taken out can’t be ticked', async () => {
  await tick(dish(0))
  const calls = changesOf(cook)
  await calls.change(order.id, calls.pizza(1))
  await calls.change(order.id, calls.bread(0))
  expect(await read()).toMatchObject({
    lines: [{ quantity: 1 }, { quantity: 0 }],
    cookedDishes: [{ position: 0 }],
  })
  expect(await tick(dish(1))).toMatchObject({ code: 409, message: 'ORDER_HAS_CHANGED' })
})

test('staff of another restaurant find no such order', async () => {
  const other = await openTestStore(server.context, OPEN_ALWAYS)
  const stranger = await openTestAccount(server.context, 'partner', { storeIds: [other.storeId] })
  expect(await tick(dish(0), stranger)).toMatchObject({ code: 404, message: 'NONEXISTING_ORDER' })
  expect(await read()).toMatchObject({ cookedDishes: [] })
})

test(
  'every device of the store hears of a tick within a second, in whichever process',
  { retry: 3 },
  async () => {
    const other = await openOtherProcess(server.context)
    const path = `/partner/stores/${store.storeId}/events`
    for (const at of [url, other.url]) streams.push(await TestStream.open(at, path, cook.headers))
    // Whoever has heard of an order is listening.
    await placeOrderToChange(server, store, { paid: 'cash' })
    for (const device of streams) await device.next()
    const tickedAt = performance.now()
    await tick(dish(0))
    for (const device of streams)
      expect(await device.next('dish')).toMatchObject({ id: '', data: { orderId: order.id } })
    expect(performance.now() - tickedAt).toBeLessThan(1000)
    await other.close()
  },
)
