import type { Address } from '#contract/address.ts'
import type { DeliveryZone } from '#rules/delivery/choose-zone.ts'
import { zoneAt } from '#api/delivery/delivery-location.ts'
import type { StoreRecord } from '#api/stores/record/store-record.ts'

/** The zone by which a store delivers to the address of a cart; null: it does not. */
export function zoneFor(store: StoreRecord, address: Address): DeliveryZone | null {
  const { postCode, latitude, longitude } = address
  const coordinates = { latitude, longitude }
  return zoneAt(store, { postCode: postCode || null, coordinates, isPrecise: true })
}
