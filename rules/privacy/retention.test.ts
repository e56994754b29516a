import { expect, test } from 'vitest'
import { RETAINED, RETENTION, retainedSince, retentionDays } from './retention.ts'

test.each(RETAINED)('%s are usually stored for a time that may be set', (what) => {
  const { usual, minimum, maximum } = RETENTION[what]
  expect(usual).toBeGreaterThanOrEqual(minimum)
  expect(usual).toBeLessThanOrEqual(maximum)
})

test.each([
  [{}, 365],
  [{ enquiries: 90 }, 90],
  [{ enquiries: 1 }, 30],
  [{ enquiries: 100_000 }, 3 * 365],
])('with %o set, messages are stored for %s days', (set, days) => {
  expect(retentionDays(set).enquiries).toBe(days)
})

test('orders name their customers for as long as sales have to be accounted for', () => {
  expect(retentionDays({ orders: 1 }).orders).toBeGreaterThanOrEqual(6 * 365 + 1)
})

test('what is older than its days is deleted', () => {
  expect(retainedSince(new Date('2026-05-15T12:00:00Z'), 30).toISOString()).toBe(
    '2026-04-15T12:00:00.000Z',
  )
})
