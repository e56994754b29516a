import type { OutputOf, QueryOf } from '#contract/call.ts'
import type { getDeliveryZone as getDeliveryZoneCall } from '#contract/address.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import { findLiveStore } from '#api/stores/record/find-store.ts'
import { deliveryFeePence } from '#rules/delivery/delivery-fee.ts'
import { findDeliveryLocation, zoneAt } from '#api/address/delivery-location.ts'

/**
 * The zone by which a store delivers to a postcode; its minutes are the drive alone. Throws
 * NONEXISTING_STORE, PLACE_NOT_FOUND, and ADDRESS_OUTSIDE_DELIVERY_ZONES where it does not.
 */
export async function getDeliveryZone(
  context: Context,
  query: QueryOf<typeof getDeliveryZoneCall>,
): Promise<OutputOf<typeof getDeliveryZoneCall>> {
  const { storeId, postcode: postCode, latitude, longitude } = query
  const store = await findLiveStore(context, storeId)
  const location = await findDeliveryLocation(context, { postCode, latitude, longitude })
  if (!location) throw new ApiError('PLACE_NOT_FOUND')
  const zone = store.services.includes('delivery') ? zoneAt(store, location) : null
  if (!zone) throw new ApiError('ADDRESS_OUTSIDE_DELIVERY_ZONES')
  return {
    storeId: store.id,
    zoneId: zone.id,
    feeTiers: [...zone.feeTiers],
    deliveryFeePence: deliveryFeePence(zone.feeTiers, zone.minimumOrderPence),
    minimumOrderPence: zone.minimumOrderPence,
    minMinutes: zone.minMinutes,
    maxMinutes: zone.maxMinutes,
  }
}
