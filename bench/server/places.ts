import { join } from 'node:path'
import { readSectors } from '#town/country/measured-places.ts'
import { readOutwardCodes } from '#town/country/outward-codes.ts'

export interface BenchPlace {
  postCode: string
  latitude: number
  longitude: number
}

/** The districts and sectors of the country; districts in an order that mixes the regions. */
export function readGazetteer() {
  const folder = join(import.meta.dirname, '../../api/outside/maps/gazetteer')
  const inOrder = readOutwardCodes(join(folder, 'outward-codes.csv'))
  const step = 997 // A prime, so that every district comes once.
  const codes = inOrder
    .map((_, i) => inOrder[(i * step) % inOrder.length])
    .filter((code) => code !== undefined)
  return { codes, sectors: readSectors(join(folder, 'postcode-sectors.csv')) }
}

/** Every outward code of the country as a place to order to. */
export function everyPlace(): BenchPlace[] {
  return readGazetteer().codes.map(({ outwardCode, latitude, longitude }) => ({
    postCode: outwardCode,
    latitude,
    longitude,
  }))
}

/** The list of stores that deliver to a place, as data. */
export function listPath({ postCode, latitude, longitude }: BenchPlace): string {
  const query = { postCode, latitude: String(latitude), longitude: String(longitude) }
  return `/api/v1/store?${new URLSearchParams(query)}`
}

/** The page that lists the stores for a postcode's district: the made-up stores' own do not exist. */
export function listPagePath(postCode: string): string {
  const [district = ''] = postCode.split(' ')
  return `/restaurants/any/where?location=${district}`
}
