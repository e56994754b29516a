import type { Order } from '#contract/orders.ts'
import type { Context } from '#api/context.ts'
import { againWhenEnded } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { readOrder } from '../reading/read-order.ts'
import { acknowledgeMissed } from './staff-notes.queries.ts'
import type { Acting } from './transition.ts'

/**
 * Somebody says that they have seen that an order was missed. The first of several at once is written
 * down; for the others nothing changes. Throws NONEXISTING_ORDER, and ORDER_STATUS_INVALID with its
 * `status` for an order that was not missed.
 */
export async function acknowledgeOrder(context: Context, acting: Acting): Promise<Order> {
  const { orderId, by } = acting
  await againWhenEnded(() => acknowledgeMissed(context.db, acting, context.now()))
  const order = await readOrder(context, orderId, by)
  if (!order.events.some(({ act }) => act === 'expire'))
    throw new ApiError('ORDER_STATUS_INVALID', { status: order.status })
  return order
}
