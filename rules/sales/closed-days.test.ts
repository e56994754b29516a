import { expect, it } from 'vitest'
import { lastClosedDay } from './closed-days.ts'

it.each([
  ['2026-05-15T18:00:00Z', '2026-05-14'],
  // 02:59 and 03:00 in summer.
  ['2026-05-15T01:59:00Z', '2026-05-13'],
  ['2026-05-15T02:00:00Z', '2026-05-14'],
  ['2026-01-01T02:59:00Z', '2025-12-30'],
  ['2026-01-01T03:00:00Z', '2025-12-31'],
  // The night of 25 hours.
  ['2026-10-25T02:59:00Z', '2026-10-23'],
  ['2026-10-25T03:00:00Z', '2026-10-24'],
])('at %s the last closed day is %s', (now, day) => {
  expect(lastClosedDay(new Date(now))).toBe(day)
})
