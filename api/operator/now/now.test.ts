import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { saveSeenBoards } from '#api/live/boards.queries.ts'
import { TestStream } from '#api/live/testing/stream.ts'
import { acceptOrder } from '#api/orders/transitions/accept-order.ts'
import { expireOrders } from '#api/orders/transitions/expire-orders.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { placeTestOrder } from '#api/testing/test-order.ts'
import { minutesAgo, NowWatch, openUnwatchedStore } from './testing/now-watch.ts'

let server: TestApp
let watch: NowWatch
let storeId: string
beforeAll(async () => {
  server = await createTestApp()
  watch = await NowWatch.open(server)
})
beforeEach(async () => {
  storeId = await openUnwatchedStore(server)
})
afterAll(() => server.close())

const query = (text: string, values: unknown[]) => server.context.pool.query(text, values)
const place = (minutes: number) =>
  placeTestOrder(server.context, { storeId, placedAt: minutesAgo(minutes) })

async function miss(minutes: number): Promise<string> {
  const { orderId } = await place(minutes)
  await expireOrders(server.context)
  return orderId
}

describe('orders that wait', () => {
  test('are one need of their restaurant, until they are accepted', async () => {
    const first = await place(6)
    const second = await place(4)
    expect(await watch.needsOf(storeId)).toMatchObject([
      { kind: 'waitingOrder', urgency: 'urgent', count: 2, order: { id: first.orderId } },
    ])
    for (const { orderId } of [first, second])
      await acceptOrder(server.context, { orderId, by: 'partner', accountId: null })
    expect(await watch.needsOf(storeId)).toEqual([])
  })

  test('need nobody yet when they have just been placed', async () => {
    await place(1)
    expect(await watch.needsOf(storeId)).toEqual([])
  })

  test('wait longer than usual, where the restaurant has answered some', async () => {
    for (let count = 0; count < 5; count += 1) {
      server.setNow(minutesAgo(20))
      const { orderId } = await place(22)
      await acceptOrder(server.context, { orderId, by: 'partner', accountId: null })
    }
    server.setNow(FRIDAY_EVENING)
    await place(3)
    expect(await watch.needsOf(storeId)).toEqual([])
    await place(4)
    expect(await watch.needsOf(storeId)).toMatchObject([
      { kind: 'waitingOrder', urgency: 'soon', usualSeconds: 120 },
    ])
  })

  test('are seen by the roles that may act on them', async () => {
    await place(6)
    expect(await watch.needsOf(storeId, 'support')).toHaveLength(1)
    expect(await watch.needsOf(storeId, 'finance')).toHaveLength(1)
    expect(await watch.needsOf(storeId, 'content')).toEqual([])
  })
})

describe('a missed order', () => {
  test('is listed until an operator has seen it, by several at once', async () => {
    const orderId = await miss(30)
    await miss(29)
    expect(await watch.needsOf(storeId)).toMatchObject([
      { kind: 'missedOrder', count: 2, order: { id: orderId } },
    ])
    const path = `/stores/${storeId}/missed-orders/acknowledge`
    const answers = await Promise.all([
      watch.act(path, null),
      watch.act(path, null, 'support'),
      watch.act(path, null, 'finance'),
    ])
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
    expect(await watch.needsOf(storeId)).toEqual([])
    const { rows } = await query(
      `SELECT by FROM order_event WHERE order_id = $1 AND act = 'acknowledge'`,
      [orderId],
    )
    expect(rows).toEqual([{ by: 'operator' }])
  })

  test('is not acknowledged by a role that does not see it, nor of no restaurant', async () => {
    await miss(30)
    const path = `/stores/${storeId}/missed-orders/acknowledge`
    expect(await watch.act(path, null, 'content')).toMatchObject({
      code: 'OPERATOR_ROLE_NOT_ALLOWED',
    })
    const nowhere = `/stores/${watch.operators.owner.accountId}/missed-orders/acknowledge`
    expect(await watch.act(nowhere, null)).toMatchObject({ code: 'NONEXISTING_STORE' })
    expect(await watch.needsOf(storeId)).toHaveLength(1)
  })
})

describe('a restaurant that is paused', () => {
  test('says until when and why, and comes after what is more urgent', async () => {
    await place(4)
    const until = minutesAgo(-30)
    const { headers } = watch.operators.owner
    const url = `/api/v1/operator/stores/${storeId}/pause`
    const body = { until: until.toISOString(), reason: 'The road is closed' }
    expect((await server.app.inject({ method: 'PUT', url, headers, body })).statusCode).toBe(200)
    server.setNow(minutesAgo(-1))
    expect(await watch.needsOf(storeId)).toMatchObject([
      { kind: 'waitingOrder', urgency: 'urgent' },
      {
        kind: 'pausedStore',
        urgency: 'calm',
        since: FRIDAY_EVENING.toISOString(),
        until: until.toISOString(),
        subject: 'marketplace',
      },
    ])
    const end = { until: null, reason: '' }
    await server.app.inject({ method: 'PUT', url, headers, body: end })
    expect(await watch.needsOf(storeId)).toMatchObject([{ kind: 'waitingOrder' }])
  })

  test('is not listed once its pause is over', async () => {
    await query('UPDATE store SET paused_until = $2 WHERE id = $1', [storeId, minutesAgo(1)])
    expect(await watch.needsOf(storeId)).toEqual([])
  })
})

