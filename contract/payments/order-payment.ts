import { z } from 'zod'
import { PAYMENT_STATUSES, REFUND_PAYERS, REFUND_STATUSES } from '#rules/payments/payment-status.ts'
import { REFUNDABLE_FEES } from '#rules/payments/refundable-fee.ts'
import { id, instant, pence } from '#contract/fields.ts'

/** A refund of an order that was paid online. */
export const orderRefund = z.object({
  id,
  status: z.enum(REFUND_STATUSES),
  amountPence: pence,
  /** Null: the whole order; none: an amount, or a fee. */
  lines: z.array(z.object({ position: z.int(), quantity: z.int(), amountPence: pence })).nullable(),
  /** Of a fee that is refunded for itself; null: it is not. */
  fee: z.enum(REFUNDABLE_FEES).nullable(),
  /** A message to the customer. */
  reason: z.string(),
  /** Who pays for it, for the staff of store and marketplace; null for everyone else. */
  payer: z.enum(REFUND_PAYERS).nullable(),
  /** What of it the marketplace gives while the store pays the rest, for their staff; 0: nothing. */
  marketplacePence: pence,
  /** The report that it answers; null: none. */
  problemId: id.nullable(),
  /** Of a credit for an order that came so late; null: it is none. */
  lateMinutes: z.int().nullable(),
  /** The change of the order that it belongs to; null: none. */
  changeId: id.nullable(),
  requestedAt: instant,
})
export type OrderRefund = z.output<typeof orderRefund>

/** Where the money of an order is that is paid online. */
export const orderPayment = z.object({
  status: z.enum(PAYMENT_STATUSES),
  amountPence: pence,
  /** The card that pays, once it is known; the wallet it is in, such as `apple_pay`. */
  card: z
    .object({ brand: z.string(), last4: z.string(), wallet: z.string().nullable() })
    .nullable(),
  refundedPence: pence,
  refunds: z.array(orderRefund),
})
export type OrderPayment = z.output<typeof orderPayment>
