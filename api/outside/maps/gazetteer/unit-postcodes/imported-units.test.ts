import { describe, expect, it } from 'vitest'
import type { Coordinates } from '#rules/address/distance.ts'
import { milesBetween } from '#rules/address/distance.ts'
import { createGazetteer } from '#api/outside/maps/gazetteer/gazetteer.driver.ts'
import type { UnitPostcode, UnitPostcodes } from './unit-postcodes.ts'

const REACH_MILES = 2

/** Hackney has some units, and one in a sector that the figures lack; so has a new outward code. */
const IMPORTED: UnitPostcode[] = [
  { postCode: 'E8 1AA', latitude: 51.5468, longitude: -0.0581 },
  { postCode: 'E8 1AB', latitude: 51.5469, longitude: -0.0589 },
  { postCode: 'E8 1AD', latitude: 51.5471, longitude: -0.0593 },
  { postCode: 'E8 1BH', latitude: 51.548, longitude: -0.0571 },
  { postCode: 'E8 7ZZ', latitude: 51.5444, longitude: -0.0553 },
  { postCode: 'E97 1AA', latitude: 51.5551, longitude: -0.0512 },
]

function unitsOf(imported: readonly UnitPostcode[]): UnitPostcodes {
  const milesTo = (point: Coordinates) => (unit: UnitPostcode) => milesBetween(point, unit)
  return {
    find: async (postCode) => imported.find((unit) => unit.postCode === postCode) ?? null,
    nearest: async (point) =>
      imported
        .toSorted((a, b) => milesTo(point)(a) - milesTo(point)(b))
        .find((unit) => milesTo(point)(unit) < REACH_MILES) ?? null,
    beginning: async (prefix, limit) =>
      imported.filter(({ postCode }) => postCode.startsWith(prefix)).slice(0, limit),
  }
}

const gazetteer = createGazetteer({ units: unitsOf(IMPORTED) })

async function labels(input: string, limit = 5) {
  return (await gazetteer.suggest(input, { limit })).map(({ label }) => label)
}

describe('with imported unit postcodes', () => {
  it('puts a whole postcode at its own position, with its sector’s area and town', async () => {
    const own = { postCode: 'E8 1BH', area: 'Hackney', latitude: 51.548, longitude: -0.0571 }
    expect(await gazetteer.place('e81bh')).toMatchObject(own)
    expect(await gazetteer.details('gaz:E8 1BH')).toMatchObject(own)
    expect(await gazetteer.details('gaz:E8 1BH|12 Mare Street')).toMatchObject({
      ...own,
      address: '12 Mare Street, London E8 1BH, UK',
    })
  })

  it('finds an imported postcode whose sector the figures lack', async () => {
    expect(await gazetteer.place('E8 7ZZ')).toMatchObject({ city: 'London', latitude: 51.5444 })
    expect(await labels('e8 7zz')).toEqual(['E8 7ZZ, Hackney, London'])
  })

  it('finds an imported postcode of a newer outward code by its neighbours', async () => {
    expect(await gazetteer.place('E97 1AA')).toMatchObject({ city: 'London', latitude: 51.5551 })
  })

  it('puts a postcode that was not imported at its sector, because it may be newer', async () => {
    expect(await gazetteer.place('E8 1ZZ')).toMatchObject({ postCode: 'E8 1ZZ', area: 'Hackney' })
    expect(await gazetteer.details('gaz:E8 1ZZ')).toMatchObject({ postCode: 'E8 1ZZ' })
    expect(await labels('E8 1ZZ')).toEqual(['E8 1ZZ, Hackney, London'])
    expect(await labels('E8 6AA')).toEqual([])
  })

  it('puts a postcode at its sector if none of its outward code were imported', async () => {
    expect(await gazetteer.place('LS6 3AA')).toMatchObject({ postCode: 'LS6 3AA', city: 'Leeds' })
    expect(await gazetteer.place('BT9 5AB')).toMatchObject({ postCode: 'BT9 5AB', area: 'Malone' })
  })

  it('completes a half-typed postcode to those that exist', async () => {
    expect(await labels('e8 1a')).toEqual([
      'E8 1AA, Hackney, London',
      'E8 1AB, Hackney, London',
      'E8 1AD, Hackney, London',
    ])
    expect(await labels('E81A', 2)).toHaveLength(2)
    expect(await labels('E8 1Z')).toEqual(['E8 1, Hackney, London'])
    expect(await labels('12 Mare Street, e8 1b')).toEqual([
      '12 Mare Street, E8 1BH, Hackney, London',
    ])
  })

  it('offers the postcodes of a sector after it', async () => {
    expect((await labels('E8 1')).slice(0, 2)).toEqual([
      'E8 1, Hackney, London',
      'E8 1AA, Hackney, London',
    ])
  })

  it('names the nearest postcode of a coordinate, and further away the nearest sector', async () => {
    const point = { latitude: 51.5479, longitude: -0.057 }
    expect((await gazetteer.at(point))?.postCode).toBe('E8 1BH')
    expect((await gazetteer.at({ latitude: 53.8176, longitude: -1.5822 }))?.postCode).toBe('LS6 3')
    expect(await gazetteer.at({ latitude: 48.8566, longitude: 2.3522 })).toBeNull()
  })

  it('finds every imported postcode at its position by its suggestion', async () => {
    for (const { postCode, latitude, longitude } of IMPORTED) {
      const [suggestion] = await gazetteer.suggest(postCode, { limit: 1 })
      const place = await gazetteer.details(suggestion?.placeId ?? '')
      expect(place).toMatchObject({ postCode, latitude, longitude })
      expect(await gazetteer.at({ latitude, longitude })).toEqual(place)
    }
  })
})
