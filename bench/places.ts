import { readOutwardCodes } from '#town/country/outward-codes.ts'
import { join } from 'node:path'

export interface BenchPlace {
  postCode: string
  latitude: number
  longitude: number
}

/** Every outward code of the country as a place to order to, in an order that mixes the regions. */
export function everyPlace(): BenchPlace[] {
  const file = join(import.meta.dirname, '../api/outside/maps/gazetteer/outward-codes.csv')
  const places = readOutwardCodes(file).map(({ outwardCode, latitude, longitude }) => ({
    postCode: outwardCode,
    latitude,
    longitude,
  }))
  const step = 997 // A prime, so that every place comes once.
  return places
    .map((_, i) => places[(i * step) % places.length])
    .filter((place) => place !== undefined)
}

/** The page that lists the stores for a postcode's district: the made-up stores' own do not exist. */
export function listPagePath(postCode: string): string {
  const [district = ''] = postCode.split(' ')
  return `/restaurants/any/where?location=${district}`
}
