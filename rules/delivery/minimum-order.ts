import type { Service } from '#rules/orders/service.ts'
import type { DeliveryZone } from './choose-zone.ts'

/** The minimum order of a store, for each service. */
export interface StoreMinimums {
  collectionMinimumPence: number
  zones: readonly Pick<DeliveryZone, 'minimumOrderPence'>[]
}

/**
 * The minimum order of a store, in pence: for a delivery that of the zone. While the zone is unknown
 * it is the lowest of all zones, which has to be reached wherever the food goes; 0 without zones.
 */
export function minimumOrderPence(
  { collectionMinimumPence, zones }: StoreMinimums,
  service: Service,
  zone: Pick<DeliveryZone, 'minimumOrderPence'> | null,
): number {
  if (service === 'collection') return collectionMinimumPence
  if (zone) return zone.minimumOrderPence
  return zones.length > 0 ? Math.min(...zones.map((each) => each.minimumOrderPence)) : 0
}
