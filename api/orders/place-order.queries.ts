import { sql, type Kysely, type Selectable } from 'kysely'
import { DatabaseError } from 'pg'
import type { Database, OrderLineTable, OrdersTable } from '#api/database/tables.ts'
import { enqueued, type Job } from '#api/jobs/enqueue.ts'

export interface FrozenOrder {
  order: Selectable<OrdersTable>
  lines: Omit<Selectable<OrderLineTable>, 'order_id'>[]
}

/**
 * Turns a cart that is still as it was quoted into its order: closes the cart, keeps order and
 * lines, records the placing and leaves the jobs, in one statement, so that all of it happens or
 * none. Answers whether it did: not when the cart has been changed or ordered meanwhile. A number
 * that is taken throws.
 */
export async function insertOrder(
  db: Kysely<Database>,
  { order, lines }: FrozenOrder,
  cartVersion: number,
  jobs: readonly Job[],
): Promise<boolean> {
  const { id, cart_token, placed_at } = order
  const lineRows = lines.map((line) => ({ ...line, order_id: id }))
  const { rows: placed } = await sql`
    WITH closed AS (
      UPDATE cart
      SET ordered_at = ${placed_at}, changed_at = ${placed_at}, version = version + 1
      WHERE token = ${cart_token} AND version = ${cartVersion} AND ordered_at IS NULL
      RETURNING token
    ), placed AS (
      INSERT INTO orders
      SELECT frozen.*
      FROM closed, jsonb_populate_record(NULL::orders, ${JSON.stringify(order)}::jsonb) AS frozen
      RETURNING *
    ), line AS (
      INSERT INTO order_line
      SELECT frozen.*
      FROM placed,
        jsonb_populate_recordset(NULL::order_line, ${JSON.stringify(lineRows)}::jsonb) AS frozen
    ), recorded AS (
      INSERT INTO order_event (order_id, store_id, act, status, by, account_id, at)
      SELECT id, store_id, 'place', status, 'customer', account_id, placed_at FROM placed
    ), queued AS (
      SELECT job.id FROM placed, ${enqueued(jobs)} AS job
    )
    SELECT placed.id FROM placed, (SELECT count(*) FROM queued) AS count
  `.execute(db)
  return placed.length === 1
}

/** Whether `insertOrder` failed because another order of the store has that number on that day. */
export function isNumberTaken(error: unknown): boolean {
  return (
    error instanceof DatabaseError && error.constraint === 'orders_store_id_business_day_number_key'
  )
}
