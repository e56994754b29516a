import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  formatLondonDay,
  formatLondonTime,
  formatMinute,
  hourOfWeek,
  londonInstant,
  londonParts,
} from './london.ts'

const HOUR_MS = 3_600_000
const intl = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  dateStyle: 'short',
  timeStyle: 'short',
})
const asIntl = (at: Date) => {
  const { isoDate } = londonParts(at)
  return `${isoDate.split('-').toReversed().join('/')}, ${formatLondonTime(at)}`
}

test('agrees with the time zone database in every hour around every clock change', () => {
  for (let year = 2020; year <= 2040; year += 1) {
    for (const monthEnd of [Date.UTC(year, 2, 24), Date.UTC(year, 9, 24)]) {
      for (let hour = 0; hour < 8 * 24; hour += 1) {
        const at = new Date(monthEnd + hour * HOUR_MS)
        expect(asIntl(at)).toBe(intl.format(at))
      }
    }
  }
})

test('agrees with the time zone database at any minute', () => {
  const minutes = fc.date({
    min: new Date('1996-01-01'),
    max: new Date('2090-01-01'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(minutes, (at) => {
      expect(asIntl(at)).toBe(intl.format(at))
    }),
  )
})

test('an instant has its London parts', () => {
  expect(londonParts(new Date('2026-06-30T23:30:00Z'))).toEqual({
    year: 2026,
    month: 7,
    day: 1,
    weekday: 3,
    minuteOfDay: 30,
    isoDate: '2026-07-01',
  })
  expect(londonParts(new Date('2023-12-31T23:59:59Z'))).toMatchObject({ year: 2023, weekday: 7 })
  expect(londonParts(new Date('1969-12-31T12:00:00Z')).weekday).toBe(3)
})

describe('a wall-clock time is an instant', () => {
  test.each([
    ['2026-01-15', 1020, '2026-01-15T17:00:00.000Z'],
    ['2026-07-15', 1020, '2026-07-15T16:00:00.000Z'],
    ['2026-07-15', 0, '2026-07-14T23:00:00.000Z'],
    ['2026-07-15', 1500, '2026-07-16T00:00:00.000Z'],
    ['2026-12-31', 1440, '2027-01-01T00:00:00.000Z'],
    ['2026-03-29', 59, '2026-03-29T00:59:00.000Z'],
    ['2026-03-29', 60, '2026-03-29T01:00:00.000Z'],
    ['2026-03-29', 90, '2026-03-29T01:00:00.000Z'],
    ['2026-03-29', 120, '2026-03-29T01:00:00.000Z'],
    ['2026-03-29', 121, '2026-03-29T01:01:00.000Z'],
    ['2026-03-28', 1440 + 90, '2026-03-29T01:00:00.000Z'],
    ['2026-10-25', 59, '2026-10-24T23:59:00.000Z'],
    ['2026-10-25', 90, '2026-10-25T00:30:00.000Z'],
    ['2026-10-25', 120, '2026-10-25T02:00:00.000Z'],
  ])('%s minute %d is %s', (isoDate, minute, instant) => {
    expect(londonInstant(isoDate, minute).toISOString()).toBe(instant)
  })

  test('a minute that autumn repeats is the earlier or the later', () => {
    expect(londonInstant('2026-10-25', 90, 'earlier')).toEqual(new Date('2026-10-25T00:30:00Z'))
    expect(londonInstant('2026-10-25', 90, 'later')).toEqual(new Date('2026-10-25T01:30:00Z'))
    expect(londonInstant('2026-07-15', 90, 'later')).toEqual(new Date('2026-07-15T00:30:00Z'))
    expect(londonInstant('2026-10-25', 120, 'later')).toEqual(new Date('2026-10-25T02:00:00Z'))
    expect(londonInstant('2026-03-29', 90, 'later')).toEqual(new Date('2026-03-29T01:00:00Z'))
  })

  test('every instant is found again from its parts', () => {
    const instants = fc.date({
      min: new Date('2000-01-01'),
      max: new Date('2080-01-01'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(instants, (date) => {
        const at = new Date(Math.floor(date.getTime() / 60_000) * 60_000)
        const { isoDate, minuteOfDay } = londonParts(at)
        expect([
          londonInstant(isoDate, minuteOfDay, 'earlier').getTime(),
          londonInstant(isoDate, minuteOfDay, 'later').getTime(),
        ]).toContain(at.getTime())
      }),
    )
  })

  test('a later minute is never an earlier instant', () => {
    for (const isoDate of ['2026-03-29', '2026-10-25']) {
      for (const ambiguous of ['earlier', 'later'] as const) {
        for (let minute = 1; minute < 1440; minute += 1) {
          expect(londonInstant(isoDate, minute, ambiguous).getTime()).toBeGreaterThanOrEqual(
            londonInstant(isoDate, minute - 1, ambiguous).getTime(),
          )
        }
      }
    }
  })
})

test.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-28', 2, '2026-03-30'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2026-10-24', 366, '2027-10-25'],
])('%s and %d days is %s', (isoDate, days, expected) => {
  expect(addDays(isoDate, days)).toBe(expected)
})

test('times are written as people read them', () => {
  expect(formatLondonTime(new Date('2026-07-15T18:15:00Z'))).toBe('19:15')
  expect(formatLondonTime(new Date('2026-01-15T00:05:00Z'))).toBe('00:05')
  expect(formatLondonDay(new Date('2026-05-01T18:30:00Z'))).toBe('Fri 19:30')
  expect(formatLondonDay(new Date('2026-05-02T23:30:00Z'))).toBe('Sun 00:30')
})

test.each([
  ['Monday at midnight', '2026-01-12T00:00:00Z', 0],
  ['the end of Sunday', '2026-01-11T23:59:59Z', 167],
  ['Friday evening in winter', '2026-01-16T18:30:00Z', 114],
  ['Friday evening in summer', '2026-07-17T17:30:00Z', 114],
  ['the hour after the one that spring skips', '2026-03-29T01:00:00Z', 146],
  ['the first of the two that autumn has', '2026-10-25T00:30:00Z', 145],
  ['the second of them', '2026-10-25T01:30:00Z', 145],
])('numbers the hours of a week: %s', (_title, at, expected) => {
  expect(hourOfWeek(Date.parse(at))).toBe(expected)
})

test.each([
  [0, '00:00'],
  [1029, '17:09'],
  [1440, '00:00'],
  [1530, '01:30'],
])('writes minute %d of a day as %s', (minute, expected) => {
  expect(formatMinute(minute)).toBe(expected)
})
