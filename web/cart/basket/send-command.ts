import type { Cart } from '#contract/cart/cart.ts'
import { postcodePrefixes } from '#rules/address/postcode.ts'
import { isApiFailure } from '#web/calls/request/api-failure.ts'
import { cartApi, cachedCart, findOwnCart } from '#web/calls/cart-calls.ts'
import { addressAccepted, addressRefused } from '#web/state/cart.slice.ts'
import { addressDialogOpened } from '#web/state/search-address.slice.ts'
import type { AppStore } from '#web/state/store.ts'
import type { AddCommand, BasketCommand, CallCommand } from './basket-commands.ts'
import { addressOf, isChosen, sendSearchedAddress } from './send-searched-address.ts'

const { changeCart, changeCartDetails, createCart } = cartApi.endpoints
const untracked = { track: false }

/**
 * Sends a change of the basket to the server. Throws an `ApiFailure`.
 *
 * @param version of the basket that it changes; adding fits every version
 */
export async function sendCommand(
  store: AppStore,
  act: Exclude<BasketCommand, CallCommand>,
  version: number | undefined,
): Promise<Cart> {
  if (act.kind === 'add') return sendAdd(store, act)
  const params = { cartToken: store.getState().cart.cartToken ?? '' }
  if (act.kind === 'details') {
    const body = { ...act.details, version }
    return store.dispatch(changeCartDetails.initiate({ params, body }, untracked)).unwrap()
  }
  const { kind: _, optionNames: __, partNames: ___, ...line } = act
  const body = { lines: [line], isNewBasket: false, version }
  return store.dispatch(changeCart.initiate({ params, body }, untracked)).unwrap()
}

async function sendAdd(store: AppStore, act: AddCommand): Promise<Cart> {
  const { cartToken } = store.getState().cart
  if (cartToken === null) return startCart(store, act)
  try {
    return await addToCart(store, act, cartToken)
  } catch (thrown) {
    if (!isApiFailure(thrown) || !isLost(thrown.code)) throw thrown
    // The basket was ordered or deleted meanwhile, so the dish goes into the next one; or it has joined
    // another of the same customer at this store.
    const own = store.getState().auth.isAuthenticated ? await ownCart(store) : null
    if (own?.store.id === act.place.id) return addToCart(store, act, own.cartToken)
    return startCart(store, act)
  }
}

/** The account's open cart; null without one. */
async function ownCart(store: AppStore): Promise<Cart | null> {
  try {
    return await store.dispatch(findOwnCart()).unwrap()
  } catch (thrown) {
    if (isApiFailure(thrown) && thrown.code === 'NONEXISTING_CART') return null
    throw thrown
  }
}

async function addToCart(store: AppStore, act: AddCommand, cartToken: string): Promise<Cart> {
  const { item: newBasketItem, isNewBasket } = act
  const params = { cartToken }
  const body = { newBasketItem, lines: [], isNewBasket }
  const before = cachedCart(store, cartToken)
  const changed = await store.dispatch(changeCart.initiate({ params, body }, untracked)).unwrap()
  const hasBegunAgain = isNewBasket || (before !== null && before.store.id !== changed.store.id)
  const cart = hasBegunAgain ? await bringAddress(store, changed) : changed
  const { service: serviceType, serviceTime } = act
  const isAsWished = cart.serviceType === serviceType && cart.serviceTime === serviceTime
  if (!act.isDeciding || isAsWished) return cart
  const details = { params, body: { serviceType, serviceTime } }
  return store.dispatch(changeCartDetails.initiate(details, untracked)).unwrap()
}

/**
 * A basket that starts again at another store gets the searched address, which may be in another town than
 * before. The answer says if that store does not deliver there either.
 */
async function bringAddress(store: AppStore, cart: Cart): Promise<Cart> {
  const { searchAddress } = store.getState()
  // The former store's refusal says nothing about this store.
  store.dispatch(addressAccepted())
  const isThere = postcodePrefixes(cart.address?.postCode ?? '').includes(searchAddress.postCode)
  if (!isChosen(searchAddress) || isThere) return cart
  try {
    return await sendSearchedAddress(store, cart)
  } catch (thrown) {
    if (isApiFailure(thrown) && thrown.code === 'ADDRESS_OUTSIDE_DELIVERY_ZONES') return cart
    throw thrown
  }
}

/**
 * Starts a basket. If the delivery address is unknown, it is asked for now, once and with the first dish
 * already in the basket: before more is chosen from a kitchen that may not deliver that far.
 */
async function startCart(store: AppStore, act: AddCommand): Promise<Cart> {
  const { searchAddress } = store.getState()
  const body = {
    storeId: act.place.id,
    serviceType: act.service,
    serviceTime: act.serviceTime,
    newBasketItem: act.item,
    ...(isChosen(searchAddress) && { address: addressOf(searchAddress) }),
  }
  const cart = await store.dispatch(createCart.initiate({ body }, untracked)).unwrap()
  if ('address' in body && cart.address === null) store.dispatch(addressRefused())
  const isPlaceOpen = cart.serviceType === 'delivery' && !isChosen(store.getState().searchAddress)
  if (isPlaceOpen) store.dispatch(addressDialogOpened())
  return cart
}

const isLost = (code: string) => code === 'NONEXISTING_CART' || code === 'CART_ALREADY_ORDERED'
