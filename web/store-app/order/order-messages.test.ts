import { expect, it } from 'vitest'
import type { Address } from '#contract/address.ts'
import { EMPTY_ADDRESS } from '#contract/empty-address.ts'
import { addressWords } from './order-messages.ts'

const mareStreet = (address: string): Address => ({
  ...EMPTY_ADDRESS,
  address,
  area: 'Hackney',
  city: 'London',
  postCode: 'E8 1AA',
})

it.each([
  [mareStreet('14 Mare Street, Hackney, London E8 1AA, UK'), 'Flat 2'],
  [mareStreet('14 Mare Street, Hackney, Flat 2, London E8 1AA, UK'), ''],
])('says the flat before the street to the kitchen: %j', (address, addressLine) => {
  expect(addressWords({ address, addressLine })).toBe(
    'Flat 2, 14 Mare Street, Hackney, London E8\u00a01AA',
  )
})

it('says no address of a collection', () => {
  expect(addressWords({ address: null, addressLine: '' })).toBe('')
})
