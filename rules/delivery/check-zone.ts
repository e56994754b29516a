import { checkFeeTiers, type FeeTierFault } from './delivery-fee.ts'
import type { DeliveryZone } from './choose-zone.ts'

/** How many zones a store may have, by the page that changes them. */
export const ZONES_MAXIMUM = 20
export const ZONE_PREFIXES_MAXIMUM = 100
export const ZONE_TIERS_MAXIMUM = 6
export const ZONE_RADIUS_MAXIMUM_MILES = 30

const LETTERS = 26

/** By which lists and maps name a zone: position 1 is A, 27 is AA. */
export function zoneLetter(position: number): string {
  const index = position - 1
  const last = String.fromCharCode(65 + (index % LETTERS))
  return index < LETTERS ? last : zoneLetter(Math.floor(index / LETTERS)) + last
}

/** The first position that none of the zones has. */
export function freePosition(taken: readonly number[]): number {
  let position = 1
  while (taken.includes(position)) position += 1
  return position
}

export type ZoneFaultCode = 'noArea' | 'prefixTaken' | 'minutesNotAscending' | FeeTierFault['code']

/** What is wrong with a zone, and at which position (from 0) of its prefixes or tiers. */
export interface ZoneFault {
  code: ZoneFaultCode
  index: number
}

/**
 * Everything that is wrong with a zone which a store is to have beside the others: it names neither
 * a prefix nor a radius, another one names a prefix of it, its tiers or minutes don't go together.
 */
export function zoneFaults(
  zone: Omit<DeliveryZone, 'id'>,
  others: readonly Pick<DeliveryZone, 'prefixes'>[],
): ZoneFault[] {
  const { prefixes, radiusMiles, feeTiers, minMinutes, maxMinutes } = zone
  const tierFault = checkFeeTiers(feeTiers)
  const faults: (ZoneFault | null)[] = [
    prefixes.length === 0 && radiusMiles === null ? { code: 'noArea', index: 0 } : null,
    ...prefixes.map((prefix, index): ZoneFault | null =>
      others.some((other) => other.prefixes.includes(prefix))
        ? { code: 'prefixTaken', index }
        : null,
    ),
    tierFault,
    maxMinutes < minMinutes ? { code: 'minutesNotAscending', index: 0 } : null,
  ]
  return faults.filter((fault) => fault !== null)
}
