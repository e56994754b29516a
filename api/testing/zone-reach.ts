import { boundingBox, type Coordinates } from '#rules/address/distance.ts'

/** A zone's radius as the `box` in `delivery_zone.reach`, longitude before latitude. */
export function reachOf(store: Coordinates, radiusMiles: number): string {
  const { south, north, west, east } = boundingBox(store, radiusMiles)
  return `((${west},${south}),(${east},${north}))`
}
