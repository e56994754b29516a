import { describe, expect, it } from 'vitest'
import { insertAddressLine } from './place-data.ts'
import { streetAddressOf, localityOf, streetOf, withStreet, type AddressText } from './street.ts'

const hackney = (address: string): AddressText => ({
  address,
  area: 'Hackney',
  city: 'London',
  postCode: 'E8 1AA',
  country: 'United Kingdom',
})

describe('the street of an address', () => {
  it.each([
    ['12 Mare Street, Hackney, London E8 1AA, UK', '12 Mare Street'],
    ['12 Mare Street, London E8 1AA, UK', '12 Mare Street'],
    ['Flat 3, 12 Mare Street, London E8 1AA, UK', 'Flat 3, 12 Mare Street'],
    ['Hackney, London E8 1AA, UK', ''],
    ['hackney,  LONDON  E8 1AA', ''],
    ['London E8 1AA', ''],
    ['E8 1AA', ''],
    ['London', ''],
    ['', ''],
    ['London Fields, Hackney', 'London Fields'],
    ['Lon don, Hackney', 'Lon don'],
    ['LONDON   E8 1AA', ''],
    ['12 Mare Street,, London E8 1AA', '12 Mare Street'],
    ['12 Mare Street, UK', '12 Mare Street'],
  ])('of %j is %j', (address, street) => {
    expect(streetOf(hackney(address))).toBe(street)
  })
})

it.each(['England', 'UK', 'United Kingdom', 'London'])('ends before %s', (end) => {
  const england = { ...hackney(`1 Elm Row, ${end}`), city: ' London ', country: 'England' }
  expect(streetOf(england)).toBe('1 Elm Row')
})

describe('an address with a street', () => {
  it('has it in front of what the gazetteer knows', () => {
    const { address } = withStreet(hackney('Hackney, London E8 1AA, UK'), ' 12 Mare Street ')
    expect(address).toBe('12 Mare Street, Hackney, London E8 1AA, UK')
  })

  it('has it instead of the one it had', () => {
    const first = withStreet(hackney('Hackney, London E8 1AA, UK'), '12 Mare Street')
    expect(withStreet(first, '14 Mare Street').address).toBe(
      '14 Mare Street, Hackney, London E8 1AA, UK',
    )
  })

  it('can be read back', () => {
    expect(streetOf(withStreet(hackney('London E8 1AA, UK'), '1 Elm Row'))).toBe('1 Elm Row')
  })
})

it('names a place once where area and city are the same', () => {
  expect(localityOf({ area: 'Bristol', city: 'Bristol' })).toBe('Bristol')
  expect(localityOf({ area: 'Hackney', city: 'London' })).toBe('Hackney, London')
  expect(localityOf({ area: '', city: 'London' })).toBe('London')
})

describe('an address taken apart', () => {
  it.each([
    ['12 Mare Street, Flat 3, London E8 1AA, UK', '12 Mare Street', 'Flat 3'],
    ['12 Mare Street, Hackney, Flat 3, London E8 1AA, UK', '12 Mare Street', 'Flat 3'],
    [
      '12 Mare Street, Hackney, Flat 3, The Mill, London E8 1AA, UK',
      '12 Mare Street',
      'Flat 3, The Mill',
    ],
    ['12 Mare Street, Hackney, 3rd floor, London E8 1AA, UK', '12 Mare Street', '3rd floor'],
    ['12 Mare Street, Hackney, London E8 1AA, UK', '12 Mare Street', ''],
    ['12 Mare Street, London E8 1AA, UK', '12 Mare Street', ''],
    ['The Mill, 12 Mare Street, London E8 1AA, UK', 'The Mill, 12 Mare Street', ''],
    ['The Mill, London E8 1AA, UK', 'The Mill', ''],
    ['Hackney, London E8 1AA, UK', '', ''],
    ['London E8 1AA, UK', '', ''],
    ['E8 1AA', '', ''],
  ])('%j has the street %j and the line %j', (text, street, addressLine) => {
    const streetAddress = streetAddressOf(hackney(text))
    expect(streetAddress).toMatchObject({ street, addressLine })
    expect(streetOf(streetAddress.place)).toBe('')
    const again = withStreet(streetAddress.place, streetAddress.street)
    expect(insertAddressLine(again.address, streetAddress.addressLine)).toBe(text)
  })
})
