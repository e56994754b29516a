import { sql, type Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'

export interface OwnFault {
  kind: 'ledgerUnbalanced' | 'cancelledNotRefunded' | 'refundFailed' | 'holdGone' | 'standsStill'
  orderId: string
  intentId: string | null
  ownPence: number
}

/**
 * What is wrong by our own books alone: of orders whose money has moved since then, of those that are
 * named, and of those whose money should have moved by `stillBefore`.
 */
export async function loadOwnFaults(
  db: Kysely<Database>,
  {
    since,
    before,
    stillBefore,
    orderIds,
  }: { since: Date; before: Date; stillBefore: Date; orderIds: string[] },
): Promise<OwnFault[]> {
  // Of each order by itself, so that what there ever was is not read for what has moved of late.
  const { rows } = await sql<OwnFault>`
    WITH recent AS MATERIALIZED (
      SELECT payment.*, orders.status AS order_status
      FROM payment JOIN orders ON orders.id = payment.order_id
      WHERE payment.changed_at < ${before}
        AND (payment.changed_at >= ${since} OR payment.order_id = ANY(${orderIds}::uuid[]))
    ), moved AS MATERIALIZED (
      SELECT order_id FROM ledger_transfer WHERE at >= ${since}
      UNION SELECT unnest(${orderIds}::uuid[])
    )
    SELECT 'ledgerUnbalanced' AS kind, moved.order_id AS "orderId",
      (SELECT intent_id FROM payment WHERE payment.order_id = moved.order_id) AS "intentId",
      customer.pence AS "ownPence"
    FROM moved, LATERAL (
      SELECT sum(CASE WHEN debit = 'customer' THEN -amount_pence
        WHEN credit = 'customer' THEN amount_pence ELSE 0 END)::bigint AS pence
      FROM ledger_transfer WHERE ledger_transfer.order_id = moved.order_id
    ) AS customer
    WHERE customer.pence <> 0
    UNION ALL
    SELECT 'cancelledNotRefunded', order_id, intent_id, amount_pence - refunded_pence
    FROM recent
    WHERE status = 'captured' AND order_status IN ('cancelled', 'declined', 'unpaid')
      AND refunded_pence < amount_pence
    UNION ALL
    SELECT 'refundFailed', recent.order_id, intent_id, failed.pence
    FROM recent, LATERAL (
      SELECT max(amount_pence) AS pence FROM refund
      WHERE refund.order_id = recent.order_id AND refund.status = 'failed' AND NOT EXISTS (
        SELECT FROM refund AS later
        WHERE later.order_id = refund.order_id AND later.status <> 'failed'
          AND later.asked_at > refund.settled_at
      )
    ) AS failed
    WHERE recent.status = 'captured' AND failed.pence IS NOT NULL
    UNION ALL
    SELECT 'holdGone', order_id, intent_id, amount_pence
    FROM recent
    WHERE status = 'lapsed' AND order_status NOT IN ('cancelled', 'declined', 'unpaid')
    UNION ALL
    SELECT 'standsStill', order_id, intent_id, amount_pence
    FROM payment
    WHERE status IN ('capturing', 'voiding') AND changed_at < ${stillBefore}
  `.execute(db)
  return rows
}
