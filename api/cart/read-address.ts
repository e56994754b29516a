import type { Address } from '#contract/address.ts'
import { formatPostcode, parsePostcode } from '#rules/address/postcode.ts'
import { ApiError, FieldError } from '#api/http/api-error.ts'
import type { MapsPort } from '#api/outside/maps/maps.port.ts'
import type { StoreRecord } from '#api/stores/store-record.ts'
import { hasCoordinates, zoneFor } from './cart-zone.ts'

/**
 * An address as a cart keeps it: the postcode in its usual spelling, and with the coordinates of a
 * full postcode if it came without any; null for one that does not say where it is.
 */
export async function locateAddress(maps: MapsPort, given: Address): Promise<Address | null> {
  const postcode = parsePostcode(given.postCode)
  const address = { ...given, postCode: postcode ? formatPostcode(postcode) : '' }
  if (hasCoordinates(address)) return address
  if (!postcode?.unit) return postcode && address
  const place = await maps.place(postcode.unit)
  return place ? { ...address, latitude: place.latitude, longitude: place.longitude } : address
}

/**
 * The address a customer set, located; null when they cleared it. Throws a FieldError for one that
 * says neither postcode nor place, ADDRESS_OUTSIDE_DELIVERY_ZONES where the store does not deliver.
 */
export async function readAddress(
  maps: MapsPort,
  store: StoreRecord,
  given: Address,
): Promise<Address | null> {
  const located = await locateAddress(maps, given)
  if (located === null) {
    if (!given.address && !given.city && !given.postCode) return null
    throw new FieldError([{ field: 'address.postCode', code: 'required_city_postcode' }])
  }
  if (zoneFor(store, located)) return located
  throw new ApiError('ADDRESS_OUTSIDE_DELIVERY_ZONES', { storeName: store.name })
}
