import { expect, it } from 'vitest'
import { unbroken } from './unbroken.ts'

it('joins the halves of a postcode, wherever it is in the text', () => {
  expect(unbroken('66 Mare Walk, London E8 1JS')).toBe('66 Mare Walk, London E8\u00a01JS')
  expect(unbroken('E8 1, Hackney')).toBe('E8\u00a01, Hackney')
  expect(unbroken('SW1A 1AA, London')).toBe('SW1A\u00a01AA, London')
})

it('leaves everything else as it is', () => {
  expect(unbroken('Flat 2, 12 Mare Street')).toBe('Flat 2, 12 Mare Street')
  expect(unbroken('Block E8, 1 Mare Street')).toBe('Block E8, 1 Mare Street')
})
