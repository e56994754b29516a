import { sql, type Kysely } from 'kysely'
import type { RefundableLine } from '#rules/payments/refund-amount.ts'
import type { PaidFees } from '#rules/payments/refundable-fee.ts'
import type { Database } from '#api/database/tables.ts'

/** The lines of an order by their positions. */
export async function loadRefundableLines(
  db: Kysely<Database>,
  orderId: string,
): Promise<(RefundableLine & { name: string })[]> {
  return db
    .selectFrom('order_line')
    .select(['name', 'quantity', 'line_pence as linePence', 'discount_pence as discountPence'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
}

/** How an order was paid and its total, with what was refunded before. */
export function loadPaidOrder(db: Kysely<Database>, orderId: string) {
  return db
    .selectFrom('orders')
    .leftJoin('payment', 'payment.order_id', 'orders.id')
    .select([
      'orders.status',
      'orders.total_pence as totalPence',
      'payment.status as paymentStatus',
      'payment.amount_pence as paidPence',
      'payment.refunded_pence as refundedPence',
    ])
    .where('orders.id', '=', orderId)
    .executeTakeFirstOrThrow()
}

/** What an order costs besides its dishes. */
export function loadPaidFees(db: Kysely<Database>, orderId: string): Promise<PaidFees> {
  return db
    .selectFrom('orders')
    .select([
      'delivery_fee_pence as deliveryFeePence',
      'platform_fee_pence as platformFeePence',
      'plastic_bag_charge_pence as plasticBagChargePence',
      sql<number>`coalesce(tip_pence, 0)`.as('tipPence'),
    ])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
}

/**
 * The most that people in the role of support refund on one order, and what they have; null for somebody in
 * another role.
 */
export async function loadSupportRefunds(
  db: Kysely<Database>,
  { orderId, accountId }: { orderId: string; accountId: string },
): Promise<{ maximumPence: number | null; refundedPence: number } | null> {
  const { rows } = await sql<{ maximumPence: number | null; refundedPence: number }>`
    SELECT support_refund_maximum_pence AS "maximumPence", (
      SELECT coalesce(sum(amount_pence), 0)::int
      FROM refund JOIN account ON account.id = refund.account_id
      WHERE order_id = ${orderId} AND status <> 'failed' AND operator_role = 'support'
    ) AS "refundedPence"
    FROM marketplace, account WHERE account.id = ${accountId} AND operator_role = 'support'
  `.execute(db)
  return rows[0] ?? null
}
