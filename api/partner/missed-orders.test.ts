import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { StoreChange } from '#contract/partner/changes.ts'
import { TestStream } from '#api/live/testing/stream.ts'
import { expireOrders } from '#api/orders/transitions/expire-orders.ts'
import { openTestAccount, type TestAccount } from '#api/testing/test-account.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import type { TestOrder } from '#api/testing/test-order.ts'
import { followMissedOrder } from './follow-missed-order.ts'
import { kitchenCallsOf, openKitchen } from './testing/kitchen.ts'

let server: TestApp
let storeId: string
let cook: TestAccount

beforeAll(async () => {
  server = await createTestApp()
})
beforeEach(async () => {
  ;({ storeId, cook } = await openKitchen(server))
})
afterAll(() => server.close())

const inMinutes = (minutes: number) => new Date(FRIDAY_EVENING.getTime() + minutes * 60_000)
const isoIn = (minutes: number) => inMinutes(minutes).toISOString()

const { send, ofStore, act, board, orders, seenByCustomer, ...kitchen } = kitchenCallsOf(() => ({
  server,
  storeId,
  cook,
}))
const place = (minute = 0, options: { serviceTime?: Date } = {}) =>
  kitchen.place({ placedAt: inMinutes(minute), ...options })
const acknowledge = (order: TestOrder) => act(order, 'acknowledge')

/** Ten minutes after an order was placed the sweep declines it; its job is done as the queue would. */
async function miss(order: TestOrder, atMinute: number) {
  server.setNow(inMinutes(atMinute))
  cook = await openTestAccount(server.context, 'partner', { storeIds: [storeId], role: 'kitchen' })
  await expireOrders(server.context)
  await followMissedOrder(server.context, order.orderId)
}

async function storeEmails({ orderId }: TestOrder) {
  const { rows } = await server.context.pool.query<{ message: string; pausedUntil: string | null }>(
    `SELECT payload ->> 'message' AS message, payload ->> 'pausedUntil' AS "pausedUntil"
     FROM graphile_worker._private_jobs
     WHERE payload ->> 'orderId' = $1 AND payload ->> 'to' = 'store'`,
    [orderId],
  )
  return rows
}

describe('an order that nobody answered in time', () => {
  test('stays among the open ones until somebody has seen it, who is written down', async () => {
    const order = await place()
    await miss(order, 10)
    expect(await orders()).toMatchObject([{ id: order.orderId, isMissed: true }])
    const seen = await acknowledge(order)
    expect(seen).toMatchObject({ code: 200, status: 'declined', isMissed: false })
    expect(seen.events.at(-1)).toMatchObject({ act: 'acknowledge', by: 'partner', at: isoIn(10) })
    expect(await orders()).toEqual([])
    const { rows } = await server.context.pool.query(
      `SELECT account_id FROM order_event WHERE order_id = $1 AND act = 'acknowledge'`,
      [order.orderId],
    )
    expect(rows).toEqual([{ account_id: cook.accountId }])
  })

  test('is seen once by many at once, and whoever is late hears no error', async () => {
    const order = await place()
    await miss(order, 10)
    const answers = await Promise.all(Array.from({ length: 8 }, () => acknowledge(order)))
    expect(answers.map(({ code }) => code)).toEqual(Array.from({ length: 8 }, () => 200))
    const { events } = await acknowledge(order)
    expect(events.filter(({ act }) => act === 'acknowledge')).toHaveLength(1)
  })

  test('is not shown as such to its customer', async () => {
    const order = await place()
    await miss(order, 10)
    expect(await seenByCustomer(order)).toMatchObject({
      status: 'declined',
      reason: 'noAnswer',
      isMissed: false,
    })
  })

  test('and no other one can be said to have been seen', async () => {
    const waiting = await place()
    expect(await acknowledge(waiting)).toMatchObject({ code: 409, message: 'ORDER_STATUS_INVALID' })
    const declined = await place()
    await act(declined, 'decline', { reason: 'noAnswer' })
    expect(await acknowledge(declined)).toMatchObject({ code: 409 })
    expect(await orders()).toMatchObject([{ id: waiting.orderId, isMissed: false }])
  })

  test('goes from every open board as soon as it is seen', async () => {
    const order = await place()
    await miss(order, 10)
    const url = await server.app.listen({ port: 0 })
    const path = ofStore('/events')
    const streams = await Promise.all([1, 2].map(() => TestStream.open(url, path, cook.headers)))
    await acknowledge(order)
    const data = { act: 'acknowledge', status: 'declined', orderId: order.orderId }
    for (const stream of streams) {
      // The minute before comes first.
      let message = await stream.next()
      while (message?.data['act'] !== 'acknowledge') message = await stream.next()
      expect(message).toMatchObject({ data })
      stream.leave()
    }
  })

  test('is emailed to its store', async () => {
    const order = await place()
    await miss(order, 10)
    expect(await storeEmails(order)).toEqual([{ message: 'declined', pausedUntil: null }])
  })
})

