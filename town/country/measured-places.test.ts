import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { milesBetween } from '#rules/address/distance.ts'
import { chooseZone } from '#rules/delivery/choose-zone.ts'
import { generateStores } from '#town/country/country-stores.ts'
import type { StoreSeed } from '#town/town-data.ts'
import {
  districtsAway,
  measuredPlaces,
  readSectors,
  storesOfPlaces,
  type MeasuredPlace,
} from './measured-places.ts'
import { readOutwardCodes } from './outward-codes.ts'

const gazetteer = join(import.meta.dirname, '../../api/outside/maps/gazetteer')
const outwardCodes = readOutwardCodes(join(gazetteer, 'outward-codes.csv'))
const places = measuredPlaces(
  outwardCodes,
  readSectors(join(gazetteer, 'postcode-sectors.csv')),
  12,
)
const theirs = [...storesOfPlaces(places, { each: 20, seed: 1 })]

function zoneFor({ zones, address }: StoreSeed, { postCode, ...place }: MeasuredPlace) {
  const numbered = zones.map((zone, index) => ({ ...zone, id: String(index) }))
  return chooseZone(numbered, { postCode, distanceMiles: milesBetween(address, place) })
}

describe('places that are measured', () => {
  test('are served by as many stores as asked, each of them', () => {
    expect(places).toHaveLength(12)
    for (const place of places)
      expect(theirs.filter((store) => zoneFor(store, place))).toHaveLength(20)
  })

  test('are served by district, sector, unit and radius alike', () => {
    const [place] = places
    if (!place) throw new Error('There is no place')
    const zones = theirs.flatMap((store) => zoneFor(store, place) ?? [])
    const countOf = (prefix: string) =>
      zones.filter(({ prefixes }) => prefixes.includes(prefix)).length
    expect([place.code.outwardCode, place.sector, place.postCode].map(countOf)).toEqual([5, 5, 5])
    expect(zones.filter(({ radiusMiles }) => radiusMiles !== null)).toHaveLength(5)
  })

  test('are served by nobody else, however many there are elsewhere', () => {
    const elsewhere = generateStores(1000, {
      seed: 1,
      outwardCodes: districtsAway(outwardCodes, places),
      products: 0,
    })
    for (const store of elsewhere)
      for (const place of places) expect(zoneFor(store, place)).toBeNull()
  })

  test('have stores of which no two have the same address on the web', () => {
    expect(new Set(theirs.map(({ slug }) => slug)).size).toBe(theirs.length)
  })
})
