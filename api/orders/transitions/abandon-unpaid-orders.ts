import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import { actOnOrder } from './transition.ts'
import { continuePayment } from '#api/payments/intents/continue-payment.ts'
import { loadOverdueOrders, type Overdue } from './overdue-orders.queries.ts'

const mostAtOnce = 20
const mostFailuresTold = 10
/** Nobody wants an order any more that was paid so late. */
const longestPatienceMs = 10 * 60_000

/**
 * Gives up every order whose money did not come in time, and with it its hold on stock, discount and
 * slot. The provider is asked first, as money that is there places the order; while it gives no
 * answer, an order waits some minutes more. Answers how many were given up. One that cannot be given
 * up keeps no other from it, and is thrown at the end.
 */
export async function giveUpUnpaid(context: Context): Promise<number> {
  const failures: unknown[] = []
  let count = 0
  let overdue: Overdue[] = []
  do {
    const page = { now: context.now(), limit: mostAtOnce, behind: overdue.at(-1) ?? null }
    overdue = await loadOverdueOrders(context.db, 'awaitingpayment', page)
    const given = await Promise.allSettled(overdue.map((order) => giveUp(context, order)))
    for (const each of given)
      if (each.status === 'fulfilled') count += each.value ? 1 : 0
      else if (failures.length < mostFailuresTold) failures.push(each.reason)
  } while (overdue.length === mostAtOnce)
  if (failures.length > 0) throw new AggregateError(failures, 'Some orders could not be given up')
  return count
}

/** False when it was paid or given up meanwhile. */
async function giveUp(context: Context, { id: orderId, deadlineAt }: Overdue): Promise<boolean> {
  try {
    await continuePayment(context, orderId)
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
