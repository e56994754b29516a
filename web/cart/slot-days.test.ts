import { describe, expect, it } from 'vitest'
import { formatDay, slotDays } from './slot-days.ts'

const slot = (startAt: string) => ({
  startAt,
  endAt: new Date(Date.parse(startAt) + 900_000).toISOString(),
})

describe('slots by day', () => {
  const now = new Date('2026-06-19T20:00:00Z')

  it('are read on London’s clock, so that a summer evening begins a new day an hour early', () => {
    const days = slotDays([slot('2026-06-19T22:45:00Z'), slot('2026-06-19T23:00:00Z')], now)
    expect(days.map(({ date, near }) => [date, near])).toEqual([
      ['2026-06-19', 'today'],
      ['2026-06-20', 'tomorrow'],
    ])
    expect(days[0]?.slots[0]?.label).toBe('23:45–00:00')
  })

  it('name later days by their date', () => {
    const [day] = slotDays([slot('2026-06-22T11:00:00Z')], now)
    expect(day?.near).toBeNull()
    expect(formatDay('2026-06-22')).toBe('Monday 22 June')
  })
})
