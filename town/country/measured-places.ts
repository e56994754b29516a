import { readFileSync } from 'node:fs'
import { milesBetween, type Coordinates } from '#rules/address/distance.ts'
import { generateStores } from '#town/country/country-stores.ts'
import type { StoreSeed, ZoneSeed } from '#town/town-data.ts'
import type { OutwardCode } from './outward-codes.ts'

/** A door to which the same number of stores delivers, however many there are in all. */
export interface MeasuredPlace extends Coordinates {
  code: OutwardCode
  sector: string
  postCode: string
}

interface Sector extends Coordinates {
  sector: string
}

/** Further than two stores' radii together reach. */
const APART_MILES = 12
/**
 * Further than any other store reaches: the corner of the box around its radius, and how far it
 * stands from the middle of its district.
 */
const AWAY_MILES = 8
/** A third of a mile to the north and less to the east: well within the smallest radius. */
const NEAR_DEGREES = 0.005
const RADII_MILES = [1.5, 2, 3, 4]

/** Reads the gazetteer's file of sectors: sector, latitude, longitude, unit_postcodes. */
export function readSectors(path: string): Sector[] {
  return readFileSync(path, 'utf8')
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split(','))
    .map(([sector = '', latitude, longitude]) => ({
      sector,
      latitude: Number(latitude),
      longitude: Number(longitude),
    }))
    .filter(({ sector }) => sector !== '')
}

/** So many doors, each in the first sector of its district, far from one another. */
export function measuredPlaces(
  outwardCodes: readonly OutwardCode[],
  sectors: readonly Sector[],
  count: number,
): MeasuredPlace[] {
  const firstSector = new Map<string, Sector>()
  for (const each of sectors) {
    const [outward = ''] = each.sector.split(' ')
    if (!firstSector.has(outward)) firstSector.set(outward, each)
  }
  const places: MeasuredPlace[] = []
  for (const code of outwardCodes) {
    if (places.length === count) break
    const sector = firstSector.get(code.outwardCode)
    if (!sector || places.some((place) => milesBetween(place, sector) < APART_MILES)) continue
    places.push({ ...sector, code, postCode: `${sector.sector}AA` })
  }
  return places
}

/** The districts from which no store delivers to any of the places. */
export function districtsAway(
  outwardCodes: readonly OutwardCode[],
  places: readonly MeasuredPlace[],
): OutwardCode[] {
  return outwardCodes.filter((code) =>
    places.every(
      (place) =>
        place.code.outwardCode !== code.outwardCode && milesBetween(place, code) > AWAY_MILES,
    ),
  )
}

/**
 * The stores that deliver to the places, so many to each: a quarter by the district, the sector, the
 * unit and a radius.
 */
export function* storesOfPlaces(
  places: readonly MeasuredPlace[],
  { each, seed }: { each: number; seed: number },
): Iterable<StoreSeed> {
  for (const [index, place] of places.entries()) {
    const input = { seed: seed + index, outwardCodes: [place.code], products: 0 }
    let turn = 0
    for (const store of generateStores(each, input)) {
      yield movedTo(place, store, turn)
      turn += 1
    }
  }
}

function movedTo(place: MeasuredPlace, store: StoreSeed, turn: number): StoreSeed {
  const off = ((turn % 5) / 4) * 2 - 1
  return {
    ...store,
    slug: `${store.slug}-${place.code.outwardCode.toLowerCase()}`,
    address: {
      ...store.address,
      latitude: Number((place.latitude + off * NEAR_DEGREES).toFixed(5)),
      longitude: Number((place.longitude - off * NEAR_DEGREES).toFixed(5)),
    },
    zones: zonesFor(place, store, turn),
  }
}

function zonesFor(place: MeasuredPlace, { zones }: StoreSeed, turn: number): ZoneSeed[] {
  const [terms] = zones
  if (!terms) throw new Error('A generated store delivers somewhere.')
  const by = (...prefixes: string[]): ZoneSeed => ({ ...terms, prefixes, radiusMiles: null })
  const district = place.code.outwardCode
  if (turn % 4 === 0) return [by(district)]
  if (turn % 4 === 1) return [by(place.sector)]
  // The street next door is dearer: the most specific zone decides.
  if (turn % 4 === 2) return [by(place.postCode), { ...by(district), minimumOrderPence: 2000 }]
  const radiusMiles = RADII_MILES[Math.floor(turn / 4) % RADII_MILES.length] ?? 2
  return [{ ...terms, prefixes: [], radiusMiles }]
}
