import { expect, test } from 'vitest'
import { STORE_SLUG } from './store-slug.ts'

test.each([
  ['nonna-pinas', true],
  ['7', true],
  ['a'.repeat(120), true],
  ['a'.repeat(121), false],
  ['', false],
  ['-nonna', false],
  ['Nonna', false],
  ['nonna pina', false],
  ['nonna/..', false],
  ['../nonna', false],
])('%j is the name of a store in an address: %s', (slug, expected) => {
  expect(STORE_SLUG.test(slug)).toBe(expected)
})
