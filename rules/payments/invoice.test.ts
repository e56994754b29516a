import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  daysOfMonth,
  invoiceLines,
  invoiceOf,
  lastMonth,
  vatWithinPence,
  type CommissionSum,
} from './invoice.ts'

const sum = (
  kind: CommissionSum['kind'],
  amountPence: number,
  service: CommissionSum['service'] = 'delivery',
): CommissionSum => ({ service, kind, count: 2, amountPence })

describe('the lines of an invoice', () => {
  test('have each service by itself, and what was returned', () => {
    const sums = [
      sum('commission', 500, 'collection'),
      sum('commission', 1200),
      sum('commissionReturned', 300),
      sum('commissionRestored', 100),
    ]
    expect(invoiceLines(sums)).toEqual([
      { service: 'delivery', what: 'commission', count: 2, totalPence: 1200 },
      { service: 'delivery', what: 'commissionReturned', count: 2, totalPence: -200 },
      { service: 'collection', what: 'commission', count: 2, totalPence: 500 },
    ])
  })

  test.each([
    [[sum('commission', 1200)], { kind: 'invoice', totalPence: 1200, vatPence: 200 }],
    [[sum('commissionReturned', 1200)], { kind: 'creditNote', totalPence: 1200, vatPence: 200 }],
    [[sum('commission', 300), sum('commissionReturned', 300)], null],
    [[], null],
  ])('%j', (sums, expected) => {
    expect(invoiceOf(invoiceLines(sums), 200)).toEqual(expected)
  })
})

test.each([
  [1200, 200, 200],
  [1, 200, 0],
  [3, 200, 1],
  [9, 200, 2],
  [1200, 0, 0],
])('within %i pence at %i thousandths are %i pence of VAT', (total, rate, vat) => {
  expect(vatWithinPence(total, rate)).toBe(vat)
})

test('VAT and the rest are the total, to half a penny', () => {
  fc.assert(
    fc.property(fc.nat(100_000_000), (total) => {
      const vat = vatWithinPence(total, 200)
      expect(Math.abs(vat - total / 6)).toBeLessThanOrEqual(0.5 + 1e-6)
    }),
  )
})

test.each([
  ['2026-02', { from: '2026-02-01', to: '2026-02-28' }],
  ['2028-02', { from: '2028-02-01', to: '2028-02-29' }],
  ['2026-12', { from: '2026-12-01', to: '2026-12-31' }],
])('the days of %s', (month, days) => {
  expect(daysOfMonth(month)).toEqual(days)
})

test.each([
  ['2026-05-31T22:59:59Z', '2026-04'],
  ['2026-05-31T23:00:00Z', '2026-05'],
  ['2027-01-01T00:00:00Z', '2026-12'],
])('at %s the last month is %s', (now, month) => {
  expect(lastMonth(new Date(now))).toBe(month)
})
