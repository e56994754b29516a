import type { Context } from '#api/context.ts'
import { actOnOverdue } from '#api/jobs/sweep.ts'
import { abandonOrder } from './abandon-order.ts'
import { loadOverdueOrders, type OverdueOrder } from './overdue-orders.queries.ts'
import { isDone } from './transition.ts'

/** Nobody wants an order any more that was paid so late. */
const maximumWaitMs = 10 * 60_000

/**
 * Abandons every order that was not paid in time, which releases its stock, discount and slot; answers how
 * many. Payments pass `continuePayment`, which asks the provider first, because a payment that is
 * authorised places the order; while the provider gives no answer, an order waits some minutes longer.
 */
export function abandonUnpaidOrders(
  context: Context,
  continuePayment: (context: Context, orderId: string) => Promise<void>,
): Promise<number> {
  return actOnOverdue<OverdueOrder>({
    pageSize: 20,
    atOnce: 20,
    load: (behind, limit) =>
      loadOverdueOrders(context.db, 'awaitingpayment', { now: context.now(), behind, limit }),
    act: async ({ id: orderId, deadlineAt }) => {
      try {
        await continuePayment(context, orderId)
      } catch (error) {
        // A hold of an abandoned order is voided as soon as the provider answers again.
        if (context.now().getTime() < deadlineAt.getTime() + maximumWaitMs) throw error
      }
      return isDone(abandonOrder(context, { orderId, by: 'system', accountId: null }))
    },
    failure: 'Some unpaid orders could not be abandoned',
  })
}
