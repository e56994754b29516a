import type { BodyOf } from '#contract/call.ts'
import type { Cart, createCart as createCartCall } from '#contract/cart/cart.ts'
import type { NewBasketItem } from '#contract/cart/cart-line.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import type { Asker } from '#api/http/asker.ts'
import { findLiveStore } from '#api/stores/record/find-store.ts'
import { addToLines } from './lines/add-to-lines.ts'
import { type NewCart, storedServiceTime } from './cart-row.ts'
import { zoneOfAddress } from '#api/address/delivery-location.ts'
import { menuForCart } from './lines/resolve-lines.ts'
import { insertNewCart } from './insert-new-cart.ts'
import { locateAddress } from './validate-cart-address.ts'
import { answerFor } from './read-cart.ts'

/**
 * A new cart at a store, with its first product if one is given. An address to which the store does
 * not deliver is left out. Throws NONEXISTING_STORE, SERVICE_NOT_OFFERED, PRODUCT_IS_NOT_AVAILABLE
 * and PRODUCT_COULD_NOT_BE_ADDED_TO_CART.
 */
export async function createCart(
  context: Context,
  { who, ip }: Asker,
  body: BodyOf<typeof createCartCall>,
): Promise<Cart> {
  const { newBasketItem, serviceType } = body
  const store = await findLiveStore(context, body.storeId)
  if (!store.services.includes(serviceType))
    throw new ApiError('SERVICE_NOT_OFFERED', { services: store.services })
  const address = body.address ? await locateAddress(context, body.address) : null
  const cart = {
    account_id: who?.accountId ?? null,
    store_id: store.id,
    service: serviceType,
    service_time: storedServiceTime(body.serviceTime),
    address: address && zoneOfAddress(store, address) ? address : null,
    lines: [],
  }
  const filled = newBasketItem ? await firstLines(context, cart, newBasketItem) : {}
  return answerFor(context, await insertNewCart(context, { ...cart, ...filled }, ip))
}

async function firstLines(
  context: Context,
  cart: Omit<NewCart, 'token'>,
  item: NewBasketItem,
): Promise<Pick<NewCart, 'lines' | 'menu_version'>> {
  const menu = await menuForCart(context, cart, [item])
  return { lines: addToLines(menu, [], item), menu_version: menu.record.version }
}