describe('a restaurant that nobody has open', () => {
  /** Servers have been there for an hour, and the restaurant's store app until some minutes ago. */
  async function leave(minutes: number) {
    await saveSeenBoards(server.context.db, [storeId], minutesAgo(minutes))
    await query(
      `INSERT INTO board_watch (since, at) VALUES ($1, $2)
       ON CONFLICT (is_only) DO UPDATE SET since = excluded.since, at = excluded.at`,
      [minutesAgo(60), FRIDAY_EVENING],
    )
  }

  test('is listed after five minutes, also if it wants no warning', async () => {
    await query('UPDATE store SET warns_unattended = false WHERE id = $1', [storeId])
    await leave(4)
    expect(await watch.needsOf(storeId)).toEqual([])
    await leave(6)
    expect(await watch.needsOf(storeId)).toEqual([])
    await query('UPDATE store_board SET seen_at = $2 WHERE store_id = $1', [storeId, minutesAgo(6)])
    expect(await watch.needsOf(storeId)).toMatchObject([
      { kind: 'unattendedStore', urgency: 'soon', since: minutesAgo(6).toISOString() },
    ])
  })

  test('is listed also if nobody ever has, from when it opened to customers', async () => {
    await leave(6)
    await query('DELETE FROM store_board WHERE store_id = $1', [storeId])
    const opened = (minutes: number) =>
      query('UPDATE store SET state_since = $2 WHERE id = $1', [storeId, minutesAgo(minutes)])
    await opened(4)
    expect(await watch.needsOf(storeId)).toEqual([])
    await opened(7)
    expect(await watch.needsOf(storeId)).toMatchObject([
      { kind: 'unattendedStore', urgency: 'soon', since: minutesAgo(7).toISOString() },
    ])
  })

  test('is not while it is paused, suspended or closed', async () => {
    await leave(11)
    expect(await watch.needsOf(storeId)).toMatchObject([{ urgency: 'urgent' }])
    await query(`UPDATE store SET state = 'suspended' WHERE id = $1`, [storeId])
    expect(await watch.needsOf(storeId)).toEqual([])
    await query(`UPDATE store SET state = 'live', paused_until = $2 WHERE id = $1`, [
      storeId,
      minutesAgo(-30),
    ])
    await server.context.listener.ready()
    expect(await watch.needsOf(storeId)).toMatchObject([{ kind: 'pausedStore' }])
  })
})

test('figures count the open orders, the late ones and those of the last hour', async () => {
  const before = (await watch.read()).figures
  const { orderId } = await place(50)
  await place(10)
  await acceptOrder(server.context, { orderId, by: 'partner', accountId: null })
  const { figures } = await watch.read()
  expect({
    openOrders: figures.openOrders - before.openOrders,
    toAccept: figures.toAccept - before.toAccept,
    lateOrders: figures.lateOrders - before.lateOrders,
    ordersLastHour: figures.ordersLastHour - before.ordersLastHour,
  }).toEqual({ openOrders: 2, toAccept: 1, lateOrders: 1, ordersLastHour: 2 })
  expect(figures.acceptedWithinSeconds).toBeGreaterThan(0)
})

test('more of a kind than fit are said to be more', async () => {
  await query(
    `INSERT INTO payment_discrepancy (kind, subject, found_at, seen_at)
     SELECT 'stuck', 'pi_' || number, $1::timestamptz + number * interval '1 second', $1
     FROM generate_series(1, 51) AS number`,
    [minutesAgo(60)],
  )
  const { needs, isMore } = await watch.read()
  expect(needs.filter(({ kind }) => kind === 'discrepancy')).toHaveLength(50)
  expect(isMore).toBe(true)
})

test('whoever watches hears that an order was placed and that a restaurant has changed', async () => {
  const url = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const stream = await TestStream.open(url, '/operator/now/events', watch.operators.content.headers)
  try {
    await server.context.listener.ready()
    await place(0)
    expect(await stream.next('now')).toMatchObject({ data: {} })
    await query('UPDATE store SET paused_until = $2 WHERE id = $1', [storeId, minutesAgo(-30)])
    expect(await stream.next('now')).toMatchObject({ data: {} })
  } finally {
    stream.leave()
  }
})
