import { expect, it } from 'vitest'
import { createGazetteer } from '#api/outside/maps/gazetteer/gazetteer.driver.ts'
import { findDistrict, findPlace, suggestPlaces } from './find-place.ts'

const maps = createGazetteer()

it('finds a location for a text, its id spelled both ways', async () => {
  const { data } = await findPlace(maps, { search: 'e81aa' })
  expect(data).toMatchObject({
    place_id: 'gaz:E8 1AA',
    placeId: 'gaz:E8 1AA',
    city: 'London',
    area: 'Hackney',
    postCode: 'E8 1AA',
    country: 'United Kingdom',
  })
})

it('finds the location of a suggestion that was chosen', async () => {
  const { items } = await suggestPlaces(maps, { input: 'headingl' })
  const placeId = items[0]?.placeId ?? ''
  expect((await findPlace(maps, { placeId })).data).toMatchObject({ area: 'Headingley' })
})

it('suggests five locations at most, and none for nonsense', async () => {
  expect((await suggestPlaces(maps, { input: 'new' })).items).toHaveLength(5)
  expect((await suggestPlaces(maps, { input: 'qwxzkj' })).items).toEqual([])
})

it('finds the district of a coordinate', async () => {
  const hackney = { latitude: 51.5471, longitude: -0.0601 }
  expect(await findDistrict(maps, hackney)).toEqual({ district: 'Hackney' })
})

it.each([
  ['a text that is no location', () => findPlace(maps, { search: 'qwxzkj' })],
  ['a postcode not in use', () => findPlace(maps, { search: 'E8 7AA' })],
  ['an unknown place id', () => findPlace(maps, { placeId: 'gaz:town:atlantis' })],
  ['a point abroad', () => findDistrict(maps, { latitude: 48.8566, longitude: 2.3522 })],
])('refuses %s with PLACE_NOT_FOUND', async (_what, send) => {
  await expect(send()).rejects.toMatchObject({ code: 'PLACE_NOT_FOUND' })
})
