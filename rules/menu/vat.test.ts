import fc from 'fast-check'
import { expect, test } from 'vitest'
import { VAT_KINDS, vatShares } from './vat.ts'

const dish = { unitPricePence: 800, vat: null, parts: [] }

test.each([
  ['hot', 200],
  ['cold', 0],
  ['standard', 200],
  ['reduced', 50],
] as const)('a dish that is %s falls under %i thousandths', (vat, rate) => {
  expect(vatShares({ ...dish, vat })).toEqual([{ rate, pence: 800 }])
})

test('a dish without a choice says nothing', () => {
  expect(vatShares(dish)).toEqual([])
  expect(vatShares({ ...dish, parts: [{ pricePence: 500, vat: null }] })).toEqual([])
})

test('a meal deal is split by what its dishes would cost alone', () => {
  const parts = [
    { pricePence: 600, vat: 'cold' },
    { pricePence: 200, vat: 'standard' },
    { pricePence: 200, vat: 'hot' },
  ] as const
  expect(vatShares({ ...dish, parts })).toEqual([
    { rate: 0, pence: 480 },
    { rate: 200, pence: 320 },
  ])
  // Its own kind counts for all of it.
  expect(vatShares({ ...dish, vat: 'hot', parts })).toEqual([{ rate: 200, pence: 800 }])
})

test('a dish without a choice in a meal deal has the rate of the rest', () => {
  const parts = [
    { pricePence: 300, vat: null },
    { pricePence: 100, vat: 'cold' },
  ] as const
  expect(vatShares({ ...dish, parts })).toEqual([
    { rate: null, pence: 600 },
    { rate: 0, pence: 200 },
  ])
})

test('shares add up to the price', () => {
  const vat = fc.option(fc.constantFrom(...VAT_KINDS))
  const part = fc.record({ pricePence: fc.nat(5000), vat })
  fc.assert(
    fc.property(
      fc.nat(10_000),
      vat,
      fc.array(part, { maxLength: 4 }),
      (unitPricePence, own, parts) => {
        const shares = vatShares({ unitPricePence, vat: own, parts })
        if (shares.length === 0) return
        expect(shares.reduce((sum, { pence }) => sum + pence, 0)).toBe(unitPricePence)
      },
    ),
  )
})
