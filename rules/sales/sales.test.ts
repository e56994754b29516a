import { expect, it } from 'vitest'
import { instantsOf } from '#rules/payments/statement-period.ts'
import { averagePence, changePercent, onTimePercent, REFUND_KINDS } from './sales-figures.ts'
import { daysOf, isSalesPeriod, periodBefore } from './sales-period.ts'

const HOUR_MS = 3_600_000

it.each([
  ['2026-11-01', '2026-11-01', true],
  ['2026-01-01', '2026-12-31', true],
  ['2027-03-01', '2028-02-29', true],
  ['2027-02-28', '2028-02-29', false],
  ['2026-11-02', '2026-11-01', false],
])('from %s to %s: %s', (from, to, is) => {
  expect(isSalesPeriod({ from, to })).toBe(is)
})

it.each([
  ['2026-11-24', '2026-11-24', '2026-11-23', '2026-11-23'],
  ['2026-03-01', '2026-03-07', '2026-02-22', '2026-02-28'],
  ['2026-10-25', '2026-10-31', '2026-10-18', '2026-10-24'],
])('%s to %s is compared with %s to %s', (from, to, fromBefore, toBefore) => {
  expect(periodBefore({ from, to })).toEqual({ from: fromBefore, to: toBefore })
})

it.each([
  ['2026-03-28', 24],
  ['2026-03-29', 23],
  ['2026-10-25', 25],
])('%s has %i hours', (day, hours) => {
  const { since, before } = instantsOf({ from: day, to: day })
  expect((before.getTime() - since.getTime()) / HOUR_MS).toBe(hours)
})

it('lists every day over a change of the clocks once', () => {
  expect(daysOf({ from: '2026-10-24', to: '2026-10-26' })).toEqual([
    '2026-10-24',
    '2026-10-25',
    '2026-10-26',
  ])
})

it.each([
  [0, 0, null],
  [1001, 2, 501],
  [1000, 3, 333],
])('%i pence of %i orders are %s each', (pence, orders, each) => {
  expect(averagePence(pence, orders)).toBe(each)
})

it.each([
  [0, 0, null],
  [3, 3, 0],
  [3, 1, 67],
  [200, 1, 100],
])('of %i orders %i were late: %s%% came in time', (completed, late, percent) => {
  expect(onTimePercent({ completed, late })).toBe(percent)
})

it.each([
  [150, 100, 50],
  [0, 100, -100],
  [100, 0, null],
  [100, -50, null],
])('%i after %i is a change of %s%%', (now, before, percent) => {
  expect(changePercent(now, before)).toBe(percent)
})

it('knows everything that gives money back', () => {
  expect(REFUND_KINDS).toEqual([
    'refund',
    'refundShare',
    'refundPaid',
    'refundReturned',
    'refundShareReturned',
    'refundPaidReturned',
  ])
})
