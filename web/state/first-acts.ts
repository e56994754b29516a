import type { Address } from '#contract/address.ts'
import type { Service } from '#rules/orders/service.ts'
import { isApiFailure } from '#web/calls/request/api-failure.ts'
import { cartApi } from '#web/calls/cart-calls.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { locationOf } from '#web/address/address-location.ts'
import { pressHeart, readFavourites } from './favourite-acts.ts'
import { completeSearchAddress } from './complete-address.ts'
import { allergyBannerWasShown } from './app.slice.ts'
import { openOrderKeys } from './order-keys.ts'
import {
  addressDialogClosed,
  addressDialogOpened,
  searchAddressChosen,
  serviceChosen,
} from './search-address.slice.ts'
import { startedStore } from './started-store.ts'

/* The actions of pages that do not load the state first; see lazy-state.ts. */

export const store = startedStore()
completeSearchAddress(store)

export const hasOpenOrderKey = (pathname: string) => openOrderKeys(pathname).length > 0

export const openAddressDialog = () => store.dispatch(addressDialogOpened())
export const closeAddressDialog = () => store.dispatch(addressDialogClosed())

export const hideAllergyBanner = () => store.dispatch(allergyBannerWasShown())

/** The address of a list becomes the searched address, unless that one is more precise. */
export function saveListAddress(place: Address, service: Service): void {
  const isSaved = locationOf(store.getState().searchAddress) === locationOf(place)
  if (!isSaved) store.dispatch(searchAddressChosen(place))
  store.dispatch(serviceChosen(service))
}

/** See favourite-acts.ts. */
export const pressHeartOf = (of: { id: string; name: string }) => pressHeart(store, of)
export const readFavouritesOf = (accountId: string) => readFavourites(store, accountId)

interface Chosen {
  service?: Service
  /**
   * While the visitor browses another store, the basket's store need not report that it does not deliver
   * there.
   */
  isLookingAround: boolean
}

/**
 * Makes an address the searched one, and that of the basket if there is one. A basket whose store does not
 * deliver there keeps its old address and shows that itself.
 */
export async function chooseAddress(address: Address, chosen: Chosen): Promise<void> {
  store.dispatch(searchAddressChosen(address))
  if (chosen.service) store.dispatch(serviceChosen(chosen.service))
  const { cartToken } = store.getState().cart
  if (cartToken === null) return
  const change = { params: { cartToken }, body: { address } }
  try {
    await store.dispatch(cartApi.endpoints.changeCartAddress.initiate(change)).unwrap()
  } catch (thrown) {
    const isOutside = isApiFailure(thrown) && thrown.code === 'ADDRESS_OUTSIDE_DELIVERY_ZONES'
    if (!(isOutside && chosen.isLookingAround)) showFailure(thrown)
  }
}
