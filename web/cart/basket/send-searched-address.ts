import type { Address } from '#contract/address.ts'
import type { Cart } from '#contract/cart/cart.ts'
import { cartApi, wasAddressGiven } from '#web/calls/cart-calls.ts'
import { isApiFailure } from '#web/calls/request/api-failure.ts'
import type { SearchAddressState } from '#web/state/search-address.slice.ts'
import type { AppStore } from '#web/state/store.ts'

const { changeCartAddress } = cartApi.endpoints

const HANDLED_CODES: ReadonlySet<string> = new Set([
  'ADDRESS_OUTSIDE_DELIVERY_ZONES',
  'NONEXISTING_CART',
  'CART_ALREADY_ORDERED',
])

/** Whether there is a searched address. */
export const isChosen = ({ postCode, placeId, latitude }: Address) =>
  postCode !== '' || placeId !== '' || latitude !== 0

/** The searched address, in the form that calls take. */
export function addressOf(chosen: SearchAddressState): Address {
  const { service: _, isOpenModal: __, savedAs: ___, ...address } = chosen
  return address
}

/** Saves the searched address in a basket. Throws an `ApiFailure`. */
export function sendSearchedAddress(store: AppStore, { cartToken }: Cart): Promise<Cart> {
  const body = { address: addressOf(store.getState().searchAddress) }
  const change = { params: { cartToken }, body }
  return store.dispatch(changeCartAddress.initiate(change, { track: false })).unwrap()
}

/**
 * Sends the searched address to a basket for delivery that has none: after logging in, say, or when a
 * collected order is ordered again. The answer says whether its store delivers there. Throws an
 * `ApiFailure` that was not handled.
 */
export async function giveSearchedAddress(store: AppStore, cart: Cart): Promise<void> {
  const { searchAddress, cart: known } = store.getState()
  const isMissing = cart.address === null && cart.serviceType === 'delivery'
  const isOurs = cart.cartToken === known.cartToken && cart.awaitingPayment === null
  if (!isMissing || !isOurs || known.addressError || !isChosen(searchAddress)) return
  if (wasAddressGiven(known, cart.cartToken, addressOf(searchAddress))) return
  try {
    await sendSearchedAddress(store, cart)
  } catch (thrown) {
    // The call has flagged an address outside the zones, and dropped a basket that no longer exists.
    if (!isApiFailure(thrown) || !HANDLED_CODES.has(thrown.code)) throw thrown
  }
}
