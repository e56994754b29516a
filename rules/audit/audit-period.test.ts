import { expect, test } from 'vitest'
import { isAuditPeriod } from './audit-period.ts'

test.each([
  { from: '2026-05-01', to: '2026-05-01', isOne: true },
  { from: '2026-05-01', to: '2026-07-31', isOne: true },
  { from: '2026-05-01', to: '2026-08-01', isOne: false },
  { from: '2026-05-02', to: '2026-05-01', isOne: false },
])('$from to $to are days of a file: $isOne', ({ from, to, isOne }) => {
  expect(isAuditPeriod({ from, to })).toBe(isOne)
})
