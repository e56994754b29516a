import type { BodyOf } from '#contract/call.ts'
import type { Cart, changeCart as changeCartCall } from '#contract/cart/cart.ts'
import type { Context } from '#api/context.ts'
import { ApiError, FieldError } from '#api/http/api-error.ts'
import { findStoreOfProduct } from '#api/menu/find-menu.ts'
import type { Asker } from '#api/http/asker.ts'
import { findStore } from '#api/stores/record/find-store.ts'
import { addToLines } from './lines/add-to-lines.ts'
import type { CartChange, CartRow } from './cart-row.ts'
import { changeLines } from './lines/change-lines.ts'
import { menuForCart } from './lines/resolve-lines.ts'
import { changeOpenCart } from './open-cart.ts'
import { answerFor } from './read-cart.ts'
import { refuseOutdated } from './refuse-outdated.ts'
import { startOver } from './start-over.ts'

type Body = BodyOf<typeof changeCartCall>

/**
 * Changes and removes lines and adds a product; all of it happens or none. A product of another store is
 * refused with that store's name, unless `isNewBasket` asks to start over there; an empty cart simply moves.
 * Throws NONEXISTING_CART, CART_ALREADY_ORDERED, CART_HAS_CHANGED, PRODUCT_IS_NOT_AVAILABLE and
 * PRODUCT_COULD_NOT_BE_ADDED_TO_CART, and a FieldError for a friend who is no member of the cart.
 */
export async function changeCart(
  context: Context,
  token: string,
  asker: Asker,
  body: Body,
): Promise<Cart> {
  const row = await changeOpenCart(context, token, asker, (cart) => decide(context, cart, body))
  return answerFor(context, row)
}

/** Throws a FieldError for somebody who is no member of the cart. */
function memberOf({ members }: CartRow, memberId: string | undefined): string | undefined {
  if (memberId === undefined || members.some(({ id }) => id === memberId)) return memberId
  throw new FieldError([{ field: 'newBasketItem.memberId', code: 'invalid_value' }])
}

async function decide(context: Context, row: CartRow, body: Body): Promise<CartChange> {
  await refuseOutdated(context, row, body.version)
  const { newBasketItem: item, isNewBasket } = body
  const menu = await menuForCart(context, row, item ? [item] : [])
  const lines = changeLines(menu, row.lines, body.lines)
  if (!item) return { lines }
  const storeId = menu.record.products.has(item.productId)
    ? row.store_id
    : await findStoreOfProduct(context, item.productId)
  if (storeId === undefined || storeId === row.store_id)
    return {
      lines: addToLines(menu, lines, item, memberOf(row, item.memberId)),
      // What an empty basket was filled from before no longer matters.
      ...(lines.length === 0 && { menu_version: menu.record.version }),
    }
  if (isNewBasket || lines.length === 0) return startOver(context, row, storeId, item)
  const { id, slug, name } = await findStore(context, { id: storeId })
  throw new ApiError('PRODUCT_COULD_NOT_BE_ADDED_TO_CART', {
    reason: 'OTHER_STORE',
    store: { id, slug, name },
  })
}
