import { describe, expect, test } from 'vitest'
import { londonInstant } from '#rules/time/london.ts'
import type { Weekday } from '#rules/time/london.ts'
import { intervalsAround, openIntervalAt } from './opening-hours.ts'
import type { HoursException, OpeningHours, OpeningSpan } from './opening-hours.ts'

const WEEK: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]
const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
const span = (weekday: Weekday, from: string, durationMinutes: number): OpeningSpan => ({
  service: 'delivery',
  weekday,
  startMinute: minutes(from),
  durationMinutes,
})
const daily = (from: string, durationMinutes: number) =>
  WEEK.map((weekday) => span(weekday, from, durationMinutes))
const open = (spans: OpeningSpan[], exceptions: HoursException[] = []): OpeningHours => ({
  spans,
  exceptions,
})
const closed = (date: string, service: HoursException['service'] = null): HoursException => ({
  date,
  service,
  spans: [],
  reason: 'Holiday',
})

/** As "start/end" in UTC to the minute, the way the cases below are written: what opens in so many days. */
const written = (hours: OpeningHours, from: string, days: number) => {
  const fromMs = londonInstant(from, 0).getTime()
  return intervalsAround(hours, 'delivery', fromMs, days)
    .filter(({ startMs }) => startMs >= fromMs)
    .map(({ startMs, endMs }) =>
      [startMs, endMs].map((ms) => new Date(ms).toISOString().slice(0, 16)).join('/'),
    )
}

const late = open(daily('17:00', 480))

describe('a span', () => {
  test.each(WEEK)('opens on its weekday %d and no other', (weekday) => {
    // 2026-01-05 is a Monday.
    const date = `2026-01-${String(4 + weekday).padStart(2, '0')}`
    expect(written(open([span(weekday, '11:00', 60)]), '2026-01-05', 7)).toEqual([
      `${date}T11:00/${date}T12:00`,
    ])
  })

  test('runs over midnight', () => {
    expect(written(late, '2026-01-15', 1)).toEqual(['2026-01-15T17:00/2026-01-16T01:00'])
    expect(openIntervalAt(late, 'delivery', new Date('2026-01-16T00:59:59Z'))).not.toBeNull()
    expect(openIntervalAt(late, 'delivery', new Date('2026-01-16T01:00:00Z'))).toBeNull()
  })

  test('is open from its first instant', () => {
    expect(openIntervalAt(late, 'delivery', new Date('2026-01-15T17:00:00Z'))).not.toBeNull()
    expect(openIntervalAt(late, 'delivery', new Date('2026-01-15T16:59:59Z'))).toBeNull()
  })

  test.each([
    ['every week', open([span(1, '17:00', 4000), span(7, '12:00', 60)])],
    [
      'on one date',
      open(
        [span(7, '12:00', 60)],
        [
          {
            ...closed('2026-01-12'),
            spans: [{ startMinute: minutes('17:00'), durationMinutes: 4000 }],
          },
          {
            ...closed('2026-01-25'),
            spans: [{ startMinute: minutes('12:00'), durationMinutes: 60 }],
          },
        ],
      ),
    ],
  ])('runs for days, %s', (_title, hours) => {
    // Monday 17:00 to Thursday 11:40.
    expect(openIntervalAt(hours, 'delivery', new Date('2026-01-15T11:39:00Z'))).toEqual({
      startAt: new Date('2026-01-12T17:00:00Z'),
      endAt: new Date('2026-01-15T11:40:00Z'),
    })
  })

  test('counts for its own service only', () => {
    expect(intervalsAround(late, 'collection', Date.parse('2026-01-15'), 7)).toEqual([])
  })

  test('of no length opens nothing', () => {
    expect(written(open(daily('17:00', 0)), '2026-01-15', 7)).toEqual([])
  })

  test.each([
    ['overlapping', [span(4, '17:00', 180), span(4, '18:00', 60), span(4, '19:30', 150)]],
    ['touching', [span(4, '20:00', 120), span(4, '17:00', 180)]],
    ['touching at midnight', [span(4, '17:00', 300), span(4, '17:00', 30)]],
  ])('merges with %s ones', (_title, spans) => {
    expect(written(open(spans), '2026-01-15', 1)).toEqual(['2026-01-15T17:00/2026-01-15T22:00'])
  })
})

