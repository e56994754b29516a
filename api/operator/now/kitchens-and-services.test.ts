import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { saveSeenBoards } from '#api/live/boards.queries.ts'
import { acceptOrder } from '#api/orders/transitions/accept-order.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { placeTestOrder, type TestOrderOptions } from '#api/testing/test-order.ts'
import { openTestStore } from '#api/testing/test-store.ts'
import { minutesAgo, NowWatch } from './testing/now-watch.ts'

let server: TestApp
let watch: NowWatch
beforeAll(async () => {
  server = await createTestApp()
  watch = await NowWatch.open(server)
})
beforeEach(async () => {
  server.setNow(FRIDAY_EVENING)
  await query(`UPDATE orders SET status = 'completed' WHERE status <> 'completed'`)
  await query('DELETE FROM graphile_worker._private_jobs')
  await query('DELETE FROM graphile_worker._private_known_crontabs')
})
afterAll(() => server.close())

const query = (text: string, values: unknown[] = []) => server.context.pool.query(text, values)

describe('kitchens', () => {
  const open = async (slotOrders: number | null = null) => {
    const { storeId } = await openTestStore(server.context, {
      store: { slot_orders: slotOrders, preparation_minutes: 30 },
    })
    return storeId
  }
  const place = (storeId: string, placedAt: Date, more: Partial<TestOrderOptions> = {}) =>
    placeTestOrder(server.context, { storeId, placedAt, ...more })
  const accept = ({ orderId }: { orderId: string }) =>
    acceptOrder(server.context, { orderId, by: 'partner', accountId: null })

  test('are listed by what they have to cook now, with what is new, cooked and late', async () => {
    const [quiet, busy] = [await open(), await open(2)]
    await place(quiet, minutesAgo(1))
    await place(busy, minutesAgo(2))
    await accept(await place(busy, minutesAgo(5)))
    await accept(await place(busy, minutesAgo(50)))
    const { items, liveCount } = (await watch.read()).kitchens
    expect(items).toMatchObject([
      { store: { id: busy }, toAccept: 1, cooking: 2, late: 1, fullPercent: 75 },
      { store: { id: quiet }, toAccept: 1, cooking: 0, late: 0, fullPercent: null },
    ])
    expect(liveCount).toBeGreaterThanOrEqual(2)
  })

  test('have an order for later to answer at once, and to cook when its time has come', async () => {
    const storeId = await open(2)
    // Preparation and the way there take 35 minutes.
    const serviceTime = minutesAgo(-45)
    const order = await place(storeId, minutesAgo(1), { serviceTime })
    const only = async () => (await watch.read()).kitchens.items
    expect(await only()).toMatchObject([{ toAccept: 1, cooking: 0, fullPercent: 0 }])
    await accept(order)
    expect(await only()).toEqual([])
    server.setNow(minutesAgo(-11))
    expect(await only()).toMatchObject([{ toAccept: 0, cooking: 1, fullPercent: 25 }])
  })

  test('say whether somebody has their store app open', async () => {
    const storeId = await open()
    await place(storeId, minutesAgo(1))
    const board = async () => (await watch.read('content')).kitchens.items[0]
    expect(await board()).toMatchObject({ isBoardOn: false, boardSeenAt: null })
    await saveSeenBoards(server.context.db, [storeId], minutesAgo(1))
    expect(await board()).toMatchObject({ isBoardOn: true })
    server.setNow(minutesAgo(-5))
    expect(await board()).toMatchObject({
      isBoardOn: false,
      boardSeenAt: minutesAgo(1).toISOString(),
    })
  })

  test('are ten at the most', async () => {
    for (let count = 0; count < 11; count += 1) await place(await open(), minutesAgo(1))
    expect((await watch.read()).kitchens.items).toHaveLength(10)
  })
})

describe('services', () => {
  const services = async () => (await watch.read()).services
  const add = async (task: string, set: string) => {
    await query(`SELECT graphile_worker.add_job($1, '{}'::json, max_attempts := 1000)`, [task])
    await query(`UPDATE graphile_worker._private_jobs AS job SET ${set}
      WHERE id = (SELECT max(id) FROM graphile_worker._private_jobs)`)
  }
  const fail = (task: string) =>
    add(task, `attempts = 2, last_error = 'No answer', run_at = now() + interval '90 seconds'`)

  test('that nothing happens at are quiet, and those without anything to send work', async () => {
    expect(await services()).toMatchObject({
      cards: { state: 'quiet' },
      emails: { state: 'working', waiting: 0, failing: 0, nextTryAt: null },
      notifications: { state: 'working' },
      jobs: { state: 'quiet', clockAt: null },
    })
  })

  test('that send say what waits, what fails, and when it is tried again', async () => {
    await fail('send-order-email')
    await add('send-account-email', `run_at = now() - interval '1 second'`)
    // It is for later.
    await add('ask-for-review', `run_at = now() + interval '1 day'`)
    await add('send-order-push', `run_at = now() - interval '2 minutes'`)
    const { emails, notifications, jobs } = await services()
    expect(emails).toMatchObject({ state: 'failing', waiting: 1, failing: 1 })
    const seconds = (Date.parse(emails.nextTryAt ?? '') - FRIDAY_EVENING.getTime()) / 1000
    expect(seconds).toBeGreaterThan(60)
    expect(seconds).toBeLessThanOrEqual(90)
    expect(notifications).toMatchObject({ state: 'slow', waiting: 1, failing: 0 })
    expect(jobs).toMatchObject({ waiting: 0, failing: 0 })
  })

  test('tell that no server runs jobs by the clock, which has started none for minutes', async () => {
    const clock = (minutes: number) =>
      query(
        `INSERT INTO graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
         VALUES ('find-alerts', now(), now() - make_interval(mins => $1))
         ON CONFLICT (identifier) DO UPDATE SET last_execution = excluded.last_execution`,
        [minutes],
      )
    await clock(1)
    expect((await services()).jobs).toMatchObject({ state: 'working' })
    await clock(5)
    expect((await services()).jobs).toMatchObject({ state: 'failing' })
  })

  test('count the payments of the last hour', async () => {
    const { storeId } = await openTestStore(server.context)
    const happen = async (act: string, status: string, minutes: number) => {
      const { orderId } = await placeTestOrder(server.context, { storeId })
      await query(
        `INSERT INTO order_event (order_id, store_id, act, status, by, at)
         VALUES ($1, $2, $3, $4, 'system', $5)`,
        [orderId, storeId, act, status, minutesAgo(minutes)],
      )
    }
    for (const minutes of [1, 2, 3]) await happen('abandon', 'unpaid', minutes)
    expect((await watch.read()).services.cards).toEqual({ state: 'failing' })
    await happen('authorise', 'pending', 4)
    const read = await watch.read()
    expect(read.services.cards).toEqual({ state: 'working' })
    expect(read.figures.lastPaidAt).toBe(minutesAgo(4).toISOString())
  })
})
