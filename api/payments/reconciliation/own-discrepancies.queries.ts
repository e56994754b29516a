import { sql, type Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'

export interface OwnDiscrepancy {
  kind:
    | 'ledgerUnbalanced'
    | 'cancelledNotRefunded'
    | 'refundFailed'
    | 'refundPending'
    | 'holdExpired'
    | 'stuck'
  orderId: string
  intentId: string | null
  ownPence: number
  /** The refund it is about; null: none. */
  refundId: string | null
}

export interface CheckedRange {
  since: Date
  before: Date
  stillBefore: Date
  pendingBefore: Date
  orderIds: string[]
}

/**
 * Discrepancies in our own records: of orders whose money has moved since then and not since `before`, of the
 * named orders, of those whose money should have moved by `stillBefore`, and of refunds that should have been
 * made by `pendingBefore`.
 */
export async function loadOwnDiscrepancies(
  db: Kysely<Database>,
  { since, before, stillBefore, pendingBefore, orderIds }: CheckedRange,
): Promise<OwnDiscrepancy[]> {
  const { rows } = await sql<OwnDiscrepancy>`
    WITH recent AS MATERIALIZED (
      SELECT payment.*, orders.status AS order_status
      FROM payment JOIN orders ON orders.id = payment.order_id
      WHERE payment.changed_at >= ${since} AND payment.changed_at < ${before}
        OR payment.order_id = ANY(${orderIds}::uuid[])
    ), moved AS MATERIALIZED (
      SELECT order_id FROM ledger_transfer WHERE at >= ${since}
      UNION SELECT unnest(${orderIds}::uuid[])
    )
    ${unbalanced}
    UNION ALL
    SELECT 'cancelledNotRefunded', order_id, intent_id, amount_pence - refunded_pence, NULL
    FROM recent
    WHERE status = 'captured' AND order_status IN ('cancelled', 'declined', 'unpaid')
      AND refunded_pence < amount_pence
    UNION ALL
    ${failedForNow}
    UNION ALL
    SELECT 'refundPending', refund.order_id, intent_id, refund.amount_pence, refund.id
    FROM refund JOIN payment ON payment.order_id = refund.order_id
    WHERE refund.status = 'requested' AND refund.requested_at < ${pendingBefore}
    UNION ALL
    SELECT 'holdExpired', order_id, intent_id, amount_pence, NULL
    FROM recent
    WHERE status = 'lapsed' AND order_status NOT IN ('cancelled', 'declined', 'unpaid')
    UNION ALL
    SELECT 'stuck', order_id, intent_id, amount_pence, NULL
    FROM payment
    WHERE status IN ('capturing', 'voiding') AND changed_at < ${stillBefore}
    UNION ALL
    SELECT 'stuck', order_id, intent_id, amount_pence, NULL
    FROM later_tip
    WHERE status = 'capturing' AND changed_at < ${stillBefore} AND NOT EXISTS (
      SELECT FROM payment WHERE payment.order_id = later_tip.order_id
        AND payment.status IN ('capturing', 'voiding') AND payment.changed_at < ${stillBefore})
  `.execute(db)
  return rows
}

/** Each order by itself, so that the whole ledger is not read for what has moved lately. */
const unbalanced = sql`SELECT 'ledgerUnbalanced' AS kind, moved.order_id AS "orderId",
      (SELECT intent_id FROM payment WHERE payment.order_id = moved.order_id) AS "intentId",
      customer.pence AS "ownPence", NULL::uuid AS "refundId"
    FROM moved, LATERAL (
      SELECT sum(CASE WHEN debit = 'customer' THEN -amount_pence
        WHEN credit = 'customer' THEN amount_pence ELSE 0 END)::bigint AS pence
      FROM ledger_transfer WHERE ledger_transfer.order_id = moved.order_id
    ) AS customer
    WHERE customer.pence <> 0`

/** The last of each order that was refused or returned, with none after it. */
const failedForNow = sql`SELECT 'refundFailed', recent.order_id, intent_id, failed.amount_pence, failed.id
    FROM recent, LATERAL (
      SELECT id, amount_pence FROM refund
      WHERE refund.order_id = recent.order_id AND refund.status = 'failed' AND NOT EXISTS (
        SELECT FROM refund AS later
        WHERE later.order_id = refund.order_id AND later.status <> 'failed'
          AND later.requested_at > refund.finished_at
      )
      ORDER BY finished_at DESC, id LIMIT 1
    ) AS failed
    WHERE recent.status = 'captured'`
