import { expect, test } from 'vitest'
import {
  BAG_CHARGE_MINIMUM_PENCE,
  bagMinimumsAt,
  chargedBag,
  isBagChargeTooLow,
  type DatedBagMinimum,
} from './bag-charge.ts'

const risen: DatedBagMinimum[] = [
  { nation: 'wales', fromMs: 2000, pencePerBag: 30 },
  { nation: 'wales', fromMs: 1000, pencePerBag: 20 },
  { nation: 'northernIreland', fromMs: 1000, pencePerBag: 5 },
]

test.each([
  [999, {}],
  [1000, { wales: 20, northernIreland: 5 }],
  [1999, { wales: 20, northernIreland: 5 }],
  [2000, { wales: 30, northernIreland: 5 }],
])('at %d the minimums are the law’s, but %j', (nowMs, others) => {
  expect(bagMinimumsAt(risen, nowMs)).toEqual({ ...BAG_CHARGE_MINIMUM_PENCE, ...others })
})

// The store's own charge and its bags per order, the minimum, what a bag costs, whether it could be chosen now.
test.each([
  [10, 1, 10, 10, false],
  [15, 1, 10, 15, false],
  [10, 1, 20, 20, true],
  [0, 1, 10, 10, true],
  [0, 0, 10, 10, false],
  [25, 2, 0, 25, false],
])('a bag at %dp × %d where the minimum is %dp costs %dp; too low: %j', (...given) => {
  const [pencePerBag, bagsPerOrder, minimumPence, charged, isTooLow] = given
  const rule = { pencePerBag, bagsPerOrder, noBagAllowed: true }
  expect(chargedBag(rule, minimumPence)).toEqual({ ...rule, pencePerBag: charged })
  expect(isBagChargeTooLow(rule, minimumPence)).toBe(isTooLow)
})
