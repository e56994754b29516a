import {
  refundedParts,
  type RefundableLine,
  type RefundedPart,
  type PartToRefund,
} from '#rules/payments/refund-amount.ts'
import type { OrderProblem } from './problem-kinds.ts'

/** What can still be refunded of an order. */
export interface Refundable {
  lines: readonly RefundableLine[]
  refunded: readonly RefundedPart[]
  leftPence: number
}

/**
 * What a report asks for, in pence: all that is left of an order that never came, what its lines cost
 * after the discount, or 0 if the amount is unknown. Null when fewer of a line are left.
 */
export function requestedPence(
  { kind, lines }: { kind: OrderProblem | null; lines: readonly PartToRefund[] },
  { lines: ordered, refunded, leftPence }: Refundable,
): number | null {
  if (kind !== null) return kind === 'neverCame' ? leftPence : 0
  const parts = refundedParts(ordered, refunded, lines)
  if (!parts) return null
  return Math.min(
    leftPence,
    parts.reduce((sum, { amountPence }) => sum + amountPence, 0),
  )
}

/** How many of each line were not reported yet, so that none is reported twice. */
export function unreportedQuantities(
  lines: readonly { quantity: number }[],
  reported: readonly PartToRefund[],
): number[] {
  return lines.map(({ quantity }, position) =>
    reported
      .filter((part) => part.position === position)
      .reduce((left, part) => Math.max(0, left - part.quantity), quantity),
  )
}

/** Whether a refund is all that was requested; without a requested amount, the customer judges. */
export function isAllRequested(requested: number, amountPence: number): boolean {
  return requested > 0 && amountPence >= requested
}
