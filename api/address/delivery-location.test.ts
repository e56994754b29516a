import { describe, expect, it } from 'vitest'
import type { Context } from '#api/context.ts'
import { namedPlaces } from '#api/outside/maps/gazetteer/named-places.ts'
import { createGazetteer } from '#api/outside/maps/gazetteer/gazetteer.driver.ts'
import { loadPostcodeTable } from '#api/outside/maps/gazetteer/postcode-table.ts'
import { milesBetween } from '#rules/address/distance.ts'
import { findDeliveryLocation, type GivenLocation } from './delivery-location.ts'

// The fields that a location is found by.
const context = { gazetteer: createGazetteer() } as unknown as Context
const find = (given: GivenLocation) => findDeliveryLocation(context, given)
const at = (latitude: number, longitude: number) => ({ latitude, longitude })
const HACKNEY = at(51.5471, -0.0601)

describe('a postcode alone', () => {
  it.each([
    ['E8 1AA', 'E8 1AA', true],
    ['e81aa', 'E8 1AA', true],
    ['E8 1', 'E8 1', true],
    ['E81', 'E8 1', true],
    ['E8 1A', 'E8 1', true],
    ['E8', 'E8', false],
    ['BT7 1NN', 'BT7 1NN', true],
  ])('%s is where the gazetteer has it', async (given, postCode, isPrecise) => {
    expect(await find({ postCode: given })).toMatchObject({ postCode, isPrecise })
  })

  it.each(['', 'Hackney', 'E99 1AA', 'E8 7AA', 'LE', 'E', 'ZZ1 1ZZ', '90210', '%', '_8 1AA'])(
    '%s is none',
    async (postCode) => {
      expect(await find({ postCode })).toBeNull()
    },
  )
})

describe('a position alone', () => {
  it('has no postcode', async () => {
    expect(await find(HACKNEY)).toEqual({ postCode: null, coordinates: HACKNEY, isPrecise: true })
  })

  it('is none when it is that of a cleared address', async () => {
    expect(await find(at(0, 0))).toBeNull()
    expect(await find({ postCode: '', ...at(0, 0) })).toBeNull()
  })
})

describe('a position with a postcode', () => {
  it.each([
    ['in its sector', 'E8 1AA', HACKNEY],
    ['at the edge of its district', 'E8 1AA', at(51.535, -0.058)],
    ['a district away, where a maps service may have it', 'E8 1AA', at(51.53, -0.02)],
    ['in a district that was given alone', 'E8', at(51.541, -0.058)],
    ['in an area that was given alone', 'LE', at(52.77, -1.2)],
    ['far out in a district of the Highlands', 'IV27 4PZ', at(58.57, -4.74)],
    ['far out in Northern Ireland', 'BT92 0AA', at(54.2, -7.65)],
    ['in a district without its letter', 'SW1', at(51.4975, -0.1357)],
  ])('is believed %s', async (_what, postCode, coordinates) => {
    expect(await find({ postCode, ...coordinates })).toMatchObject({ postCode, coordinates })
  })

  it('gives no precise distance if the postcode is a whole district', async () => {
    const isPrecise = async (postCode: string) => (await find({ postCode, ...HACKNEY }))?.isPrecise
    expect(await isPrecise('E8 1AA')).toBe(true)
    expect(await isPrecise('E8')).toBe(false)
  })

  it.each([
    ['in another town', 'E8 1AA', at(53.8, -1.55)],
    ['on the other side of London', 'E8 1AA', at(51.46, -0.3)],
    ['in the next district but two', 'E8 1AA', at(51.5033, -0.1196)],
    ['abroad', 'E8 1AA', at(48.8566, 2.3522)],
    ['in the sea', 'TR19 7AA', at(50.2, -8.5)],
    ['at the pole', 'E8 1AA', at(90, 0)],
    ['of an outward code', 'E8', at(53.8, -1.55)],
  ])('is not believed %s: the position of its postcode counts', async (_what, postCode, false_) => {
    expect(await find({ postCode, ...false_ })).toEqual(await find({ postCode }))
  })

  it('may be of a sector that is newer than the gazetteer, near its outward code', async () => {
    expect(await find({ postCode: 'E8 7AA', ...HACKNEY })).toMatchObject({
      postCode: 'E8 7AA',
      coordinates: HACKNEY,
    })
    expect(await find({ postCode: 'E8 7AA', ...at(53.8, -1.55) })).toBeNull()
  })

  it('is not of an outward code that does not exist', async () => {
    expect(await find({ postCode: 'E99 1AA', ...HACKNEY })).toBeNull()
  })
})

it('every suggested place stays where it is', async () => {
  const moved: string[] = []
  for (const { name, postCode, latitude, longitude } of namedPlaces(loadPostcodeTable())) {
    const place = await find({ postCode, latitude, longitude })
    if (place?.coordinates.latitude !== latitude) moved.push(name)
  }
  expect(moved).toEqual([])
})

it('nearly every sector can be where it is, judged by its outward code alone', async () => {
  const table = loadPostcodeTable()
  let count = 0
  let moved = 0
  for (const outward of table.outwardCodes)
    for (const digit of table.sectorsOf(outward)) {
      const position = table.sectorPosition(outward, digit)
      if (!position || milesBetween(position, outward) < 3) continue
      count++
      const place = await find({ postCode: outward.code, ...position })
      if (place?.coordinates.latitude !== position.latitude) moved++
    }
  expect(count).toBeGreaterThan(500)
  expect(moved / count).toBeLessThan(0.06)
})
