import { describe, expect, it } from 'vitest'
import { hoursByDay, spanText } from './hours-by-day.ts'

describe('hours of a week', () => {
  const span = (weekday: number, startMinute: number, durationMinutes: number) => ({
    service: 'delivery' as const,
    weekday,
    startMinute,
    durationMinutes,
  })

  it('are listed under their day, earliest first', () => {
    const week = hoursByDay([span(5, 1020, 480), span(5, 720, 120), span(6, 720, 60)], 'delivery')
    expect(week.map(({ spans }) => spans)).toEqual([
      [],
      [],
      [],
      [],
      ['12:00–14:00', '17:00–01:00'],
      ['12:00–13:00'],
      [],
    ])
  })

  it('are those of one service', () => {
    expect(hoursByDay([span(1, 0, 60)], 'collection').flatMap(({ spans }) => spans)).toEqual([])
  })

  it('leave the words for a whole day to the page', () => {
    expect(spanText({ startMinute: 0, durationMinutes: 1440 })).toBe('')
  })
})
