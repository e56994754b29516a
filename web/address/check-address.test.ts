import { expect, it } from 'vitest'
import { addressFault } from './check-address.ts'

const hackney = {
  address: 'Hackney, London E8 1AA, UK',
  city: 'London',
  area: 'Hackney',
  postCode: 'E8 1AA',
  country: 'United Kingdom',
  placeId: 'gaz:E8 1AA',
  latitude: 51.5471,
  longitude: -0.0601,
}

it.each([
  ['a whole postcode', {}, false, null],
  ['a whole postcode for a door', {}, true, null],
  ['an outward code for a list', { postCode: 'E8' }, false, null],
  ['an outward code for a door', { postCode: 'E8' }, true, 'required_city_postcode'],
  ['a place without a postcode', { postCode: '' }, false, 'required_address'],
  ['a place without a town', { city: '' }, false, 'required_address'],
  ['a place without an area, but with a street', { area: '' }, false, null],
  ['a place with neither', { area: '', address: '' }, false, 'required_address'],
])('%s', (_what, parts, isPrecise, fault) => {
  expect(addressFault({ ...hackney, ...parts }, isPrecise)).toBe(fault)
})
