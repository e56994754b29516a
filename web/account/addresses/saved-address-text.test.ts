import { describe, expect, it } from 'vitest'
import type { Address } from '#contract/address.ts'
import { EMPTY_ADDRESS } from '#contract/empty-address.ts'
import { doorWords, shortSavedAddress, whereaboutsWords } from './saved-address-text.ts'

const hackney = (address: string): Address => ({
  ...EMPTY_ADDRESS,
  address,
  area: 'Hackney',
  city: 'London',
  postCode: 'E8 1AA',
})

describe('a saved address', () => {
  const home = hackney('12 Mare Street, Hackney, Flat 3, London E8 1AA, UK')

  it('is named by its street and postcode', () => {
    expect(shortSavedAddress(home)).toBe('12 Mare Street, Flat 3, E8 1AA')
  })

  it('has two lines: the street, and the area', () => {
    expect(doorWords(home)).toBe('12 Mare Street, Flat 3')
    expect(whereaboutsWords(home)).toBe('Hackney, London E8 1AA')
  })

  it('without a street is named by its area', () => {
    expect(doorWords(hackney('Hackney, London E8 1AA, UK'))).toBe('Hackney, London')
  })

  it('names a town once if it is also its area', () => {
    const bristol = { ...EMPTY_ADDRESS, area: 'Bristol', city: 'Bristol', postCode: 'BS1 1AA' }
    expect(whereaboutsWords(bristol)).toBe('Bristol BS1 1AA')
  })
})
