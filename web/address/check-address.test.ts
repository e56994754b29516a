import { describe, expect, it } from 'vitest'
import { addressFault, faultOnLeaving, isEnoughTyped } from './check-address.ts'

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
  ['a whole postcode for a street address', {}, true, null],
  ['an outward code for a list', { postCode: 'E8' }, false, null],
  ['an outward code for a street address', { postCode: 'E8' }, true, 'required_city_postcode'],
  ['a location without a postcode', { postCode: '' }, false, 'required_address'],
  ['a location without a town', { city: '' }, false, 'required_address'],
  ['a location without an area, but with a street', { area: '' }, false, null],
  ['a location with neither', { area: '', address: '' }, false, 'required_address'],
])('%s', (_what, parts, isPrecise, fault) => {
  expect(addressFault({ ...hackney, ...parts }, isPrecise)).toBe(fault)
})

it.each([
  ['', false],
  ['E', false],
  [' E ', false],
  ['E8', true],
  ['Ay', true],
])('%o is long enough to search for: %s', (text, isEnough) => {
  expect(isEnoughTyped(text)).toBe(isEnough)
})

describe('a field that is left with something typed', () => {
  const hackney = { placeId: 'gaz:hackney', label: 'Hackney', secondary: 'London' }
  const suggested = { typed: 'hack', items: [hackney], hasFailed: false }
  const none = { typed: 'zzqx', items: [], hasFailed: false }
  const failed = { typed: 'hack', items: [], hasFailed: true }
  const nothing = { typed: '', items: [], hasFailed: false }

  it.each([
    ['an empty field has no problem before it is required', '', nothing, null],
    ['only spaces are nothing at all', '   ', nothing, null],
    ['one letter, for which nothing is looked up', 'h', nothing, 'required_address'],
    ['a text without suggestions', 'zzqx', none, 'required_address'],
    ['the same with spaces around it', ' zzqx ', none, 'required_address'],
    ['a text with suggestions to choose from', 'hack', suggested, null],
    ['a text whose suggestions are loading', 'hackn', suggested, null],
    ['a text after one without suggestions', 'zzqxy', none, null],
    ['suggestions that could not be loaded', 'hack', failed, 'address_api_error'],
  ])('%s', (_what, text, suggestions, fault) => {
    expect(faultOnLeaving(text, suggestions)).toBe(fault)
  })
})
