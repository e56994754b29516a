import { expect, test } from 'vitest'
import {
  BAG_CHARGE_MINIMUM_PENCE,
  isBagOptional,
  plasticBagChargePence,
  unavoidableBagPence,
} from './bag-charge.ts'
import { platformFeePence } from './platform-fee.ts'

test.each([
  [{ fixedPence: 50, percent: 0, capPence: null }, 2000, 50],
  [{ fixedPence: 0, percent: 2.5, capPence: null }, 2000, 50],
  [{ fixedPence: 0, percent: 2.5, capPence: null }, 1999, 49],
  [{ fixedPence: 20, percent: 2.5, capPence: null }, 2000, 70],
  [{ fixedPence: 20, percent: 2.5, capPence: 60 }, 2000, 60],
  [{ fixedPence: 20, percent: 2.5, capPence: 0 }, 2000, 0],
  [{ fixedPence: 0, percent: 1.1, capPence: null }, 3000, 33],
  [{ fixedPence: 0, percent: 0.29, capPence: null }, 10000, 29],
])('the platform fee %j on %d pence is %d', (fee, subtotalPence, expected) => {
  expect(platformFeePence(fee, subtotalPence)).toBe(expected)
})

const bag = { pencePerBag: 10, bagsPerOrder: 2, noBagAllowed: true }

test.each([
  [bag, false, 20],
  [bag, true, 0],
  [bag, null, 0],
  [{ ...bag, noBagAllowed: false }, true, 20],
  [{ ...bag, noBagAllowed: false }, null, 20],
  [{ ...bag, bagsPerOrder: 0 }, false, 0],
])('with %j and "no bag" %j bags cost %d', (rule, noBag, expected) => {
  expect(plasticBagChargePence(rule, { noBag })).toBe(expected)
})

test.each([
  ['may be done without', bag, true, 0],
  ['is part of every order', { ...bag, noBagAllowed: false }, false, 20],
  ['costs nothing', { ...bag, pencePerBag: 0 }, false, 0],
])('a bag that %s', (_title, rule, isOptional, unavoidablePence) => {
  expect(isBagOptional(rule)).toBe(isOptional)
  expect(unavoidableBagPence(rule)).toBe(unavoidablePence)
})

test('each nation has its least charge', () => {
  expect(BAG_CHARGE_MINIMUM_PENCE).toEqual({
    england: 10,
    scotland: 10,
    wales: 10,
    northernIreland: 25,
  })
})