describe('the second missed order in a row', () => {
  test('pauses the store, by the system, and says so in the email', async () => {
    await miss(await place(), 10)
    expect(await board()).toMatchObject({ pausedUntil: null, pauseReason: null })
    const second = await place(5)
    await miss(second, 15)
    const paused = { pausedUntil: isoIn(45), pauseReason: 'missedOrders', tab: 'closed' }
    expect(await board()).toMatchObject(paused)
    expect(await storeEmails(second)).toEqual([{ message: 'declined', pausedUntil: isoIn(45) }])
    const owner = await openTestAccount(server.context, 'partner', { storeIds: [storeId] })
    const { items } = await send<{ items: StoreChange[] }>('GET', ofStore('/changes'), owner)
    expect(items).toMatchObject([
      {
        act: 'pauseStore',
        by: 'system',
        name: null,
        before: { pausedUntil: null },
        after: { pausedUntil: isoIn(45), afterMissedOrders: true, takesPreOrders: false },
      },
    ])
    server.setNow(inMinutes(45))
    cook = await openTestAccount(server.context, 'partner', { storeIds: [storeId] })
    expect(await board()).toMatchObject({ pausedUntil: null, pauseReason: null, tab: 'available' })
  })

  test.each(['accept', 'decline'])('is none when staff %s one in between', async (name) => {
    await miss(await place(), 10)
    const answered = await place(10)
    await act(answered, name, name === 'decline' ? { reason: 'tooBusy' } : {})
    await miss(await place(10), 20)
    expect(await board()).toMatchObject({ pausedUntil: null })
  })

  test('pauses once for many that are missed at the same moment', async () => {
    const orders = await Promise.all(Array.from({ length: 5 }, () => place()))
    server.setNow(inMinutes(10))
    cook = await openTestAccount(server.context, 'partner', { storeIds: [storeId] })
    await expireOrders(server.context)
    const follow = ({ orderId }: TestOrder) => followMissedOrder(server.context, orderId)
    await Promise.all(orders.map(follow))
    const { items } = await send<{ items: StoreChange[] }>('GET', ofStore('/changes'))
    expect(items).toHaveLength(1)
    expect((await board()).pausedUntil).not.toBeNull()
  })

  test('does not pause again a store whose staff have ended the pause, when a job is repeated', async () => {
    const first = await place()
    await miss(first, 10)
    await miss(await place(5), 15)
    await send('PUT', ofStore('/pause'), cook, { minutes: 0 })
    await followMissedOrder(server.context, first.orderId)
    expect(await board()).toMatchObject({ pausedUntil: null, tab: 'available' })
  })

  test('does not pause a store long after, when its job comes late', async () => {
    await miss(await place(), 10)
    const second = await place(5)
    server.setNow(inMinutes(15))
    await expireOrders(server.context)
    server.setNow(inMinutes(46))
    cook = await openTestAccount(server.context, 'partner', { storeIds: [storeId] })
    await followMissedOrder(server.context, second.orderId)
    expect(await board()).toMatchObject({ pausedUntil: null })
    expect(await storeEmails(second)).toEqual([{ message: 'declined', pausedUntil: null }])
  })
})
