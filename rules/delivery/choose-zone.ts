import { postcodePrefixes } from '#rules/address/postcode.ts'
import type { FeeTier } from './delivery-fee.ts'

export type { FeeTier } from './delivery-fee.ts'

/**
 * Where a store delivers and on what terms: canonical postcode prefixes and/or a radius around the
 * store. The minutes are the way there, on top of preparation.
 */
export interface DeliveryZone {
  id: string
  prefixes: readonly string[]
  radiusMiles: number | null
  feeTiers: readonly FeeTier[]
  minimumOrderPence: number
  minMinutes: number
  maxMinutes: number
}

/** What is known of where the customer is. */
export interface DeliveryPoint {
  postCode: string | null
  distanceMiles: number | null
}

/**
 * The zone that serves an address: the one naming its most specific postcode prefix; if none names
 * one, the smallest radius that reaches it. Of equals the lower id wins, so that the answer does
 * not depend on the order of the zones. Null: outside all zones.
 */
export function chooseZone<
  Zone extends Pick<DeliveryZone, 'id' | 'prefixes' | 'radiusMiles'> = DeliveryZone,
>(zones: readonly Zone[], point: DeliveryPoint): Zone | null {
  for (const prefix of postcodePrefixes(point.postCode ?? '')) {
    const named = zones.filter((zone) => zone.prefixes.includes(prefix))
    if (named.length > 0) return firstOf(named, () => 0)
  }
  const { distanceMiles } = point
  if (distanceMiles === null) return null
  const reaching = zones.filter(
    (zone) => zone.radiusMiles !== null && distanceMiles <= zone.radiusMiles,
  )
  return firstOf(reaching, (zone) => zone.radiusMiles ?? 0)
}

function firstOf<Zone extends { id: string }>(
  zones: readonly Zone[],
  rank: (zone: Zone) => number,
): Zone | null {
  const [first = null] = zones.toSorted((a, b) => rank(a) - rank(b) || (a.id < b.id ? -1 : 1))
  return first
}

/**
 * The zone that a store reaches soonest, of equals the one with the lower minimum: lists sort by it while
 * the address is unknown. Null without zones.
 */
export function soonestZone<
  Zone extends Pick<DeliveryZone, 'minMinutes' | 'minimumOrderPence'> = DeliveryZone,
>(zones: readonly Zone[]): Zone | null {
  const [soonest = null] = zones.toSorted(
    (a, b) => a.minMinutes - b.minMinutes || a.minimumOrderPence - b.minimumOrderPence,
  )
  return soonest
}
