import type { SavedAddress } from '#contract/address.ts'
import type { Cart } from '#contract/cart/cart.ts'
import { insertAddressLine } from '#rules/address/place-data.ts'
import { streetOf } from '#rules/address/street.ts'
import { isAddressMissing } from '#web/checkout/place-order/refusal.ts'

/** The kept address that a cart goes to, or null when it goes elsewhere. */
export function keptAddressOf(
  { address, addressLine }: Pick<Cart, 'address' | 'addressLine'>,
  kept: readonly SavedAddress[],
): SavedAddress | null {
  if (!address) return null
  const reads = plain(insertAddressLine(address.address, addressLine))
  const isSame = (one: SavedAddress) =>
    one.postCode === address.postCode && plain(one.address) === reads
  return kept.find(isSame) ?? null
}

/**
 * The kept address that is meant without being asked for: the only one with the postcode that was
 * searched, or the first when there is no address at all; null when the cart says which door.
 */
export function obviousAddress(cart: Cart, kept: readonly SavedAddress[]): SavedAddress | null {
  const { address, addressLine } = cart
  if (cart.serviceType !== 'delivery' || addressLine) return null
  if (!address) return kept[0] ?? null
  if (isAddressMissing(cart) || streetOf(address)) return null
  const there = kept.filter(({ postCode }) => postCode === address.postCode)
  return there.length === 1 ? (there[0] ?? null) : null
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/\s*,\s*/g, ', ')
    .trim()
