import { expect, test } from 'vitest'
import { cardBrandName, isCardExpired } from './card.ts'

test.each<[number, number, string, boolean]>([
  [11, 2026, '2026-11-21T12:00:00Z', false],
  [11, 2026, '2026-11-30T23:59:59Z', false],
  [11, 2026, '2026-12-01T00:00:00Z', true],
  [10, 2026, '2026-11-01T00:00:00Z', true],
  [1, 2027, '2026-12-31T23:59:59Z', false],
  [12, 2025, '2026-01-01T00:00:00Z', true],
  // In London it is the first of July already.
  [6, 2026, '2026-06-30T23:30:00Z', true],
])('a card good until %i/%i at %s is expired: %s', (expiryMonth, expiryYear, now, expected) => {
  expect(isCardExpired({ expiryMonth, expiryYear }, new Date(now))).toBe(expected)
})

test.each([
  ['visa', 'Visa'],
  ['mastercard', 'Mastercard'],
  ['amex', 'American Express'],
  ['diners', 'Diners Club'],
  ['jcb', 'JCB'],
  ['unionpay', 'UnionPay'],
])('%s is written %s', (brand, name) => {
  expect(cardBrandName(brand)).toBe(name)
})
