import { sql, type Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'
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
 * Writes down, once, that the kitchen begins with an accepted order for later; nothing for any other one.
 * The order is locked, so that nothing ends it in between.
 */
export async function recordStart(
  db: Kysely<Database>,
  { orderId, by, accountId }: Acting,
  at: Date,
): Promise<void> {
  await sql`
    WITH begun AS (
      SELECT id, store_id, status FROM orders
      WHERE id = ${orderId} AND status = 'accepted' AND service_time IS NOT NULL
      FOR UPDATE
    )
    INSERT INTO order_event (order_id, store_id, act, status, by, account_id, at)
    SELECT id, store_id, 'start', status, ${by}, ${accountId}, ${at} FROM begun
    ON CONFLICT DO NOTHING
  `.execute(db)
}
