import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Context } from '#api/context.ts'
import { createTestApp, FRIDAY_EVENING, type TestApp } from '#api/testing/test-app.ts'
import { placeTestOrder } from '#api/testing/test-order.ts'
import { openTestStore } from '#api/testing/test-store.ts'
import { readOrder } from '#api/orders/reading/read-order.ts'
import { expireOrders } from './expire-orders.ts'
import { startSweep } from '#api/jobs/sweep.ts'

let server: TestApp
/** The same server eleven minutes later, after every deadline. */
let later: Context
let storeId: string

beforeAll(async () => {
  server = await createTestApp()
  later = { ...server.context, now: () => new Date(FRIDAY_EVENING.getTime() + 11 * 60_000) }
  storeId = (await openTestStore(server.context)).storeId
})
afterAll(() => server.close())

const place = () => placeTestOrder(server.context, { storeId })

test('more orders than are taken at once are all declined, each once, by two sweeps together', async () => {
  for (let count = 0; count < 120; count++) await place()
  const [one, two] = await Promise.all([expireOrders(later), expireOrders(later)])
  expect(one + two).toBe(120)
  expect(await expireOrders(later)).toBe(0)
})

test('the sweep repeats until it is stopped, whatever fails meanwhile', async () => {
  const failures: unknown[] = []
  let turn = 0
  const shaky = {
    ...later,
    now: () => {
      if (turn++ === 0) throw new Error('The clock stands still')
      return later.now()
    },
  }
  const { orderId } = await place()
  const expiry = startSweep(
    () => expireOrders(shaky),
    (error) => failures.push(error),
  )
  await expect
    .poll(async () => (await readOrder(later, orderId, 'customer')).status)
    .toBe('declined')
  await expiry.stop()
  expect(failures).toHaveLength(1)
  const after = await place()
  expect((await readOrder(later, after.orderId, 'customer')).status).toBe('pending')
})

test('orders that cannot be declined do not block later ones, however many they are', async () => {
  const stuck = await openTestStore(server.context)
  const ids = []
  for (let count = 0; count < 101; count++)
    ids.push((await placeTestOrder(server.context, { storeId: stuck.storeId })).orderId)
  const { pool } = server.owner
  await pool.query(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'stuck'; END $$`)
  await pool.query(`CREATE TRIGGER stuck BEFORE UPDATE ON orders FOR EACH ROW
    WHEN (OLD.store_id = '${stuck.storeId}') EXECUTE FUNCTION refuse()`)
  const last = await place()
  await pool.query(`UPDATE orders SET deadline_at = deadline_at + interval '1 second'
    WHERE id = '${last.orderId}'`)
  await expect(expireOrders(later)).rejects.toThrow('Some orders could not be declined')
  expect((await readOrder(later, last.orderId, 'customer')).status).toBe('declined')
  await pool.query('DROP TRIGGER stuck ON orders')
  expect(await expireOrders(later)).toBe(101)
})
