import { expect, it } from 'vitest'
import { allInPrice, type AllInPrice, type StoreTerms } from './all-in-price.ts'

const plain: StoreTerms = {
  service: 'delivery',
  feeTiers: [
    { fromPence: 0, feePence: 299 },
    { fromPence: 2500, feePence: 0 },
  ],
  minimumOrderPence: 1200,
  platformFee: { fixedPence: 50, percent: 0, capPence: null },
  unavoidableBagPence: 0,
}

const cases: [string, Partial<StoreTerms>, AllInPrice | null][] = [
  ['£20 of food with delivery and platform fee', {}, { foodPence: 2000, totalPence: 2349 }],
  [
    'bags that cannot be done without',
    { unavoidableBagPence: 20 },
    { foodPence: 2000, totalPence: 2369 },
  ],
  [
    'the minimum where it is higher, at its fee',
    { minimumOrderPence: 2500 },
    { foodPence: 2500, totalPence: 2550 },
  ],
  ['a minimum of exactly £20', { minimumOrderPence: 2000 }, { foodPence: 2000, totalPence: 2349 }],
  [
    'a platform fee by the hundred with its cap',
    { platformFee: { fixedPence: 0, percent: 5, capPence: 80 } },
    { foodPence: 2000, totalPence: 2379 },
  ],
  [
    'nothing for delivery that is collected',
    { service: 'collection', feeTiers: [] },
    { foodPence: 2000, totalPence: 2050 },
  ],
  [
    'collection without a known zone',
    { service: 'collection', feeTiers: null },
    { foodPence: 2000, totalPence: 2050 },
  ],
  ['no price without a known zone', { feeTiers: null }, null],
]

it.each(cases)('comes to %s', (_what, terms, expected) => {
  expect(allInPrice({ ...plain, ...terms })).toEqual(expected)
})
