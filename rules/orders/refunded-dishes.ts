import type { RefundStatus } from '#rules/payments/payment-status.ts'
import type { OrderStatus } from './order-status.ts'

interface RefundOfLines {
  status: RefundStatus
  /** Null: everything that was left; none: an amount that is of no dish. */
  lines: readonly { position: number; quantity: number }[] | null
}

/** How many of each line have been refunded or are about to be; a refund that failed counts nothing. */
export function refundedQuantities(
  lines: readonly { quantity: number }[],
  refunds: readonly RefundOfLines[],
): number[] {
  const made = refunds.filter(({ status }) => status !== 'failed')
  return lines.map(({ quantity }, position) => {
    if (made.some((refund) => refund.lines === null)) return quantity
    const parts = made.flatMap((refund) => refund.lines ?? [])
    const refunded = parts
      .filter((part) => part.position === position)
      .reduce((sum, part) => sum + part.quantity, 0)
    return Math.min(quantity, refunded)
  })
}

interface LineToCook {
  quantity: number
  refundedQuantity: number
}

export interface RefundOfDish {
  refunded: number
  of: number
  /** How many the kitchen still cooks; null once the food has left it. */
  toCook: number | null
}

/** What the kitchen must know about a line of which some was refunded; null: nothing was. */
export function refundOfDish(
  { quantity, refundedQuantity }: LineToCook,
  status: OrderStatus,
): RefundOfDish | null {
  if (refundedQuantity === 0) return null
  const toCook = isBeforeHandOver(status) ? quantity - refundedQuantity : null
  return { refunded: refundedQuantity, of: quantity, toCook }
}

/** Whether every dish of an order that is not out of the kitchen yet has been refunded. */
export function isNothingToCook(lines: readonly LineToCook[], status: OrderStatus): boolean {
  return lines.every((line) => refundOfDish(line, status)?.toCook === 0)
}

const isBeforeHandOver = (status: OrderStatus) => status === 'pending' || status === 'accepted'
