import { expect, test } from 'vitest'
import { courierAddress, courierAddressLines } from './courier-address.ts'
import { insertAddressLine } from './place-data.ts'
import type { AddressText } from './street.ts'

const hackney = (address: string): AddressText => ({
  address,
  area: 'Hackney',
  city: 'London',
  postCode: 'E8 1AA',
  country: 'United Kingdom',
})

const READ = 'Flat 2, 14 Mare Street, Hackney, London E8 1AA'

test.each([
  ['14 Mare Street, Hackney, London E8 1AA, UK', 'Flat 2', READ],
  // As it is saved: the extra line stands before the last two parts.
  ['14 Mare Street, Hackney, Flat 2, London E8 1AA, UK', '', READ],
  ['14 Mare Street, Hackney, Flat 2, London E8 1AA, UK', 'flat 2', READ],
  [
    'Flat 22, 14 Mare Street, London E8 1AA, UK',
    'Flat 2',
    'Flat 2, Flat 22, 14 Mare Street, London E8 1AA',
  ],
  ['Flat 2, 14 Mare Street, Hackney, London E8 1AA, UK', '', READ],
  ['Flat 2, 14 Mare Street, Hackney, London E8 1AA, UK', 'Flat 2', READ],
  ['14 Mare Street, Hackney, London, E8 1AA, United Kingdom', 'Flat 2', READ],
  ['14 Mare Street, Flat 2, London E8 1AA, UK', '', 'Flat 2, 14 Mare Street, London E8 1AA'],
  [
    '14 Mare Street, Hackney, The Mill, London E8 1AA, UK',
    'Flat 2',
    'Flat 2, The Mill, 14 Mare Street, Hackney, London E8 1AA',
  ],
  ['14 Mare Street, Hackney, London', '', '14 Mare Street, Hackney, London E8 1AA'],
  ['14 Mare Street', ' Flat 2 ', 'Flat 2, 14 Mare Street, London E8 1AA'],
  ['Hackney, London E8 1AA, UK', '', 'Hackney, London E8 1AA'],
  ['E8 1AA', 'Flat 2', 'Flat 2, London E8 1AA'],
  ['', '', 'London E8 1AA'],
])('%j with the line %j reads %j to a courier', (address, addressLine, read) => {
  expect(courierAddress({ address: hackney(address), addressLine })).toBe(read)
})

test('a saved address reads the same as one that was typed at checkout', () => {
  const typed = '14 Mare Street, Hackney, London E8 1AA, UK'
  const saved = insertAddressLine(typed, 'Flat 2')
  expect(saved).toBe('14 Mare Street, Hackney, Flat 2, London E8 1AA, UK')
  expect(courierAddressLines({ address: hackney(saved), addressLine: '' })).toEqual(
    courierAddressLines({ address: hackney(typed), addressLine: 'Flat 2' }),
  )
})

test('names no country, whatever it is called, and no postcode that is unknown', () => {
  const destination = (end: string) => ({
    address: { ...hackney(`14 Mare Street, London, ${end}`), postCode: '', country: 'England' },
    addressLine: '',
  })
  for (const country of ['England', 'UK', 'United Kingdom'])
    expect(courierAddressLines(destination(country))).toEqual(['14 Mare Street', 'London'])
})
