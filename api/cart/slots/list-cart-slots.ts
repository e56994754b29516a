import type { OutputOf, QueryOf } from '#contract/call.ts'
import type { listCartSlots as listCartSlotsCall } from '#contract/cart/cart-slots.ts'
import type { Context } from '#api/context.ts'
import type { Who } from '#api/http/asker.ts'
import { findStore } from '#api/stores/record/find-store.ts'
import { findOpenCart } from '#api/cart/open-cart.ts'
import { slotsOfStore } from './list-slots.ts'

/**
 * `slotsOfStore` for what is in a cart, whose own reservation does not count against it.
 * Throws NONEXISTING_CART and CART_ALREADY_ORDERED.
 */
export async function listCartSlots(
  context: Context,
  token: string,
  who: Who | null,
  query: QueryOf<typeof listCartSlotsCall>,
): Promise<OutputOf<typeof listCartSlotsCall>> {
  const row = await findOpenCart(context, token, who)
  const store = await findStore(context, { id: row.store_id })
  return slotsOfStore(context, store, query, row)
}
