import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatFee, formatPence, formatPounds, parsePence } from './pence.ts'

describe('an amount is read from its text', () => {
  test.each([
    ['19.99', 1999],
    ['12.349', 1234],
    ['0.999', 99],
    ['1.005', 100],
    ['£1,200.5', 120050],
    ['1,234,567.89', 123456789],
    [' £ 5 ', 500],
    ['5.', 500],
    ['.5', 50],
    ['0', 0],
    ['007', 700],
  ])('%j is %d pence', (text, pence) => {
    expect(parsePence(text)).toBe(pence)
  })

  test.each([
    '',
    ' ',
    '.',
    '£',
    '-1',
    '−1',
    '1,20',
    '12,34.00',
    '1e3',
    '1.2.3',
    '0x10',
    '50p',
    'NaN',
  ])('%j is no amount', (text) => {
    expect(parsePence(text)).toBeNull()
  })

  test('an amount too large to be exact is refused', () => {
    expect(parsePence('90071992547409.91')).toBe(Number.MAX_SAFE_INTEGER)
    expect(parsePence('90071992547409.92')).toBeNull()
  })

  test('what is formatted is read back unchanged', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), (pence) => {
        expect(parsePence(formatPence(pence))).toBe(pence)
      }),
    )
  })
})

test.each([
  [0, '£0.00'],
  [5, '£0.05'],
  [2340, '£23.40'],
  [-520, '-£5.20'],
  [120400, '£1,204.00'],
  [123456789, '£1,234,567.89'],
])('%d pence is written %s', (pence, text) => {
  expect(formatPence(pence)).toBe(text)
})

test.each([
  [0, 'Free'],
  [50, '50p'],
  [99, '99p'],
  [100, '£1.00'],
  [200, '£2.00'],
  [-50, '-£0.50'],
])('a fee of %d pence is spoken %s', (pence, text) => {
  expect(formatFee(pence)).toBe(text)
})

test.each([
  [100, '£1'],
  [3000, '£30'],
  [2050, '£20.50'],
  [120000, '£1,200'],
  [99, '£0.99'],
])('%d pence is written %s where empty pence say nothing', (pence, text) => {
  expect(formatPounds(pence)).toBe(text)
})
