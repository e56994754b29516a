import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areaSlug } from './area-slug.ts'

test.each([
  ['London Fields', 'london-fields'],
  ["King's Cross", 'kings-cross'],
  ['King’s Cross', 'kings-cross'],
  ['Ynys Môn', 'ynys-mon'],
  ['Tyne & Wear', 'tyne-and-wear'],
  ['Stoke-on-Trent', 'stoke-on-trent'],
  ['  St. John’s   Wood ', 'st-johns-wood'],
  ['../etc?x=1#y', 'etc-x-1-y'],
])('%j becomes %s', (text, slug) => {
  expect(areaSlug(text)).toBe(slug)
})

test('a slug is safe in a URL and stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const slug = areaSlug(text)
      expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/)
      expect(areaSlug(slug)).toBe(slug)
    }),
  )
})
