import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import { actOnOrder } from '#api/orders/act-on-order.ts'
import { settlePayment } from '#api/payments/settle-payment.ts'
import { loadUnpaidOrders } from './give-up-unpaid.queries.ts'

const mostAtOnce = 20
/** Nobody wants an order any more that was paid so late. */
const longestPatienceMs = 10 * 60_000

/**
 * Gives up every order whose money did not come in time, and with it its hold on stock, discount and
 * slot. The provider is asked first, as money that is there places the order; while it gives no
 * answer, an order waits some minutes more. Answers how many were given up.
 */
export async function giveUpUnpaid(context: Context): Promise<number> {
  const overdue = await loadUnpaidOrders(context.db, context.now(), mostAtOnce)
  const given = await Promise.allSettled(overdue.map((order) => giveUp(context, order)))
  const failures = given.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
  if (failures.length > 0) throw new AggregateError(failures, 'Some orders could not be given up')
  return given.filter((each) => each.status === 'fulfilled' && each.value).length
}

/** False when it was paid or given up meanwhile. */
async function giveUp(
  context: Context,
  { id: orderId, deadlineAt }: { id: string; deadlineAt: Date },
): Promise<boolean> {
  try {
    await settlePayment(context, orderId)
  } catch (error) {
    // What is held of one that is given up is let go as soon as the provider answers again.
    if (context.now().getTime() < deadlineAt.getTime() + longestPatienceMs) throw error
  }
  try {
    await actOnOrder(context, { orderId, act: 'abandon', by: 'system', accountId: null })
    return true
  } catch (error) {
    if (error instanceof ApiError && error.code === 'ORDER_STATUS_INVALID') return false
    throw error
  }
}
