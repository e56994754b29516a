import { randomUUID } from 'node:crypto'
import type { RequestedChange } from '#contract/order-changes/order-change-calls.ts'
import { chooseProduct } from '#api/cart/lines/choose-product.ts'
import { menuForCart, resolveLines } from '#api/cart/lines/resolve-lines.ts'
import type { Context } from '#api/context.ts'
import type { ChangedLine } from '#api/database/column-types.ts'
import { ApiError } from '#api/http/api-error.ts'
import { frozenDish } from '#api/orders/placing/freeze-order.ts'
import type { StoredOrder } from '#api/orders/reading/read-order.ts'

/** A dish of the menu as it would be cooked instead of another one, with its price on the menu. */
export type ReplacementDish = Omit<ChangedLine, 'quantity' | 'linePence' | 'discountPence'>

/**
 * Finds a dish on the menu of an order's store as it is now, with its options, price and allergens. Throws
 * PRODUCT_IS_NOT_AVAILABLE and PRODUCT_COULD_NOT_BE_ADDED_TO_CART as adding it to a cart does.
 */
export async function findReplacement(
  context: Context,
  { storeId, service, serviceTime }: StoredOrder,
  { productId, options }: NonNullable<RequestedChange['replacement']>,
): Promise<ReplacementDish> {
  const cart = { store_id: storeId, service, service_time: serviceTime, lines: [] }
  const menu = await menuForCart(context, cart, [{ productId }])
  const chosen = chooseProduct(menu, { productId, options, parts: [] })
  const [line] = resolveLines(menu, [{ id: randomUUID(), ...chosen, quantity: 1, note: '' }])
  if (!line?.isAvailable)
    throw new ApiError('PRODUCT_IS_NOT_AVAILABLE', {
      productId,
      name: chosen.name,
      reason: line?.unavailableReason ?? 'notOnMenu',
    })
  const { name, unitPricePence } = line
  return { productId, name, unitPricePence, ...frozenDish(line) }
}
