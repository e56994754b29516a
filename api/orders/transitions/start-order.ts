import type { Order } from '#contract/orders.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { readOrder } from '../reading/read-order.ts'
import { lockOrder } from './staff-change.queries.ts'
import { recordStart } from './staff-notes.queries.ts'
import type { Acting } from './transition.ts'

/**
 * The kitchen begins with an accepted order for later. The first of several at once is written down; for
 * the others nothing changes. Throws NONEXISTING_ORDER, and ORDER_STATUS_INVALID with its `status` for an
 * order that is not accepted, or that is for as soon as possible.
 */
export async function startOrder(context: Context, acting: Acting): Promise<Order> {
  const { orderId, by } = acting
  await inTransaction(context.db, async (transaction) => {
    await lockOrder(transaction, orderId)
    await recordStart(transaction, acting, context.now())
  })
  const order = await readOrder(context, orderId, by)
  if (!order.events.some(({ act }) => act === 'start'))
    throw new ApiError('ORDER_STATUS_INVALID', { status: order.status })
  return order
}
