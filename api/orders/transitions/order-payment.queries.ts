import { sql, type RawBuilder } from 'kysely'
import { PAYMENT_TRANSITIONS, type PaymentAct } from '#rules/payments/payment-status.ts'
import type { PaidCard } from '#api/database/column-types.ts'

/** What happens to the money of an order with its status. */
export interface PaymentMove {
  act: PaymentAct
  /** The card that pays, once it is known. */
  card: PaidCard | null
}

/** Of the statement that keeps an order as `placed`: what is to be paid for it. */
export const awaitingPayment = sql`, payment_awaited AS (
      INSERT INTO payment (order_id, amount_pence, created_at, changed_at)
      SELECT id, total_pence, placed_at, placed_at FROM placed
    )`

/**
 * Of the statement that moves an order as `moved`: moves its money with it, from wherever that is
 * possible. As both move in one statement, the order's own status decides between two at once.
 */
export function movingPayment({ act, card }: PaymentMove, at: Date): RawBuilder<unknown> {
  const ways = PAYMENT_TRANSITIONS.filter((way) => way.act === act)
  const paidBy = card && JSON.stringify(card)
  return sql`, payment_moved AS (
      UPDATE payment
      SET status = ${ways[0]?.to}, card = coalesce(${paidBy}::jsonb, card), changed_at = ${at}
      FROM moved
      WHERE payment.order_id = moved.id AND payment.status = ANY(${ways.map(({ from }) => from)})
    )`
}
