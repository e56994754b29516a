import type { Address } from '#contract/address.ts'
import type { Cart } from '#contract/cart.ts'
import type { Context } from '#api/context.ts'
import type { Who } from '#api/session/access-token.ts'
import { findStore } from '#api/stores/find-store.ts'
import { changeOpenCart } from './open-cart.ts'
import { readAddress } from './read-address.ts'
import { answerFor } from './read-cart.ts'

/**
 * Sets the address of a cart, with what its door needs where that is given; a cleared address
 * clears it. One outside the zones is refused and the old one stays. Throws NONEXISTING_CART,
 * CART_ALREADY_ORDERED, ADDRESS_OUTSIDE_DELIVERY_ZONES, and a FieldError for one that is nowhere.
 */
export async function changeCartAddress(
  context: Context,
  token: string,
  who: Who | null,
  given: { address: Address; addressLine?: string; deliveryNote?: string },
): Promise<Cart> {
  const { addressLine, deliveryNote } = given
  const row = await changeOpenCart(context, token, who, async ({ store_id }) => {
    const store = await findStore(context, { id: store_id })
    return {
      address: await readAddress(context, store, given.address),
      ...(addressLine !== undefined && { address_line: addressLine }),
      ...(deliveryNote !== undefined && { delivery_note: deliveryNote }),
    }
  })
  return answerFor(context, row)
}
