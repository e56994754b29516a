import type { BodyOf } from '#contract/call.ts'
import type { Cart, createCart as createCartCall } from '#contract/cart.ts'
import type { NewBasketItem } from '#contract/cart-line.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import type { Who } from '#api/session/access-token.ts'
import { findStore } from '#api/stores/find-store.ts'
import { addToLines } from './add-to-lines.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { insertCart, type CartRow, type NewCart } from './cart.queries.ts'
import { newCartToken } from './cart-token.ts'
import { zoneFor } from './cart-zone.ts'
import { menuForCart } from './menu-for-cart.ts'
import { locateAddress } from './read-address.ts'
import { answerFor } from './read-cart.ts'
import { rememberCart } from './recent-carts.ts'
import { keptServiceTime } from './service-time.ts'
import { lockSlot } from './slot-place.queries.ts'
import { findWantedPlace, keptUntil, takePlace } from './slot-place.ts'

/**
 * A new cart at a store, with its first product if one is given. An address to which the store does
 * not deliver is left out. Throws NONEXISTING_STORE, SERVICE_NOT_OFFERED, PRODUCT_IS_NOT_AVAILABLE
 * and PRODUCT_COULD_NOT_BE_ADDED_TO_CART.
 */
export async function createCart(
  context: Context,
  who: Who | null,
  body: BodyOf<typeof createCartCall>,
): Promise<Cart> {
  const { newBasketItem, serviceType } = body
  const store = await findStore(context, { id: body.storeId })
  if (!store.services.includes(serviceType))
    throw new ApiError('SERVICE_NOT_OFFERED', { services: store.services })
  const address = body.address ? await locateAddress(context, body.address) : null
  const cart = {
    token: newCartToken(),
    account_id: who?.accountId ?? null,
    store_id: store.id,
    service: serviceType,
    service_time: keptServiceTime(body.serviceTime),
    address: address && zoneFor(store, address) ? address : null,
    lines: [],
  }
  const lines = newBasketItem ? await firstLines(context, cart, newBasketItem) : []
  const row = await insertWithPlace(context, { ...cart, lines })
  return answerFor(context, rememberCart(context, row))
}

async function firstLines(
  context: Context,
  cart: NewCart,
  item: NewBasketItem,
): Promise<NewCart['lines']> {
  return addToLines(await menuForCart(context, cart, [item]), [], item)
}

/** With its place in the chosen slot, if that has one. */
async function insertWithPlace(context: Context, cart: NewCart): Promise<CartRow> {
  const at = context.now()
  const wanted = await findWantedPlace(context, cart, at)
  if (!wanted) return insertCart(context.db, cart, at)
  return inTransaction(context.db, async (transaction) => {
    await lockSlot(transaction, wanted)
    const row = await insertCart(transaction, cart, at)
    await takePlace(transaction, cart.token, wanted, at, keptUntil(at))
    return row
  })
}