test('a store that never closes is one interval', () => {
  const always = open(daily('00:00', 1440))
  // From the day before the one asked about, for what still runs.
  expect(intervalsAround(always, 'delivery', Date.parse('2026-03-23'), 14)).toEqual([
    { startMs: Date.parse('2026-03-22T00:00Z'), endMs: Date.parse('2026-04-05T23:00Z') },
  ])
  expect(openIntervalAt(always, 'delivery', new Date('2026-03-29T01:00:00Z'))).not.toBeNull()
})

describe('when the clocks go forward (29 March 2026, 01:00 becomes 02:00)', () => {
  test.each([
    [
      '17:00 for 8 hours the evening before ends as 02:00 begins',
      '17:00',
      480,
      '2026-03-28T17:00/2026-03-29T01:00',
    ],
    ['20:00 for 7 hours lasts only 6', '20:00', 420, '2026-03-28T20:00/2026-03-29T02:00'],
    [
      'an end in the missing hour is where it would begin',
      '20:00',
      330,
      '2026-03-28T20:00/2026-03-29T01:00',
    ],
  ])('%s', (_title, from, duration, expected) => {
    expect(written(open([span(6, from, duration)]), '2026-03-28', 1)).toEqual([expected])
  })

  test('a span wholly within the missing hour does not open', () => {
    expect(written(open([span(7, '01:15', 30)]), '2026-03-29', 1)).toEqual([])
  })

  test('a start in the missing hour opens at 02:00', () => {
    expect(written(open([span(7, '01:30', 60)]), '2026-03-29', 1)).toEqual([
      '2026-03-29T01:00/2026-03-29T01:30',
    ])
  })

  test('the day after opens by summer time', () => {
    expect(written(late, '2026-03-29', 1)).toEqual(['2026-03-29T16:00/2026-03-30T00:00'])
  })
})

describe('when the clocks go back (25 October 2026, 02:00 becomes 01:00)', () => {
  test('a store open through the double hour is open an hour longer', () => {
    expect(written(open([span(6, '20:00', 420)]), '2026-10-24', 1)).toEqual([
      '2026-10-24T19:00/2026-10-25T03:00',
    ])
  })

  test('a store open during both hours is open in both', () => {
    const hours = open([span(6, '20:00', 360)])
    for (const at of ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z']) {
      expect(openIntervalAt(hours, 'delivery', new Date(at))).not.toBeNull()
    }
    expect(openIntervalAt(hours, 'delivery', new Date('2026-10-25T02:00:00Z'))).toBeNull()
  })

  test('a store that closes at 01:30 does so the first time', () => {
    expect(written(open([span(6, '20:00', 330)]), '2026-10-24', 1)).toEqual([
      '2026-10-24T19:00/2026-10-25T00:30',
    ])
  })

  test('17:00 to 01:00 closes at 01:00 summer time', () => {
    expect(written(late, '2026-10-24', 1)).toEqual(['2026-10-24T16:00/2026-10-25T00:00'])
  })
})

describe('an exception', () => {
  test('closes Christmas Day, but not the evening before it, which runs to 01:00', () => {
    expect(written(open(late.spans.slice(), [closed('2026-12-25')]), '2026-12-24', 3)).toEqual([
      '2026-12-24T17:00/2026-12-25T01:00',
      '2026-12-26T17:00/2026-12-27T01:00',
    ])
  })

  test('gives a day other hours, over midnight too', () => {
    const spans = [
      { startMinute: minutes('12:00'), durationMinutes: 120 },
      { startMinute: minutes('22:00'), durationMinutes: 240 },
    ]
    const eve = { ...closed('2026-12-31'), spans }
    expect(written(open(late.spans.slice(), [eve]), '2026-12-31', 1)).toEqual([
      '2026-12-31T12:00/2026-12-31T14:00',
      '2026-12-31T22:00/2027-01-01T02:00',
    ])
  })

  test('for one service leaves the other alone', () => {
    const hours = open(late.spans.slice(), [closed('2026-12-25', 'collection')])
    expect(written(hours, '2026-12-25', 1)).toHaveLength(1)
  })

  test.each(['first', 'last'])('for one service beats one for both, listed %s', (place) => {
    const spans = [{ startMinute: minutes('12:00'), durationMinutes: 60 }]
    const exceptions = [closed('2026-12-25'), { ...closed('2026-12-25', 'delivery'), spans }]
    const listed = place === 'last' ? exceptions : exceptions.toReversed()
    expect(written(open(late.spans.slice(), listed), '2026-12-25', 1)).toEqual([
      '2026-12-25T12:00/2026-12-25T13:00',
    ])
  })
})
