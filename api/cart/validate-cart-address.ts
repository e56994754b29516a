import type { Address } from '#contract/address.ts'
import type { Context } from '#api/context.ts'
import type { Service } from '#rules/orders/service.ts'
import { findDeliveryLocation } from '#api/address/delivery-location.ts'
import { ApiError, FieldError } from '#api/http/api-error.ts'
import type { StoreRecord } from '#api/stores/record/store-record.ts'
import { zoneOfAddress } from '#api/address/delivery-location.ts'

/**
 * An address as a cart stores it: the postcode in its usual spelling, and coordinates, looked up when it came
 * without; null for one without a location.
 */
export async function locateAddress(context: Context, given: Address): Promise<Address | null> {
  const location = await findDeliveryLocation(context, given)
  return location && { ...given, postCode: location.postCode ?? '', ...location.coordinates }
}

/**
 * The address a customer set, with its location; null when they cleared it. Throws a FieldError for one with
 * neither postcode nor position, ADDRESS_OUTSIDE_DELIVERY_ZONES where the store does not deliver, unless the
 * food is collected.
 */
export async function validateCartAddress(
  context: Context,
  { store, service }: { store: StoreRecord; service: Service },
  given: Address,
): Promise<Address | null> {
  const located = await locateAddress(context, given)
  if (located === null) {
    if (!given.address && !given.city && !given.postCode) return null
    throw new FieldError([{ field: 'address.postCode', code: 'required_city_postcode' }])
  }
  if (service === 'collection' || zoneOfAddress(store, located)) return located
  throw new ApiError('ADDRESS_OUTSIDE_DELIVERY_ZONES', { storeName: store.name })
}
