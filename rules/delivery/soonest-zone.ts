import type { DeliveryZone } from './choose-zone.ts'

/**
 * The zone that a store reaches soonest, of equals the one with the lower minimum: what lists go by
 * while nobody knows where the food is to go. Null without zones.
 */
export function soonestZone<
  Zone extends Pick<DeliveryZone, 'minMinutes' | 'minimumOrderPence'> = DeliveryZone,
>(zones: readonly Zone[]): Zone | null {
  const [soonest = null] = zones.toSorted(
    (a, b) => a.minMinutes - b.minMinutes || a.minimumOrderPence - b.minimumOrderPence,
  )
  return soonest
}
