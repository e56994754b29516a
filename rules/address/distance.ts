/** A position in degrees (WGS 84). */
export interface Coordinates {
  latitude: number
  longitude: number
}

export interface BoundingBox {
  south: number
  north: number
  west: number
  east: number
}

const EARTH_RADIUS_MILES = 3958.7613
const DEGREES_PER_RADIAN = 180 / Math.PI

/** Straight-line distance over the ground in miles (haversine, a round Earth: off by at most 0.5 %). */
export function milesBetween(a: Coordinates, b: Coordinates): number {
  const latitude = halfSineSquared(b.latitude - a.latitude)
  const longitude = halfSineSquared(b.longitude - a.longitude)
  const chord = latitude + cosine(a.latitude) * cosine(b.latitude) * longitude
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/**
 * The smallest box in degrees that holds every point within `miles` of the centre: a cheap first
 * filter before `milesBetween`. Not meant for the poles nor across the 180th meridian.
 */
export function boundingBox(centre: Coordinates, miles: number): BoundingBox {
  const angle = miles / EARTH_RADIUS_MILES
  const height = angle * DEGREES_PER_RADIAN
  const sine = Math.sin(angle) / cosine(centre.latitude)
  const width = sine < 1 ? Math.asin(sine) * DEGREES_PER_RADIAN : 180
  return {
    south: centre.latitude - height,
    north: centre.latitude + height,
    west: centre.longitude - width,
    east: centre.longitude + width,
  }
}

export function isInBox(box: BoundingBox, { latitude, longitude }: Coordinates): boolean {
  const { south, north, west, east } = box
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east
}

function cosine(degrees: number): number {
  return Math.cos(degrees / DEGREES_PER_RADIAN)
}

function halfSineSquared(degrees: number): number {
  return Math.sin(degrees / DEGREES_PER_RADIAN / 2) ** 2
}
