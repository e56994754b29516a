import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Weekday } from '#rules/time/london.ts'
import { readHoursText, readTimesText, writeHoursText, writeTimesText } from './hours-text.ts'

describe('hours as a text', () => {
  test('give a span for each day and time', () => {
    expect(readHoursText('Sat-Sun 12:00-14:30, 17:00-01:00')).toEqual([
      { weekday: 6, startMinute: 720, durationMinutes: 150 },
      { weekday: 6, startMinute: 1020, durationMinutes: 480 },
      { weekday: 7, startMinute: 720, durationMinutes: 150 },
      { weekday: 7, startMinute: 1020, durationMinutes: 480 },
    ])
  })

  test.for([
    ['daily 00:00-24:00', 'daily 00:00-24:00'],
    ['Mon-Sun 9-17.30', 'daily 09:00-17:30'],
    ['Monday – Thursday 17:00 – 23:00\nfri: 17:00-1:00', 'Mon-Thu 17:00-23:00; Fri 17:00-01:00'],
    ['Sat-Mon 12:00-22:00', 'Mon 12:00-22:00; Sat-Sun 12:00-22:00'],
    ['tues closed; Wed 10:00-11:00', 'Wed 10:00-11:00'],
    ['Closed', 'closed'],
    ['', 'closed'],
  ] as const)('"%s" is written "%s"', ([given, written]) => {
    expect(writeHoursText(readHoursText(given) ?? [])).toBe(written)
  })

  test.for([
    'Someday 12:00-13:00',
    'Fri 12-13-14',
    'Fri 25:00-26:00',
    'Fri 12:60-13:00',
    'Fri 24:00-01:00',
    'Fri',
    '12:00-13:00',
    'Mon-Tue-Wed 12:00-13:00',
    'Mon-Wed 12:00-13:00; Tue 14:00-15:00',
  ])('"%s" can’t be read', (text) => {
    expect(readHoursText(text)).toBeNull()
  })

  test('are the same after they are written and read', () => {
    const span = fc.record({
      weekday: fc.integer({ min: 1, max: 7 }) as fc.Arbitrary<Weekday>,
      startMinute: fc.integer({ min: 0, max: 1439 }),
      durationMinutes: fc.integer({ min: 1, max: 1440 }),
    })
    const week = fc.uniqueArray(span, {
      selector: ({ weekday, startMinute }) => `${weekday} ${startMinute}`,
      maxLength: 20,
    })
    fc.assert(
      fc.property(week, (spans) => {
        const inOrder = spans.toSorted(
          (a, b) => a.weekday - b.weekday || a.startMinute - b.startMinute,
        )
        expect(readHoursText(writeHoursText(spans))).toEqual(inOrder)
      }),
    )
  })
})

test('times of one date are read and written alike', () => {
  expect(writeTimesText(readTimesText('17:00-1:00, 12-14') ?? [])).toBe('12:00-14:00, 17:00-01:00')
  expect(readTimesText('closed')).toEqual([])
  expect(readTimesText('in the evening')).toBeNull()
})
