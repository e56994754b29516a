import type { Order } from '#contract/orders.ts'
import { isAt, kitchenDishes, type DishPlace } from '#rules/orders/kitchen-dishes.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { readOrder } from '../reading/read-order.ts'
import { lockOrder } from '../transitions/staff-change.queries.ts'
import { addTick, removeTick } from './cooked-dishes.queries.ts'

/**
 * Ticks a dish of an order, or takes its tick away; the first of several at once changes something. Throws
 * NONEXISTING_ORDER, ORDER_STATUS_INVALID with its `status` for an order that is not being cooked, and
 * ORDER_HAS_CHANGED where that dish is not to be cooked there: it was replaced, taken out or refunded.
 */
export async function tickDish(
  context: Context,
  {
    orderId,
    productId,
    isCooked,
    ...place
  }: { orderId: string; productId: string; isCooked: boolean } & DishPlace,
): Promise<Order> {
  await inTransaction(context.db, async (transaction) => {
    await lockOrder(transaction, orderId)
    const order = await readOrder({ db: transaction }, orderId, 'partner')
    const { status } = order
    if (status !== 'accepted') throw new ApiError('ORDER_STATUS_INVALID', { status })
    const dish = kitchenDishes(order).find((each) => isAt(each, place))
    if (dish?.productId !== productId || dish.toCook === 0) throw new ApiError('ORDER_HAS_CHANGED')
    if (isCooked) await addTick(transaction, { orderId, ...place, at: context.now() })
    else await removeTick(transaction, { orderId, ...place })
  })
  return readOrder(context, orderId, 'partner')
}
