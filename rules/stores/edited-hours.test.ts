import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SERVICES, type Service } from '#rules/orders/service.ts'
import { addDays } from '#rules/time/london.ts'
import { intervalsAround, type HoursException } from './opening-hours.ts'
import {
  areOverlapping,
  DAY_NAMES,
  overlapsOfWeek,
  SPANS_A_DAY_MAXIMUM,
  spansOfWeek,
  type DaySpan,
  type UsualWeek,
} from './usual-week.ts'

/*
 * What the page of hours can save, against a model that knows nothing of instants: it reads the clock
 * on a wall in London minute by minute. A span is open from the minute the clock first shows its
 * start, or has gone past it, until it first shows its end.
 */
const MINUTE_MS = 60_000
const wallClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** Minutes since 1970 as the wall shows them. */
function wallMinute(atMs: number): number {
  const [, day, month, year, hour, minute] =
    /(\d+)\/(\d+)\/(\d+), (\d+):(\d+)/.exec(wallClock.format(atMs))?.map(Number) ?? []
  return Date.UTC(year ?? 0, (month ?? 0) - 1, day, hour, minute) / MINUTE_MS
}

/** The minutes of some days with what the wall has shown by then, which never goes back. */
function minutesOf(from: string, to: string): { atMs: number; shown: number }[] {
  let shown = 0
  const minutes: { atMs: number; shown: number }[] = []
  for (let atMs = Date.parse(from); atMs < Date.parse(to); atMs += MINUTE_MS) {
    shown = Math.max(shown, wallMinute(atMs))
    minutes.push({ atMs, shown })
  }
  return minutes
}

const span: fc.Arbitrary<DaySpan> = fc.record({
  startMinute: fc.oneof(
    fc.nat(1439),
    fc.nat(95).map((quarter) => quarter * 15),
  ),
  durationMinutes: fc.oneof(
    fc.integer({ min: 1, max: 1440 }),
    fc.integer({ min: 1, max: 96 }).map((quarters) => quarters * 15),
  ),
})
const day = fc.array(span, { maxLength: SPANS_A_DAY_MAXIMUM })
const ofService = fc.record({
  monday: day,
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday: day,
  saturday: day,
  sunday: day,
})

/** A week without the spans for which it would be refused. */
const savedWeek = fc
  .record({ delivery: ofService, collection: ofService })
  .map((drawn) => withoutOverlaps(drawn))

function withoutOverlaps(week: UsualWeek): UsualWeek {
  const [overlap] = overlapsOfWeek(week)
  if (!overlap) return week
  const { service, day: name, index } = overlap
  const spans = week[service][name].filter((_, at) => at !== index)
  return withoutOverlaps({ ...week, [service]: { ...week[service], [name]: spans } })
}

const savedExceptions = (dates: readonly string[]): fc.Arbitrary<HoursException[]> =>
  fc.uniqueArray(
    fc.record({
      date: fc.constantFrom(...dates),
      service: fc.constantFrom('delivery' as const, 'collection' as const, null),
      spans: day.filter((spans) => !areOverlapping(spans)),
      reason: fc.constant(''),
    }),
    { maxLength: 4, selector: ({ date, service }) => `${date} ${service}` },
  )

/** From which minute to which the clock on the wall shows that the store is open, day by day. */
function spansInModel(
  { week, exceptions }: { week: UsualWeek; exceptions: readonly HoursException[] },
  service: Service,
  dates: readonly string[],
): { from: number; to: number }[] {
  return dates.flatMap((date) => {
    const ofDate = exceptions.filter((each) => each.date === date)
    const exception =
      ofDate.find((each) => each.service === service) ??
      ofDate.find((each) => each.service === null)
    const name = DAY_NAMES[(new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7] ?? 'monday'
    const midnight = Date.parse(date) / MINUTE_MS
    return (exception?.spans ?? week[service][name]).map(({ startMinute, durationMinutes }) => ({
      from: midnight + startMinute,
      to: midnight + startMinute + durationMinutes,
    }))
  })
}

describe.each([
  ['in an ordinary week', '2026-12-24', '2026-12-28'],
  ['when the clocks go forward', '2027-03-27', '2027-03-30'],
  ['when the clocks go back', '2026-10-24', '2026-10-27'],
])('%s', (_title, from, to) => {
  const minutes = minutesOf(from, to)
  const dates = [-2, -1, 0, 1, 2, 3].map((days) => addDays(from, days))

  test('the store is open at every minute at which its saved hours say so', () => {
    fc.assert(
      fc.property(savedWeek, savedExceptions(dates), (week, exceptions) => {
        const hours = { spans: spansOfWeek(week), exceptions }
        for (const service of SERVICES) {
          const intervals = intervalsAround(hours, service, Date.parse(from), 5)
          const spans = spansInModel({ week, exceptions }, service, dates)
          for (const { atMs, shown } of minutes) {
            const isOpen = intervals.some(({ startMs, endMs }) => startMs <= atMs && atMs < endMs)
            const isOpenOnTheWall = spans.some((span) => span.from <= shown && shown < span.to)
            if (isOpen !== isOpenOnTheWall)
              expect.fail(`${service} at ${new Date(atMs).toISOString()}: ${isOpen}`)
          }
        }
      }),
    )
  })
})
