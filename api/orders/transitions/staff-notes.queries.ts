import { sql, type Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'
import type { Acting } from './transition.ts'

/** Ends that an order is missed, with an event that says who has seen it; nothing where it is not. */
export async function acknowledgeMissed(
  db: Kysely<Database>,
  { orderId, by, accountId }: Acting,
  at: Date,
): Promise<void> {
  await sql`
    WITH seen AS (
      UPDATE orders SET is_missed = false, version = version + 1
      WHERE id = ${orderId} AND is_missed
      RETURNING id, store_id, status
    )
    INSERT INTO order_event (order_id, store_id, act, status, by, account_id, at)
    SELECT id, store_id, 'acknowledge', status, ${by}, ${accountId}, ${at} FROM seen
  `.execute(db)
}

/**
 * Writes down that the kitchen begins with an accepted order for later, which is locked; nothing for any other
 * one, nor for one that it has begun with.
 */
export async function recordStart(
  transaction: Transaction,
  { orderId, by, accountId }: Acting,
  at: Date,
): Promise<void> {
  await sql`
    INSERT INTO order_event (order_id, store_id, act, status, by, account_id, at)
    SELECT id, store_id, 'start', status, ${by}, ${accountId}, ${at} FROM orders
    WHERE id = ${orderId} AND status = 'accepted' AND service_time IS NOT NULL
      AND NOT EXISTS (
        SELECT FROM order_event AS event
        WHERE event.order_id = orders.id AND event.act = 'start'
          AND NOT EXISTS (SELECT FROM order_event AS reversal WHERE reversal.undoes = event.id))
  `.execute(transaction)
}
