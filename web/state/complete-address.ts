import type { Address } from '#contract/address.ts'
import { ADDRESS_PLACE_DEBOUNCE_MS, GEOCODING_DEBOUNCE_MS } from '#contract/constants.ts'
import { fetchPart } from '#web/calls/request/connection.ts'
import { searchAddressCompleted } from './search-address.slice.ts'
import type { AppStore } from './store.ts'

/**
 * What a searched address still lacks: the location of its text, or the area of its coordinate. Applies to
 * addresses from storage, from a customer and from a list.
 */
export function missingPart({ address, placeId, area, latitude, longitude }: Address) {
  if (address && !placeId) return 'place'
  return (latitude !== 0 || longitude !== 0) && !area ? 'area' : null
}

/** An address with what it lacked; its own values stay unchanged. */
export function completedAddress(address: Address, place: Address): Address {
  const isPlaced = address.latitude !== 0 || address.longitude !== 0
  return {
    address: address.address || place.address,
    city: address.city || place.city,
    area: address.area || place.area,
    postCode: address.postCode || place.postCode,
    country: address.country || place.country,
    placeId: address.placeId || place.placeId,
    latitude: isPlaced ? address.latitude : place.latitude,
    longitude: isPlaced ? address.longitude : place.longitude,
  }
}

/**
 * Completes the searched address, once it has not changed for a moment. What can't be found stays missing,
 * and is looked up again when the address changes or with the next page.
 */
export function completeSearchAddress(store: AppStore): void {
  let seen: Address | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const completeOnce = () => {
    const { searchAddress } = store.getState()
    if (searchAddress === seen) return
    seen = searchAddress
    clearTimeout(timer)
    const missing = missingPart(searchAddress)
    if (missing === null) return
    const waitMs = missing === 'place' ? ADDRESS_PLACE_DEBOUNCE_MS : GEOCODING_DEBOUNCE_MS
    timer = setTimeout(() => void complete(store), waitMs)
  }
  store.subscribe(completeOnce)
  completeOnce()
}

async function complete(store: AppStore): Promise<void> {
  const before = store.getState().searchAddress
  const found = await whatIsMissing(before)
  // Another address was chosen meanwhile.
  if (!found || keyOf(store.getState().searchAddress) !== keyOf(before)) return
  store.dispatch(searchAddressCompleted(completedAddress(before, found)))
}

async function whatIsMissing(address: Address): Promise<Address | null> {
  const { areaAt, findPlace } = await fetchPart(() => import('#web/address/find-places.ts'))
  if (missingPart(address) === 'area') {
    const area = await areaAt(address)
    return area ? { ...address, area } : null
  }
  const found = await findPlace({ search: address.address })
  return 'address' in found ? found.address : null
}

const keyOf = ({ address, placeId, latitude, longitude }: Address) =>
  JSON.stringify([address, placeId, latitude, longitude])
