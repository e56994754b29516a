import type { Coordinates } from '#rules/address/distance.ts'
import type { NearSector, PostcodeTable } from './postcode-table.ts'

/** A sector reaches at least so far from its middle, and at most as far as the biggest do. */
const LEAST_REACH_MILES = 12
const MOST_REACH_MILES = 36
/** How many times the distance to its fourth neighbour: in Sutherland a sector is 40 miles wide. */
const REACH = 2
const NEIGHBOURS = 4

/** The sector (or outward code) that a point lies in or beside; null at sea and abroad. */
export function sectorAt(table: PostcodeTable, point: Coordinates): NearSector | null {
  const [nearest] = table.nearest(point, 1)
  if (!nearest) return null
  if (nearest.miles <= LEAST_REACH_MILES) return nearest
  return nearest.miles <= reachOf(table, nearest) ? nearest : null
}

function reachOf(table: PostcodeTable, { outward, digit }: NearSector): number {
  const middle = digit === null ? outward : table.sectorPosition(outward, digit)
  if (!middle) return LEAST_REACH_MILES
  // The nearest of all is the sector itself.
  const furthest = table.nearest(middle, NEIGHBOURS + 1)[NEIGHBOURS]
  return Math.min(MOST_REACH_MILES, furthest ? furthest.miles * REACH : MOST_REACH_MILES)
}
