import { expect, it } from 'vitest'
import { formatDay, formatSlot, nearDay } from './slot-messages.ts'

it('a slot is read on London’s clock', () => {
  const slot = { startAt: '2026-06-19T22:45:00Z', endAt: '2026-06-19T23:00:00Z' }
  expect(formatSlot(slot)).toBe('23:45–00:00')
})

it.each([
  ['2026-06-19T20:00:00Z', '2026-06-19', 'today'],
  ['2026-06-19T20:00:00Z', '2026-06-20', 'tomorrow'],
  ['2026-06-19T23:00:00Z', '2026-06-20', 'today'],
  ['2026-06-19T20:00:00Z', '2026-06-21', null],
])('at %s the near day %s is %s', (now, date, near) => {
  expect(nearDay(date, new Date(now))).toBe(near)
})

it('later days are named by their date', () => {
  expect(formatDay('2026-06-22')).toBe('Monday 22 June')
})
