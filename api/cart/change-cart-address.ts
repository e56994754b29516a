import type { Address } from '#contract/address.ts'
import type { Cart } from '#contract/cart/cart.ts'
import type { Context } from '#api/context.ts'
import type { Asker } from '#api/http/asker.ts'
import { findStore } from '#api/stores/record/find-store.ts'
import { postcodePrefixes } from '#rules/address/postcode.ts'
import { changeOpenCart } from './open-cart.ts'
import { validateCartAddress } from './validate-cart-address.ts'
import { answerFor } from './read-cart.ts'

/**
 * Sets the address of a cart, with its address line and note for the courier if given; a cleared address
 * clears it. The note for the former address is cleared with it. One outside the zones is refused and the old
 * one stays, unless the food is collected. Throws NONEXISTING_CART, CART_ALREADY_ORDERED,
 * ADDRESS_OUTSIDE_DELIVERY_ZONES, and a FieldError for one without a location.
 */
export async function changeCartAddress(
  context: Context,
  token: string,
  asker: Asker,
  given: { address: Address; addressLine?: string; deliveryNote?: string },
): Promise<Cart> {
  const { addressLine, deliveryNote } = given
  const row = await changeOpenCart(context, token, asker, async (cart) => {
    const { store_id: id, service } = cart
    const store = await findStore(context, { id })
    const address = await validateCartAddress(context, { store, service }, given.address)
    return {
      address,
      ...(isAnotherStreet(cart.address, address) && {
        address_line: '',
        delivery_note: '',
        leave_at_door: false,
      }),
      ...(addressLine !== undefined && { address_line: addressLine }),
      ...(deliveryNote !== undefined && { delivery_note: deliveryNote }),
    }
  })
  return answerFor(context, row)
}

/** A postcode that was only completed is the same address. */
function isAnotherStreet(before: Address | null, after: Address | null): boolean {
  if (!before?.postCode) return false
  return !postcodePrefixes(after?.postCode ?? '').includes(before.postCode)
}
