import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { TestCustomer } from '#api/cart/testing/test-customer.ts'
import type { Database } from '#api/database/tables.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import { openTestStore } from '#api/testing/test-store.ts'
import { loadOrder } from './orders.queries.ts'
import { askToPlace, readyCart, type Placed } from '#api/orders/testing/ready-cart.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

/** How many rows of orders and of what belongs to them this connection has read. */
async function rowsRead(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    SELECT sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::integer AS read
    FROM pg_stat_xact_user_tables
    WHERE relname IN ('orders', 'order_event', 'order_line', 'payment', 'refund')`.execute(db)
  return rows[0]?.read ?? Number.NaN
}

it('reads of an order its own rows and no others, however many orders there are', async () => {
  const store = await openTestStore(test.context)
  const guest = new TestCustomer(test.app)
  const placed: Placed[] = []
  for (let number = 0; number < 4; number += 1) {
    const { body } = await askToPlace(guest, await readyCart(guest, store))
    placed.push(body)
  }
  const { id, lines } = placed[1]!
  await test.context.db.transaction().execute(async (transaction) => {
    // Of so few rows PostgreSQL would otherwise rather read all.
    await sql`SET LOCAL enable_seqscan = off`.execute(transaction)
    const before = await rowsRead(transaction)
    expect((await loadOrder(transaction, id))?.events).toHaveLength(1)
    const oneOrder = 1
    const oneEvent = 1
    expect((await rowsRead(transaction)) - before).toBe(oneOrder + oneEvent + lines.length)
  })
})
