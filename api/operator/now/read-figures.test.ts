import { afterEach, beforeEach, expect, test } from 'vitest'
import { actOnOrder } from '#api/orders/testing/act-on-order.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { placeTestOrder } from '#api/testing/test-order.ts'
import { openTestStore } from '#api/testing/test-store.ts'
import { minutesAgo } from './testing/now-watch.ts'
import { readFigures } from './read-figures.ts'

let server: TestApp
let storeId: string
// What has happened to orders can't be deleted, so each test has a marketplace of its own.
beforeEach(async () => {
  server = await createTestApp()
  server.setNow(FRIDAY_EVENING)
  storeId = (await openTestStore(server.context)).storeId
})
afterEach(() => server.close())

const read = () => readFigures(server.context)
const place = async (at: Date) =>
  (await placeTestOrder(server.context, { storeId, placedAt: at })).orderId

async function act(orderId: string, name: 'accept' | 'dispatch' | 'complete', at: Date) {
  server.setNow(at)
  await actOnOrder(server.context, { orderId, by: 'partner', accountId: null, act: name })
  server.setNow(FRIDAY_EVENING)
}

test('a marketplace without orders has figures of nothing', async () => {
  const { course, ...figures } = await read()
  expect(figures).toEqual({
    openOrders: 0,
    toAccept: 0,
    lateOrders: 0,
    ordersLastHour: 0,
    acceptedWithinSeconds: null,
    paid: 0,
    unpaid: 0,
    lastPaidAt: null,
    ordersWeekBefore: 0,
    acceptedWithinSecondsWeekBefore: null,
  })
  expect(course).toHaveLength(10)
})

test('the last hour says how many were open and late at the end of each six minutes', async () => {
  const orderId = await place(minutesAgo(57))
  await place(minutesAgo(70))
  await act(orderId, 'accept', minutesAgo(50))
  await act(orderId, 'dispatch', minutesAgo(30))
  await act(orderId, 'complete', minutesAgo(2))
  const { course, ...figures } = await read()
  expect(figures).toMatchObject({ openOrders: 1, toAccept: 1, lateOrders: 1, ordersLastHour: 1 })
  expect(course.map(({ orders }) => orders)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0])
  expect(course.map(({ openOrders }) => openOrders)).toEqual([2, 2, 2, 2, 2, 2, 2, 2, 2, 1])
  // Each was promised within 35 minutes.
  expect(course.map(({ lateOrders }) => lateOrders)).toEqual([0, 0, 0, 0, 1, 1, 2, 2, 2, 1])
  expect(course[1]?.acceptedWithinSeconds).toBe(420)
})

test('an order that was placed the day before counts with all it took to be accepted', async () => {
  const [dayBefore, recent] = [await place(minutesAgo(24 * 60)), await place(minutesAgo(12))]
  await act(dayBefore, 'accept', minutesAgo(40))
  await act(recent, 'accept', minutesAgo(10))
  const { acceptedWithinSeconds, course } = await read()
  expect(course[3]?.acceptedWithinSeconds).toBe((24 * 60 - 40) * 60)
  expect(course[8]?.acceptedWithinSeconds).toBe(120)
  expect(acceptedWithinSeconds).toBe(((24 * 60 - 40) * 60 + 120) / 2)
})

test('payments that went through are counted, and orders that were left unpaid', async () => {
  for (const [name, status] of [
    ['authorise', 'pending'],
    ['authorise', 'pending'],
    ['abandon', 'unpaid'],
  ]) {
    const orderId = await place(minutesAgo(20))
    await server.context.pool.query(
      `INSERT INTO order_event (order_id, store_id, act, status, by, at)
       VALUES ($1, $2, $3, $4, 'system', $5)`,
      [orderId, storeId, name, status, minutesAgo(3)],
    )
  }
  const { paid, unpaid, course } = await read()
  expect([paid, unpaid, course[9]?.paidPercent]).toEqual([2, 1, 66.7])
})

test('the same hour of the week before is that of London’s clocks', async () => {
  // The clocks go back on 25 October: the same hour is an hour later in UTC.
  const weekBefore = new Date('2026-10-22T17:00:00Z')
  const orderId = await place(weekBefore)
  await act(orderId, 'accept', new Date(weekBefore.getTime() + 90_000))
  server.setNow(new Date('2026-10-29T18:30:00Z'))
  expect(await read()).toMatchObject({
    ordersWeekBefore: 1,
    acceptedWithinSecondsWeekBefore: 90,
  })
  server.setNow(new Date('2026-10-29T17:30:00Z'))
  expect(await read()).toMatchObject({ ordersWeekBefore: 0 })
})
