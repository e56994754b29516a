import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  formatPostcode,
  isFullPostcode,
  parsePostcode,
  parsePostcodePrefix,
  postcodePrefixes,
} from './postcode.ts'

const canonical = (text: string, isOutward?: (code: string) => boolean) => {
  const postcode = parsePostcode(text, isOutward)
  return postcode && formatPostcode(postcode)
}

describe('a postcode is understood in any spacing and case', () => {
  test.each([
    ['e8 1aa', 'E8 1AA'],
    ['e81aa', 'E8 1AA'],
    ['M145RG', 'M14 5RG'],
    ['sw1a1aa', 'SW1A 1AA'],
    [' Sw1A\u00A01aA ', 'SW1A 1AA'],
    ['e8\u20091aa\u200B', 'E8 1AA'],
    ['E8-1AA', 'E8 1AA'],
    ['E 8 1 A A', 'E8 1AA'],
    ['Ｅ８ １ＡＡ', 'E8 1AA'],
    ['gir0aa', 'GIR 0AA'],
    ['je2 3ab', 'JE2 3AB'],
    ['BT9 5AB', 'BT9 5AB'],
    ['dn55 1pt', 'DN55 1PT'],
    ['w1a 0ax', 'W1A 0AX'],
    [`e8${' '.repeat(27)}1aa`, 'E8 1AA'],
  ])('%j is the full postcode %s', (text, expected) => {
    expect(canonical(text)).toBe(expected)
    expect(isFullPostcode(text)).toBe(true)
  })

  test.each([
    ['e', 'E'],
    ['sw', 'SW'],
    ['e8', 'E8'],
    ['E 8', 'E8'],
    ['W1', 'W1'],
    ['sw1a', 'SW1A'],
    ['m14', 'M14'],
    ['N11', 'N11'],
    ['N 11', 'N11'],
    ['N1 1', 'N1 1'],
    ['N1 1 ', 'N1 1'],
    ['S W1 1', 'SW1 1'],
    ['m145', 'M14 5'],
    ['sw1a1', 'SW1A 1'],
    ['w1a1', 'W1A 1'],
    ['SW1 1', 'SW1 1'],
    ['e8 1a', 'E8 1'],
    ['m145r', 'M14 5'],
    ['gir', 'GIR'],
  ])('%j is the partial postcode %s', (text, expected) => {
    expect(canonical(text)).toBe(expected)
    expect(isFullPostcode(text)).toBe(false)
  })

  test.each([
    '',
    ' ',
    'pizza',
    'oxford',
    '8',
    '12 Mare Street',
    'Q1 1AA',
    'ZZ1 1AA',
    'E8 1CA',
    'E8 AAA',
    'E81 11AA',
    'E8 1AAA',
    'E123 1AA',
    'BF1 0AA',
    'BFPO 801',
    'ß8 1AA',
    'E8 1AA, London',
    'e'.repeat(40),
    `e8${' '.repeat(28)}1aa`,
    'gır 0aa',
  ])('%j is no postcode', (text) => {
    expect(parsePostcode(text)).toBeNull()
    expect(isFullPostcode(text)).toBe(false)
    expect(postcodePrefixes(text)).toEqual([])
    expect(parsePostcodePrefix(text)).toBeNull()
  })
})

describe('digits that could be a district or a sector', () => {
  const isOutward = (code: string) => ['E8', 'N1', 'N11', 'SW11'].includes(code)

  test.each([
    ['e81', 'E8 1'],
    ['n11', 'N11'],
    ['n1 1', 'N1 1'],
    ['sw11', 'SW11'],
    ['z99', null],
    ['e99', 'E99'],
  ])('with the codes in use known, %j is %j', (text, expected) => {
    expect(canonical(text, isOutward)).toBe(expected)
  })

  test('without them the outward code is preferred', () => {
    expect(canonical('e81')).toBe('E81')
  })
})

test('the parts of a postcode nest', () => {
  expect(parsePostcode('sw1a1aa')).toEqual({
    area: 'SW',
    outward: 'SW1A',
    sector: 'SW1A 1',
    unit: 'SW1A 1AA',
  })
  expect(parsePostcode('e8')).toEqual({ area: 'E', outward: 'E8', sector: null, unit: null })
})

describe('prefixes a zone may name', () => {
  test.each([
    ['E8 1AA', ['E8 1AA', 'E8 1', 'E8', 'E']],
    ['SW1A 1AA', ['SW1A 1AA', 'SW1A 1', 'SW1A', 'SW1', 'SW']],
    ['m14', ['M14', 'M']],
    ['GIR 0AA', ['GIR 0AA', 'GIR 0', 'GIR']],
  ])('of %s are %j', (text, prefixes) => {
    expect(postcodePrefixes(text)).toEqual(prefixes)
    expect(postcodePrefixes(parsePostcode(text) ?? '')).toEqual(prefixes)
  })

  test.each([
    ['sw1a', 'SW1A'],
    ['E8 1', 'E8 1'],
    ['e81aa', 'E8 1AA'],
    [' n ', 'N'],
    ['E8 1A', null],
  ])('%j is entered as %j', (text, prefix) => {
    expect(parsePostcodePrefix(text)).toBe(prefix)
  })
})

const postcodes = fc
  .tuple(
    fc.constantFrom('E', 'M', 'SW', 'EC', 'BT', 'ZE'),
    fc.constantFrom('1', '8', '14', '99', '1A', '2Y'),
    fc.integer({ min: 0, max: 9 }),
    fc.constantFrom('AA', 'ZZ', 'RG', 'QJ'),
  )
  .map(([area, district, sector, unit]) => `${area}${district} ${sector}${unit}`)

test('spacing and case never change a full postcode', () => {
  fc.assert(
    fc.property(postcodes, fc.array(fc.nat(8), { maxLength: 4 }), (text, gaps) => {
      const letters = [...text.replace(' ', '').toLowerCase()]
      const spaced = letters.map((letter, index) => (gaps.includes(index) ? ` ${letter}` : letter))
      expect(canonical(spaced.join(''))).toBe(text)
    }),
  )
})

test('every prefix reads back as itself, and its own prefixes are the rest of the list', () => {
  fc.assert(
    fc.property(postcodes, (text) => {
      const prefixes = postcodePrefixes(text)
      for (const [index, prefix] of prefixes.entries()) {
        expect(canonical(prefix)).toBe(prefix)
        expect(postcodePrefixes(prefix)).toEqual(prefixes.slice(index))
      }
    }),
  )
})

test('any text is understood or refused, never an error', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(canonical(canonical(text) ?? '')).toBe(canonical(text))
    }),
  )
})
