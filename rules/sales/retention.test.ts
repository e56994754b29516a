import { expect, it } from 'vitest'
import { daysOfMonth, knownReturns, RETENTION_MONTHS, retentionMonths } from './retention.ts'

it.each([
  ['2026-05-31', '2026-04', '2025-05'],
  ['2026-01-01', '2025-12', '2025-01'],
  ['2028-03-31', '2028-02', '2027-03'],
])('on %s the months are those from %s back to %s', (today, latest, earliest) => {
  const months = retentionMonths(today)
  expect(months).toHaveLength(RETENTION_MONTHS)
  expect([months[0], months.at(-1)]).toEqual([latest, earliest])
})

it.each([
  ['2026-02', '2026-02-01', '2026-02-28'],
  ['2028-02', '2028-02-01', '2028-02-29'],
  ['2026-12', '2026-12-01', '2026-12-31'],
])('%s lasts from %s to %s', (month, from, to) => {
  expect(daysOfMonth(month)).toEqual({ from, to })
})

it.each([
  // Who ordered on 30 April has had 30 days when 30 May is over.
  ['2026-04', 30, '2026-05-30', null],
  ['2026-04', 30, '2026-05-31', 7],
  ['2026-04', 60, '2026-05-31', null],
  ['2025-11', 90, '2026-02-28', null],
  ['2025-11', 90, '2026-03-01', 7],
])('of %s, within %i days, %s knows %s', (month, days, today, known) => {
  expect(knownReturns(month, days, today, 7)).toBe(known)
})
