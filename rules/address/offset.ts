import { milesBetween, type Coordinates } from './distance.ts'

/** Where a place lies, seen from another: miles to the east and north; negative to the west and south. */
export interface Offset {
  eastMiles: number
  northMiles: number
}

const COMPASS = [
  'north',
  'northEast',
  'east',
  'southEast',
  'south',
  'southWest',
  'west',
  'northWest',
] as const
export type CompassPoint = (typeof COMPASS)[number]

/**
 * Lays a place on a flat picture with another in its middle, at its true distance and in its true
 * direction from there (the azimuthal equidistant projection). Between two other places the picture
 * is off by next to nothing within a few miles.
 */
export function offsetBetween(from: Coordinates, to: Coordinates): Offset {
  const miles = milesBetween(from, to)
  const bearing = bearingBetween(from, to)
  return { eastMiles: miles * Math.sin(bearing), northMiles: miles * Math.cos(bearing) }
}

/** Which of the eight points of the compass; the middle itself counts as north. */
export function compassPointOf({ eastMiles, northMiles }: Offset): CompassPoint {
  const eighths = Math.round(Math.atan2(eastMiles, northMiles) / (Math.PI / 4))
  return COMPASS[(eighths + COMPASS.length) % COMPASS.length] ?? 'north'
}

/** In which direction one sets out, in radians clockwise from north. */
function bearingBetween(from: Coordinates, to: Coordinates): number {
  const [here, there] = [radians(from.latitude), radians(to.latitude)]
  const turn = radians(to.longitude - from.longitude)
  return Math.atan2(
    Math.sin(turn) * Math.cos(there),
    Math.cos(here) * Math.sin(there) - Math.sin(here) * Math.cos(there) * Math.cos(turn),
  )
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
