import type { Address } from '#contract/address.ts'
import { milesBetween } from '#rules/address/distance.ts'
import { chooseZone, type DeliveryZone } from '#rules/delivery/choose-zone.ts'
import type { StoreRecord } from '#api/stores/store-record.ts'

/** The zone by which a store delivers to an address; null: it does not. */
export function zoneFor(store: StoreRecord, address: Address): DeliveryZone | null {
  const distanceMiles = hasCoordinates(address) ? milesBetween(store, address) : null
  return chooseZone(store.zones, { postCode: address.postCode, distanceMiles })
}

/** An address without a known place has zeros, where there is only sea. */
export function hasCoordinates({ latitude, longitude }: Address): boolean {
  return latitude !== 0 || longitude !== 0
}
