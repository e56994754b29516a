import { sql, type Kysely } from 'kysely'
import { ORDER_STATUSES, isFinal } from '#rules/orders/order-status.ts'
import type { Transaction } from '#api/database/transaction.ts'
import type { Database } from '#api/database/tables.ts'

/** Those that move on, or wait for their money. */
const UNFINISHED = ORDER_STATUSES.filter((status) => !isFinal(status) && status !== 'unpaid')

/** Whether one of these orders moves on, or waits for its money. */
export async function hasUnfinishedOrder(
  transaction: Transaction,
  ids: readonly string[],
): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM orders WHERE id = ANY (${ids}::uuid[]) AND status = ANY (${UNFINISHED}::text[]) LIMIT 1
  `.execute(transaction)
  return rows.length > 0
}

/**
 * Removes who ordered from orders, and what was written about them: problems, notes, notifications. Functions of
 * the database decide what is left of a snapshot, and allow nothing else.
 */
export async function removePersonFrom(
  transaction: Transaction,
  ids: readonly string[],
): Promise<void> {
  const these = sql`ANY (${ids}::uuid[])`
  await sql`
    UPDATE order_line SET snapshot = line_without_person(snapshot) WHERE order_id = ${these}
  `.execute(transaction)
  await sql`
    UPDATE order_event SET account_id = NULL FROM orders
    WHERE orders.id = order_event.order_id AND orders.id = ${these}
      AND order_event.account_id = orders.account_id
  `.execute(transaction)
  await sql`UPDATE payment SET card = NULL WHERE order_id = ${these}`.execute(transaction)
  await sql`DELETE FROM order_note WHERE order_id = ${these}`.execute(transaction)
  await sql`DELETE FROM push_subscription WHERE order_id = ${these}`.execute(transaction)
  await sql`
    UPDATE problem_event SET text = '' FROM problem_report AS report
    WHERE report.id = report_id AND report.order_id = ${these} AND by = 'customer'
  `.execute(transaction)
  await sql`
    UPDATE problem_report SET text = '', idempotency_key = NULL WHERE order_id = ${these}
  `.execute(transaction)
  await sql`
    UPDATE orders SET snapshot = order_without_person(snapshot), account_id = NULL, network = NULL,
      idempotency_key = NULL, discount_customer = NULL
    WHERE id = ${these}
  `.execute(transaction)
}

/** Removes who ordered from up to `limit` orders that were placed before and are over; answers from how many. */
export async function removePersonFromBefore(
  transaction: Transaction,
  before: Date,
  limit: number,
): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM orders
    WHERE snapshot #>> '{contact,name}' <> '' AND placed_at < ${before}
      AND status <> ALL (${UNFINISHED}::text[]) AND status <> 'unpaid'
    ORDER BY placed_at LIMIT ${limit} FOR UPDATE SKIP LOCKED`.execute(transaction)
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await removePersonFrom(transaction, ids)
  // Also those about orders whose person was removed earlier.
  await sql`DELETE FROM order_note WHERE at < ${before}`.execute(transaction)
  return ids.length
}

/** Empties what names anybody in orders that were never paid; answers in how many. */
export async function emptyUnpaidBefore(
  db: Kysely<Database>,
  before: Date,
  limit: number,
): Promise<number> {
  const { rows } = await sql`
    WITH emptied AS (
      UPDATE orders SET snapshot = snapshot || jsonb_build_object(
        'contact', jsonb_build_object('name', '', 'email', '', 'phone', ''),
        'address', NULL, 'addressLine', '', 'deliveryNote', '', 'allergyNote', ''
      )
      WHERE id = ANY (ARRAY(
        SELECT id FROM orders
        WHERE status = 'unpaid' AND snapshot #>> '{contact,email}' <> '' AND placed_at < ${before}
        ORDER BY placed_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
      ))
      RETURNING id
    ), lines AS (
      DELETE FROM order_line USING emptied WHERE order_line.order_id = emptied.id
    )
    SELECT id FROM emptied
  `.execute(db)
  return rows.length
}

/** Erases where cash orders came from that were placed before, up to `maximum`; answers of how many. */
export async function eraseNetworksBefore(
  db: Kysely<Database>,
  before: Date,
  maximum: number,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    UPDATE orders SET network = NULL WHERE id = ANY (ARRAY(
      SELECT id FROM orders
      WHERE payment_method = 'cash' AND network IS NOT NULL AND placed_at < ${before}
      ORDER BY placed_at LIMIT ${maximum} FOR UPDATE SKIP LOCKED
    ))`.execute(db)
  return Number(numAffectedRows)
}
