import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { discountCodeOf } from './discount-terms.ts'

describe('a code is the same', () => {
  test.each([
    ['as it is', 'TUCK10', 'TUCK10'],
    ['in small letters', 'tuck10', 'TUCK10'],
    ['with spaces around and within', '  Tuck\t1 0\n', 'TUCK10'],
    ['with spaces that do not break', 'TUCK\u00a010\u2009', 'TUCK10'],
    ['with characters that nobody sees', '\u200bTUCK\u00ad10\ufeff', 'TUCK10'],
    ['in wide letters', 'ＴＵＣＫ１０', 'TUCK10'],
    ['with marks that codes may have', 'free-delivery_1', 'FREE-DELIVERY_1'],
  ])('%s', (_title, typed, code) => {
    expect(discountCodeOf(typed)).toBe(code)
  })
})

describe('no code', () => {
  test.each([
    ['is empty', ''],
    ['is only spaces', ' \u00a0'],
    ['has other letters', 'TÜCK10'],
    ['has other marks', "TUCK'; --"],
    ['is longer than 40', 'A'.repeat(41)],
  ])('%s', (_title, typed) => {
    expect(discountCodeOf(typed)).toBeNull()
  })
})

test('a code is itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 50 }), (typed) => {
      const code = discountCodeOf(typed)
      expect(code === null || discountCodeOf(code) === code).toBe(true)
    }),
  )
})
