import type { Order } from '#contract/orders.ts'
import type { Context } from '#api/context.ts'
import { actOnOrder } from './transition.ts'
import { findOwnOrder, type Claimant } from '#api/orders/reading/find-own-order.ts'

/**
 * The customer takes an order back that the store has not answered yet. Throws NONEXISTING_ORDER for
 * somebody else's, ORDER_STATUS_INVALID once it is answered.
 */
export async function cancelOrder(
  context: Context,
  orderId: string,
  claimant: Claimant,
): Promise<Order> {
  const { id } = await findOwnOrder(context, orderId, claimant)
  const { accountId } = claimant
  return actOnOrder(context, { orderId: id, act: 'cancel', by: 'customer', accountId })
}
