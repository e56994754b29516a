import type { Order } from '#contract/orders.ts'
import { cameAt } from '#rules/orders/arrival.ts'
import { lateCreditPence, minutesLate } from '#rules/problems/late-credit.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { readOrder } from '#api/orders/reading/read-order.ts'
import { readRefundable } from '#api/payments/refunds/read-refundable.ts'
import { requestRefund } from '#api/payments/refunds/refund-order.ts'
import { readProblemPolicy } from './problem-policy.ts'
import { hasLateCredit, lockOrderOfReports } from './problems.queries.ts'

/**
 * Refunds a part of what was paid online for a late order, by the marketplace's rule and once for an order,
 * however often this runs; returns how much. Rejects while its card is still being charged, so that it is
 * tried again.
 */
export async function creditLateOrder(context: Context, orderId: string): Promise<number> {
  const { lateCredit: rule } = await readProblemPolicy(context)
  const order = await readOrder(context, orderId, 'system')
  const late = lateOf(order)
  if (rule === null || order.payment === null || late < rule.minutes) return 0
  if (order.payment.status === 'capturing') throw new Error('The card is still being charged')
  return inTransaction(context.db, async (transaction) => {
    // Others wait here, so that it is credited once.
    await lockOrderOfReports(transaction, orderId)
    if (await hasLateCredit(transaction, orderId)) return 0
    const { leftPence } = await readRefundable(transaction, orderId)
    const { totalPence } = order
    const amountPence = lateCreditPence(rule, { minutesLate: late, totalPence, leftPence })
    if (amountPence === 0) return 0
    const given = { orderId, amountPence, payer: rule.payer, reason: '', accountId: null }
    const key = { idempotencyKey: 'late order', lateMinutes: late }
    return requestRefund(transaction, { ...given, ...key }, context.now())
  })
}

function lateOf(order: Order): number {
  const came = cameAt(order)
  if (came === null) return 0
  const serviceTime = order.serviceTime === 'asap' ? null : new Date(order.serviceTime)
  return minutesLate(
    { ...order, serviceTime, promisedAt: new Date(order.promisedAt) },
    new Date(came),
  )
}
