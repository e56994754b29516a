import type { OutputOf } from '#contract/call.ts'
import type { tryPostcode as tryPostcodeCall } from '#contract/partner/zones.ts'
import { findDeliveryLocation, zoneAt } from '#api/address/delivery-location.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import { findStore } from '#api/stores/record/find-store.ts'
import { storeMoment } from '#api/stores/record/store-state.ts'
import { milesBetween } from '#rules/address/distance.ts'
import { offsetBetween } from '#rules/address/offset.ts'
import { deliveryFeePence } from '#rules/delivery/delivery-fee.ts'
import { expectedMinutes, preparationMinutesAt } from '#rules/stores/ready-minutes.ts'
import { loadZones } from './zones.queries.ts'

/**
 * Which zone a postcode gets, by what decides it for the address of a basket. Throws
 * NONEXISTING_STORE, and PLACE_NOT_FOUND for a postcode that is none or not in use.
 */
export async function tryPostcode(
  context: Context,
  storeId: string,
  postCode: string,
): Promise<OutputOf<typeof tryPostcodeCall>> {
  const [store, zones, location] = await Promise.all([
    findStore(context, { id: storeId }),
    loadZones(context.db, storeId),
    findDeliveryLocation(context, { postCode }),
  ])
  if (!location) throw new ApiError('PLACE_NOT_FOUND')
  const { latitude, longitude, services } = store
  const isOffered = services.includes('delivery')
  const zone = isOffered ? zoneAt({ latitude, longitude, zones }, location) : null
  const now = context.now()
  const moment = storeMoment(store, { service: 'delivery', zone }, now)
  return {
    postCode: location.postCode ?? postCode,
    distanceMiles: milesBetween(store, location.coordinates),
    ...offsetBetween(store, location.coordinates),
    zoneId: zone?.id ?? null,
    deliveryFeePence: zone && deliveryFeePence(zone.feeTiers, zone.minimumOrderPence),
    minutes: zone && expectedMinutes(preparationMinutesAt(moment, now.getTime()), zone),
  }
}
