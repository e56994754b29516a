import { describe, expect, test } from 'vitest'
import type { OpeningSpan } from './opening-hours.ts'
import { areOverlapping, overlapsOfWeek, spansOfWeek, spanText, weekOfSpans } from './usual-week.ts'

const clock = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3))
/** "5 17:00 510": Friday from 17:00 for 510 minutes. */
const span = (text: string): OpeningSpan => {
  const [weekday, from = '', minutes] = text.split(' ')
  return {
    service: 'delivery',
    weekday: Number(weekday) as OpeningSpan['weekday'],
    startMinute: clock(from),
    durationMinutes: Number(minutes),
  }
}
const overlaps = (...spans: string[]) =>
  overlapsOfWeek(weekOfSpans(spans.map(span))).map(
    ({ day, index, runs }) => `${day} ${index} in ${runs.day} ${runs.index}`,
  )

describe('spans of a service', () => {
  test.each<[string, string[], string[]]>([
    ['may stand apart', ['5 12:00 180', '5 17:00 330'], []],
    ['may touch', ['5 12:00 300', '5 17:00 330'], []],
    ['overlap within a day', ['5 12:00 301', '5 17:00 330'], ['friday 1 in friday 0']],
    ['overlap when they begin at once', ['5 12:00 60', '5 12:00 90'], ['friday 1 in friday 0']],
    ['may touch over midnight', ['5 17:00 480', '6 01:00 60'], []],
    ['overlap over midnight', ['5 17:00 481', '6 01:00 60'], ['saturday 0 in friday 0']],
    ['may touch from Sunday to Monday', ['7 23:00 120', '1 01:00 60'], []],
    ['overlap from Sunday to Monday', ['7 23:00 121', '1 01:00 60'], ['monday 0 in sunday 0']],
    [
      'overlap one that runs past others',
      ['5 12:00 600', '5 13:00 60', '5 20:00 60'],
      ['friday 1 in friday 0', 'friday 2 in friday 0'],
    ],
    ['may be the whole week', [1, 2, 3, 4, 5, 6, 7].map((day) => `${day} 00:00 1440`), []],
    ['may be one whole day', ['1 00:00 1440'], []],
  ])('%s', (_title, spans, expected) => {
    expect(overlaps(...spans)).toEqual(expected)
  })

  test('don’t overlap those of another service', () => {
    const week = weekOfSpans([
      span('5 12:00 600'),
      { ...span('5 13:00 60'), service: 'collection' },
    ])
    expect(overlapsOfWeek(week)).toEqual([])
  })

  test.each([
    ['apart', [720, 60], [800, 60], false],
    ['touching', [720, 80], [800, 60], false],
    ['overlapping, listed backwards', [800, 60], [720, 81], true],
  ] as const)('of one date, %s', (_title, first, second, expected) => {
    const spans = [first, second].map(([startMinute, durationMinutes]) => ({
      startMinute,
      durationMinutes,
    }))
    expect(areOverlapping(spans)).toBe(expected)
  })
})

test('a week is the same after a walk through the rules’ form', () => {
  const spans = ['1 12:00 60', '5 12:00 180', '5 17:00 510', '7 00:00 1440'].map(span)
  expect(spansOfWeek(weekOfSpans(spans))).toEqual(spans)
})

test('a span of several days becomes one for each day, from Sunday to Monday too', () => {
  expect(spansOfWeek(weekOfSpans([span('7 17:00 3000')]))).toEqual(
    ['1 17:00 1440', '2 17:00 120', '7 17:00 1440'].map(span),
  )
})

test.each([
  ['17:00–22:30', '5 17:00 330'],
  ['17:00–01:30', '5 17:00 510'],
  ['00:00–00:00', '5 00:00 1440'],
])('is written %s', (expected, text) => {
  expect(spanText(span(text))).toBe(expected)
})
