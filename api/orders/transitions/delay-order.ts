import type { Order } from '#contract/orders.ts'
import {
  delayedMinutes,
  delaysLeft,
  DELAY_MAXIMUM_MINUTES,
  dueAfterDelay,
  type DelayStep,
} from '#rules/orders/delay.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { loadOrder } from '../reading/orders.queries.ts'
import { readOrder } from '../reading/read-order.ts'
import { lockOrder, recordDelay } from './staff-change.queries.ts'
import { jobsAbout, type Acting } from './transition.ts'

/**
 * Promises an accepted order some minutes later, and tells its customer. `dueAt` is when it was due to whoever
 * delays it: where that has changed, as by the same call before, nothing happens. Throws NONEXISTING_ORDER,
 * ORDER_STATUS_INVALID with its `status` for an order that is not accepted, and DELAY_TOO_LONG with the
 * minutes that are left.
 */
export async function delayOrder(
  context: Context,
  { minutes, dueAt, ...acting }: Acting & { minutes: DelayStep; dueAt: Date },
): Promise<Order> {
  const { orderId, by } = acting
  await inTransaction(context.db, async (transaction) => {
    await lockOrder(transaction, orderId)
    const order = await loadOrder(transaction, orderId)
    if (!order) throw new ApiError('NONEXISTING_ORDER')
    if (order.status !== 'accepted')
      throw new ApiError('ORDER_STATUS_INVALID', { status: order.status })
    if (order.dueAt.getTime() !== dueAt.getTime()) return
    if (!delaysLeft(order).includes(minutes))
      throw new ApiError('DELAY_TOO_LONG', {
        minutesLeft: DELAY_MAXIMUM_MINUTES - delayedMinutes(order),
      })
    const at = context.now()
    const emails = { customer: 'delayed' } as const
    const jobs = jobsAbout(
      order,
      { act: 'delay', by, at },
      { emails },
      context.configuration.undoSeconds,
    )
    const later = { minutes, dueAt: dueAfterDelay(dueAt, minutes) }
    await recordDelay(transaction, { ...acting, at }, later, jobs)
  })
  return readOrder(context, orderId, by)
}
