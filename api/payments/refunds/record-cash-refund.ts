import type { Actor } from '#rules/orders/order-status.ts'
import { refundTransfers } from '#rules/payments/refund-transfers.ts'
import type { Transaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { chargedOrderOf } from '#api/payments/ledger/ledger.queries.ts'
import { loadPricedOrder, loadStoreRefunds } from '#api/payments/ledger/ledger.queries.ts'
import { newRefund, priceRefund, type GivenRefund } from './refund-order.ts'
import { checkRefundLimit } from './check-refund-limit.ts'
import { cashLeft } from './read-refundable.ts'
import { insertCashRefund, loadRefunds, lockOrder, markRefundSucceeded } from './refunds.queries.ts'
import { loadPaidOrder } from './refundable.queries.ts'

/**
 * Records, as a part of a transaction, that a store refunds some of an order's cost in cash; returns how
 * much. If the marketplace pays for it, the store gets it on its statement. Throws NOT_REFUNDABLE while
 * nothing was paid or when nothing is left, REFUND_TOO_LARGE and REFUND_ABOVE_LIMIT.
 */
export async function recordCashRefund(
  transaction: Transaction,
  given: GivenRefund & { by: Actor },
  at: Date,
): Promise<number> {
  const { orderId, by } = given
  // Others wait here, so that no two refund the same.
  await lockOrder(transaction, orderId)
  const refunds = await loadRefunds(transaction, orderId)
  const leftPence = cashLeft(await loadPaidOrder(transaction, orderId), refunds)
  if (leftPence === 0) throw new ApiError('NOT_REFUNDABLE')
  const priced = await priceRefund(transaction, given, { refunds, leftPence })
  await checkRefundLimit(transaction, given, priced.amountPence)
  const refund = newRefund(given, priced, at)
  await insertCashRefund(transaction, refund)
  const transfers = refundTransfers(
    chargedOrderOf(await loadPricedOrder(transaction, orderId)),
    { ...refund, isRest: priced.lines === null },
    await loadStoreRefunds(transaction, orderId),
  )
  const made = { id: refund.id, providerRefundId: null, by, transfers, at }
  await markRefundSucceeded(transaction, made, [])
  return priced.amountPence
}
