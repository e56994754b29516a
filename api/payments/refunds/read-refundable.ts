import type { Kysely } from 'kysely'
import type { Refundable } from '#contract/problems/problem-report.ts'
import type { Database } from '#api/database/tables.ts'
import { refundedLines } from './refund-order.ts'
import { loadRefunds } from './refunds.queries.ts'
import { loadPaidOrder, loadRefundableLines } from './refundable.queries.ts'

type PaidOrder = Awaited<ReturnType<typeof loadPaidOrder>>
type MadeRefund = Awaited<ReturnType<typeof loadRefunds>>[number]

/** The remaining refundable amount of an order, however it was paid. `db` may be a transaction. */
export async function readRefundable(db: Kysely<Database>, orderId: string): Promise<Refundable> {
  const order = await loadPaidOrder(db, orderId)
  const refunds = await loadRefunds(db, orderId)
  const lines = await loadRefundableLines(db, orderId)
  return { leftPence: leftOf(order, refunds), lines, refunded: refundedLines(refunds) }
}

function leftOf(order: PaidOrder, refunds: readonly MadeRefund[]): number {
  const { paymentStatus, paidPence, refundedPence } = order
  if (paymentStatus === null) return cashLeft(order, refunds)
  const isCaptured = paymentStatus === 'captured' || paymentStatus === 'capturing'
  return isCaptured ? (paidPence ?? 0) - (refundedPence ?? 0) : 0
}

/** Of an order that is paid in cash, which is at the hand-over; no refund of such an order fails. */
export function cashLeft(
  { status, totalPence }: Pick<PaidOrder, 'status' | 'totalPence'>,
  refunds: readonly MadeRefund[],
): number {
  if (status !== 'completed') return 0
  return refunds.reduce((left, { amountPence }) => left - amountPence, totalPence)
}
