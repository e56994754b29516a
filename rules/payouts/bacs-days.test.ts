import { expect, test } from 'vitest'
import { bacsDays } from './bacs-days.ts'

test.each([
  ['a Monday', '2026-06-01', '2026-06-02', '2026-06-03'],
  ['a Thursday', '2026-06-04', '2026-06-05', '2026-06-08'],
  ['a Friday', '2026-06-05', '2026-06-08', '2026-06-09'],
  ['a Saturday', '2026-06-06', '2026-06-08', '2026-06-09'],
  ['before Easter', '2026-04-02', '2026-04-07', '2026-04-08'],
  ['before Christmas', '2026-12-23', '2026-12-24', '2026-12-29'],
])('of %s, %s, a file is processed on %s and paid on %s', (_, createdOn, processedOn, paidOn) => {
  expect(bacsDays(createdOn)).toEqual({ createdOn, processedOn, paidOn })
})
