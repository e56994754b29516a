import type { Transaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { loadSupportRefunds } from './refundable.queries.ts'

/**
 * Throws REFUND_ABOVE_LIMIT, with the limit and what is left of it, when somebody in the role of support refunds
 * more of an order than all in that role may together. Refunds of others don't count, and the rest that a
 * cancellation refunds is no decision of theirs. The order's refunds must be locked.
 */
export async function checkRefundLimit(
  transaction: Transaction,
  { orderId, accountId }: { orderId: string; accountId: string | null },
  amountPence: number,
): Promise<void> {
  if (accountId === null) return
  const support = await loadSupportRefunds(transaction, { orderId, accountId })
  if (!support || support.maximumPence === null) return
  const { maximumPence, refundedPence } = support
  const leftPence = Math.max(0, maximumPence - refundedPence)
  if (amountPence > leftPence) throw new ApiError('REFUND_ABOVE_LIMIT', { maximumPence, leftPence })
}
