import type { Cart } from '#contract/cart/cart.ts'
import { readReopenedCart } from '#api/cart/read-cart.ts'
import type { Context } from '#api/context.ts'
import { abandonOrder } from '#api/orders/transitions/abandon-order.ts'
import { findOwnOrder, type Claimant } from '#api/orders/reading/find-own-order.ts'
import { findCartOfOrder } from './payments.queries.ts'

/**
 * The customer abandons an order that awaits its payment: nothing is charged, and its cart, which is
 * returned, can be changed again. Repeated, it stays abandoned. Throws NONEXISTING_ORDER,
 * ORDER_STATUS_INVALID when its money came first, and CART_ALREADY_ORDERED or NONEXISTING_CART when its cart
 * has another order since, or is deleted or somebody else's.
 */
export async function abandonPayment(
  context: Context,
  orderId: string,
  claimant: Claimant,
): Promise<Cart> {
  const order = await findOwnOrder(context, orderId, claimant)
  const { accountId } = claimant
  if (order.status !== 'unpaid') await abandonOrder(context, { orderId, by: 'customer', accountId })
  const cartToken = await findCartOfOrder(context.db, orderId)
  return readReopenedCart(context, cartToken, [order.accountId, accountId])
}
