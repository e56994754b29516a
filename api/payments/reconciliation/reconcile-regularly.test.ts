import { afterAll, beforeAll, expect, test } from 'vitest'
import { actOnOrder } from '#api/orders/testing/act-on-order.ts'
import { ledgerOf } from '#api/payments/testing/ledger.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { placeTestOrder } from '#api/testing/test-order.ts'
import { openTestStore } from '#api/testing/test-store.ts'
import {
  everyFiveMinutes,
  ofAllTimeEveryNight,
  reconcileAtStart,
  reconcileRegularly,
} from './reconcile-regularly.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

test('payments are compared every five minutes', () => {
  const { task, match } = everyFiveMinutes()
  expect(task).toBe('reconcile-payments')
  const at = (minute: number) => ({ min: minute, hour: 12, date: 3, month: 5, dow: 0 })
  const minutes = Array.from({ length: 60 }, (_, minute) => minute)
  expect(minutes.filter((minute) => match(at(minute)))).toHaveLength(12)
})

test('however many processes start, they are compared once', async () => {
  await Promise.all([1, 2, 3].map(() => reconcileAtStart(server.context)))
  const { rows } = await server.context.pool.query(
    'SELECT task_identifier FROM graphile_worker.jobs',
  )
  expect(rows).toEqual([{ task_identifier: 'reconcile-payments' }])
})

test('a start leaves the job of a killed process its remaining tries', async () => {
  const { context } = server
  await reconcileAtStart(context)
  const { rows: held } = await context.pool.query<{ id: string }>(
    `UPDATE graphile_worker._private_jobs
     SET locked_by = 'killed', locked_at = now(), attempts = 1 RETURNING id`,
  )
  await reconcileAtStart(context)
  await context.pool.query(`SELECT graphile_worker.force_unlock_workers(ARRAY['killed'])`)
  const { rows } = await context.pool.query(
    'SELECT id, attempts FROM graphile_worker.jobs WHERE attempts < max_attempts',
  )
  expect(rows).toEqual([{ id: held[0]?.id, attempts: 1 }])
})

test('writes the ledger of orders of any age every night; at a start and by day checks the last day', async () => {
  const { context } = server
  const { storeId } = await openTestStore(context)
  const { orderId } = await placeTestOrder(context, { storeId })
  const by = { orderId, by: 'partner' as const, accountId: null }
  for (const act of ['accept', 'dispatch'] as const) await actOnOrder(context, { ...by, act })
  const event = { order_id: orderId, store_id: storeId, status: 'completed' } as const
  await context.db
    .insertInto('order_event')
    .values({ ...event, act: 'complete', by: 'partner', at: FRIDAY_EVENING })
    .execute()
  server.setNow(new Date(FRIDAY_EVENING.getTime() + 30 * 24 * 3_600_000))
  const { signal } = new AbortController()
  const means = { signal, log: { warn: () => {} } }
  await reconcileRegularly(context, means, { _cron: {} })
  expect(await ledgerOf(server, orderId)).toMatchObject({ store: 0, marketplace: 0 })
  await reconcileRegularly(context, means, {})
  expect(await ledgerOf(server, orderId)).toMatchObject({ store: 0, marketplace: 0 })
  await reconcileRegularly(context, means, ofAllTimeEveryNight().payload)
  expect(await ledgerOf(server, orderId)).toMatchObject({ customer: 0, store: -60 })
})
