import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  amountToNextTier,
  checkFeeTiers,
  deliveryFeePence,
  isDeliveryAlwaysFree,
} from './delivery-fee.ts'

const tier = (fromPence: number, feePence: number) => ({ fromPence, feePence })
const tiers = [tier(0, 299), tier(1500, 149), tier(2500, 0)]

describe('the fee is that of the highest tier the subtotal reaches', () => {
  test.each([
    [0, 299],
    [1499, 299],
    [1500, 149],
    [2499, 149],
    [2500, 0],
    [100000, 0],
  ])('a subtotal of %d pays %d', (subtotalPence, feePence) => {
    expect(deliveryFeePence(tiers, subtotalPence)).toBe(feePence)
    expect(deliveryFeePence(tiers.toReversed(), subtotalPence)).toBe(feePence)
  })

  test('without tiers delivery is free; below every tier the lowest one counts', () => {
    expect(deliveryFeePence([], 1000)).toBe(0)
    expect(deliveryFeePence([tier(500, 100), tier(1000, 50)], 200)).toBe(100)
    expect(deliveryFeePence([tier(1000, 50), tier(500, 100)], 200)).toBe(100)
  })
})

test.each([
  [0, { morePence: 1500, feePence: 149 }],
  [1499, { morePence: 1, feePence: 149 }],
  [2100, { morePence: 400, feePence: 0 }],
  [2500, null],
])('from %d the next lower fee is %j', (subtotalPence, expected) => {
  expect(amountToNextTier(tiers, subtotalPence)).toEqual(expected)
  expect(amountToNextTier(tiers.toReversed(), subtotalPence)).toEqual(expected)
})

test.each([
  ['of a tier that is passed', [tier(0, 100), tier(1000, 200)], 1500, null],
  [
    'of a tier that costs the same',
    [tier(0, 200), tier(1000, 200), tier(2000, 0)],
    500,
    { morePence: 1500, feePence: 0 },
  ],
])('nobody is promised the fee %s', (_title, given, subtotalPence, expected) => {
  expect(amountToNextTier(given, subtotalPence)).toEqual(expected)
})

test.each([
  ['no zones', [], true],
  ['one tier that is free', [[tier(0, 0)]], true],
  ['a fee below some subtotal', [[tier(0, 299), tier(2500, 0)]], false],
  ['a fee in one of two zones', [[tier(0, 0)], [tier(0, 299)]], false],
])('with %s, delivery is always free: %s', (_title, zones, expected) => {
  expect(isDeliveryAlwaysFree(zones.map((feeTiers) => ({ feeTiers })))).toBe(expected)
})

test('spending what is missing earns the fee that was promised', () => {
  fc.assert(
    fc.property(fc.nat(4000), (subtotalPence) => {
      const next = amountToNextTier(tiers, subtotalPence)
      if (!next) return
      expect(deliveryFeePence(tiers, subtotalPence + next.morePence)).toBe(next.feePence)
      expect(next.feePence).toBeLessThan(deliveryFeePence(tiers, subtotalPence))
    }),
  )
})

test.each([
  [tiers, null],
  [[tier(0, 0)], null],
  [[tier(0, 200), tier(1000, 200)], null],
  [[], { code: 'NO_TIERS', index: 0 }],
  [[tier(100, 299)], { code: 'FIRST_TIER_NOT_FROM_ZERO', index: 0 }],
  [[tier(0, 2.5)], { code: 'AMOUNT_NOT_WHOLE_PENCE', index: 0 }],
  [[tier(0, 299), tier(-5, 100)], { code: 'AMOUNT_NOT_WHOLE_PENCE', index: 1 }],
  [[tier(0, 299), tier(0, 100)], { code: 'TIERS_NOT_ASCENDING', index: 1 }],
  [[tier(0, 299), tier(900, 100), tier(1000, 200)], { code: 'FEE_RISES', index: 2 }],
])('the fault of tiers %j is %j', (entered, fault) => {
  expect(checkFeeTiers(entered)).toEqual(fault)
})
