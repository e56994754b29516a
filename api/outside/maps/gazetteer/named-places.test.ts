import { expect, it } from 'vitest'
import { namedPlaces } from './named-places.ts'
import { loadPostcodeTable } from './postcode-table.ts'

const places = namedPlaces(loadPostcodeTable())
const byKey = new Map(places.map((place) => [place.key, place]))

it('gives every place a key of its own', () => {
  expect(byKey.size).toBe(places.length)
})

it('distinguishes towns of one name if they are far from each other', () => {
  const newports = ['newport-np', 'newport-po', 'newport-tf', 'newport-sa']
  expect(newports.filter((key) => !byKey.has(`town:${key}`))).toEqual([])
  expect(byKey.has('town:newport')).toBe(false)
  expect(byKey.has('town:leeds')).toBe(true)
})

it('distinguishes areas of one name in one town if they are far from each other', () => {
  const hayes = places.filter(({ name, town }) => name === 'Hayes' && town === 'London')
  expect(hayes.map(({ authority }) => authority).toSorted()).toEqual(['Bromley', 'Hillingdon'])
})

it('gives every place a size, a position and an outward code', () => {
  for (const place of places) {
    expect(place.postCode, place.key).toMatch(/^[A-Z]{1,2}\d[A-Z\d]?$/)
    expect(place.unitPostcodes, place.key).toBeGreaterThan(0)
    expect(place.latitude, place.key).toBeGreaterThan(49)
    expect(place.longitude, place.key).toBeLessThan(2)
  }
})
