import { sql, type Kysely } from 'kysely'
import { providerFeeTransfers } from '#rules/payments/charge-transfers.ts'
import type { PaymentStatus } from '#rules/payments/payment-status.ts'
import type { Database } from '#api/database/tables.ts'
import { recordingTransfers } from '#api/payments/ledger/ledger.queries.ts'

type Db = Kysely<Database>

/**
 * Moves payments that lag behind their orders: to `voiding` if the order was declined, cancelled or not paid,
 * to `capturing` if it was accepted.
 */
export async function resumeLeftPayments(db: Db, at: Date): Promise<void> {
  await sql`
    UPDATE payment
    SET status = CASE WHEN orders.status IN ('unpaid', 'declined', 'cancelled')
        THEN 'voiding' ELSE 'capturing' END,
      changed_at = ${at}
    FROM orders
    WHERE orders.id = payment.order_id
      AND (payment.status = 'authorised' AND orders.status NOT IN ('awaitingpayment', 'pending')
        OR payment.status = 'awaiting' AND orders.status IN ('unpaid', 'declined', 'cancelled'))
  `.execute(db)
}

/** Orders whose payment, refund or tip has been stuck since then, the oldest first. */
export async function loadStuckPayments(
  db: Db,
  { before, limit }: { before: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ orderId: string }>`
    SELECT order_id AS "orderId" FROM (
      SELECT payment.order_id, payment.changed_at AS since
      FROM payment JOIN orders ON orders.id = payment.order_id
      WHERE payment.status IN ('awaiting', 'capturing', 'voiding') AND payment.changed_at < ${before}
        AND (payment.status <> 'awaiting' OR orders.deadline_at < ${before})
      UNION ALL
      SELECT refund.order_id, refund.requested_at
      FROM refund JOIN payment ON payment.order_id = refund.order_id
      WHERE refund.status = 'requested' AND refund.requested_at < ${before} AND payment.status = 'captured'
      UNION ALL
      SELECT order_id, finished_at FROM refund
      WHERE reversal_pence IS NOT NULL AND reversed_at IS NULL AND status = 'succeeded'
        AND finished_at < ${before}
      UNION ALL
      SELECT order_id, changed_at FROM later_tip
      WHERE status = 'capturing' AND changed_at < ${before}
    ) AS still
    GROUP BY order_id ORDER BY min(since) LIMIT ${limit}
  `.execute(db)
  return rows.map(({ orderId }) => orderId)
}

export interface KnownPayment {
  orderId: string
  intentId: string | null
  status: PaymentStatus
  amountPence: number
  authorisedPence: number
  refundedPence: number
  refundMadePence: number
  feePence: number | null
  changedAt: Date
  /** Whether it is a tip after delivery, and not the money of the order itself. */
  isTip: boolean
}

/** Our side of some payments of the provider: by their ids, and by the orders they name. */
export async function loadKnownPayments(
  db: Db,
  { intentIds, orderIds }: { intentIds: string[]; orderIds: string[] },
): Promise<KnownPayment[]> {
  const { rows } = await sql<KnownPayment>`
    SELECT order_id AS "orderId", intent_id AS "intentId", status, amount_pence AS "amountPence",
      coalesce(authorised_pence, amount_pence) AS "authorisedPence",
      refunded_pence AS "refundedPence", provider_fee_pence AS "feePence",
      changed_at AS "changedAt", false AS "isTip",
      (SELECT coalesce(sum(refund.amount_pence), 0)::bigint FROM refund
        WHERE refund.order_id = payment.order_id AND refund.status = 'succeeded'
      ) AS "refundMadePence"
    FROM payment
    WHERE intent_id = ANY(${intentIds}) OR order_id = ANY(${orderIds}::uuid[])
    UNION ALL
    SELECT order_id, intent_id, status, amount_pence, amount_pence, 0::bigint, provider_fee_pence, changed_at,
      true, 0::bigint
    FROM later_tip WHERE intent_id = ANY(${intentIds})
  `.execute(db)
  return rows
}

/** Saves, once, the provider's fee for a payment, if it was unknown at the capture. */
export async function saveFee(db: Db, orderId: string, feePence: number, at: Date): Promise<void> {
  await sql`
    WITH saved AS (
      UPDATE payment SET provider_fee_pence = ${feePence}
      WHERE order_id = ${orderId} AND status = 'captured' AND provider_fee_pence IS NULL
      RETURNING order_id
    ), moved AS (
      SELECT orders.id, orders.store_id FROM saved JOIN orders ON orders.id = saved.order_id
    )${recordingTransfers(providerFeeTransfers(feePence), { at })}
    SELECT count(*) FROM moved
  `.execute(db)
}

/** No order was paid before then; now if there is none. */
export async function loadBeginning(db: Db): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`
    SELECT coalesce((SELECT at FROM order_event ORDER BY id LIMIT 1), now()) AS at
  `.execute(db)
  return rows[0]?.at ?? new Date()
}

export interface MissingCharge {
  orderId: string
  at: Date
  feePence: number | null
  /** What went to the store's account at the provider; null: nothing. */
  transferredPence: number | null
}

/** Orders that were paid since then, without an entry in the ledger, and when they were. */
export async function loadMissingCharges(
  db: Db,
  { since, before, limit }: { since: Date; before: Date; limit: number },
): Promise<MissingCharge[]> {
  const { rows } = await sql<MissingCharge>`
    SELECT paid.order_id AS "orderId", paid.at, paid.fee_pence AS "feePence",
      paid.transferred_pence AS "transferredPence"
    FROM (
      SELECT payment.order_id, coalesce(event.at, payment.changed_at) AS at,
        provider_fee_pence AS fee_pence, transferred_pence
      FROM payment LEFT JOIN order_event AS event
        ON event.order_id = payment.order_id AND event.act = 'capture'
      WHERE payment.status = 'captured'
        AND payment.changed_at >= ${since} AND payment.changed_at < ${before}
      UNION ALL
      SELECT event.order_id, event.at, NULL, NULL
      FROM order_event AS event JOIN orders ON orders.id = event.order_id
      WHERE event.act = 'complete' AND event.at >= ${since} AND event.at < ${before}
        AND orders.payment_method = 'cash'
    ) AS paid
    WHERE NOT EXISTS (
      SELECT FROM ledger_transfer AS transfer
      WHERE transfer.order_id = paid.order_id AND transfer.refund_id IS NULL
        AND transfer.kind NOT IN ('providerFee', 'laterTip', 'laterTipPayment', 'laterTipFee')
    )
    ORDER BY paid.at LIMIT ${limit}
  `.execute(db)
  return rows
}
