import { describe, expect, it } from 'vitest'
import { locationOf, placeOf, shortAddress } from './address-location.ts'

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

describe('the text that finds an address again', () => {
  it('is the postcode when it is whole', () => {
    expect(locationOf(hackney)).toBe('E8 1AA')
  })

  it('is the address when the postcode names only a part of town', () => {
    const area = { ...hackney, address: 'Hackney, London, UK', postCode: 'E8' }
    expect(locationOf(area)).toBe('Hackney, London, UK')
  })

  it('is area and town when there is no more', () => {
    expect(locationOf({ ...hackney, address: '', postCode: '' })).toBe('Hackney, London')
  })
})

it('lists the stores of the street if the area is unknown', () => {
  const street = { ...hackney, address: '12 Mare Street, London E8 1AA, UK', area: '' }
  expect(placeOf(street)).toEqual({ city: 'London', area: '12 Mare Street', location: 'E8 1AA' })
})

it.each([
  [{}, 'Hackney, E8 1AA'],
  [{ address: '12 Mare Street, London E8 1AA, UK' }, '12 Mare Street, E8 1AA'],
  [{ address: 'E8 1AA', postCode: 'E8 1AA' }, 'E8 1AA'],
  [{ address: '', area: '', postCode: '' }, 'London'],
])('formats an address on one line: %o', (parts, expected) => {
  expect(shortAddress({ ...hackney, ...parts })).toBe(expected)
})
