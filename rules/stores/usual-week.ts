import { SERVICES, type Service } from '#rules/orders/service.ts'
import { formatMinute, type Weekday } from '#rules/time/london.ts'
import type { HoursException, OpeningSpan } from './opening-hours.ts'

export const DAY_NAMES = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const
export type DayName = (typeof DAY_NAMES)[number]

export type DaySpan = HoursException['spans'][number]

/** When a store is usually open, as its staff edit it: each span stands at the day it begins on. */
export type UsualWeek = Readonly<Record<Service, Readonly<Record<DayName, readonly DaySpan[]>>>>

export const SPANS_A_DAY_MAXIMUM = 4
/** A store that never closes has a span of this length on every day. */
export const SPAN_MAXIMUM_MINUTES = 1440

/** A span that begins before another one of its service has ended. */
export interface SpanOverlap {
  service: Service
  /** Of the span that begins later, and its place among the spans of its day. */
  day: DayName
  index: number
  /** The one that still runs then. */
  runs: { day: DayName; index: number }
}

const DAY_MINUTES = 1440
const WEEK_MINUTES = 7 * DAY_MINUTES

/**
 * Every span of a week that overlaps one before it, also over midnight and from Sunday to Monday.
 * Spans that touch don't overlap.
 */
export function overlapsOfWeek(week: UsualWeek): SpanOverlap[] {
  return SERVICES.flatMap((service) => overlapsOfService(week, service))
}

function overlapsOfService(week: UsualWeek, service: Service): SpanOverlap[] {
  const spans = DAY_NAMES.flatMap((day, dayIndex) =>
    week[service][day].map((span, index) => ({
      at: { day, index },
      startMinute: dayIndex * DAY_MINUTES + span.startMinute,
      endMinute: dayIndex * DAY_MINUTES + span.startMinute + span.durationMinutes,
    })),
  ).sort((a, b) => a.startMinute - b.startMinute || a.endMinute - b.endMinute)
  const last = spans.reduce<(typeof spans)[number] | null>(
    (latest, span) => (latest && latest.endMinute >= span.endMinute ? latest : span),
    null,
  )
  // What runs on from Sunday comes before Monday's.
  let running = last && {
    ...last,
    startMinute: last.startMinute - WEEK_MINUTES,
    endMinute: last.endMinute - WEEK_MINUTES,
  }
  const overlaps: SpanOverlap[] = []
  for (const span of spans) {
    if (running && span.startMinute < running.endMinute)
      overlaps.push({ service, ...span.at, runs: running.at })
    if (!running || span.endMinute >= running.endMinute) running = span
  }
  return overlaps
}

/** Whether spans of one day overlap each other. */
export function areOverlapping(spans: readonly DaySpan[]): boolean {
  const inOrder = inOrderOfStart(spans)
  return inOrder.some((span, index) => {
    const next = inOrder[index + 1]
    return next !== undefined && next.startMinute < span.startMinute + span.durationMinutes
  })
}

export function inOrderOfStart<Span extends DaySpan>(spans: readonly Span[]): Span[] {
  return spans.toSorted((a, b) => a.startMinute - b.startMinute)
}

/** The week as the rules about opening ask for it. */
export function spansOfWeek(week: UsualWeek): OpeningSpan[] {
  return SERVICES.flatMap((service) =>
    DAY_NAMES.flatMap((day) =>
      inOrderOfStart(week[service][day]).map((span) => ({
        service,
        weekday: weekdayOfName(day),
        startMinute: span.startMinute,
        durationMinutes: span.durationMinutes,
      })),
    ),
  )
}

/** The other way round. A span of more than a day becomes one for each day it runs on. */
export function weekOfSpans(
  spans: readonly OpeningSpan[],
): Record<Service, Record<DayName, DaySpan[]>> {
  const inDays = spans.flatMap(ofOneDayEach)
  const daysOf = (service: Service) =>
    Object.fromEntries(
      DAY_NAMES.map((day) => [
        day,
        inOrderOfStart(
          inDays
            .filter((span) => span.service === service && span.weekday === weekdayOfName(day))
            .map(({ startMinute, durationMinutes }) => ({ startMinute, durationMinutes })),
        ),
      ]),
    ) as Record<DayName, DaySpan[]> // Every name has its entry, which the type of entries loses.
  return { delivery: daysOf('delivery'), collection: daysOf('collection') }
}

function ofOneDayEach(span: OpeningSpan): OpeningSpan[] {
  const rest = span.durationMinutes - SPAN_MAXIMUM_MINUTES
  if (rest <= 0) return [span]
  // Sunday's next day is Monday.
  const weekday = ((span.weekday % 7) + 1) as Weekday
  return [
    { ...span, durationMinutes: SPAN_MAXIMUM_MINUTES },
    ...ofOneDayEach({ ...span, weekday, durationMinutes: rest }),
  ]
}

// The names stand in the order of the numbers.
export const weekdayOfName = (day: DayName) => (DAY_NAMES.indexOf(day) + 1) as Weekday

export function nameOfWeekday(weekday: Weekday): DayName {
  return DAY_NAMES[weekday - 1] ?? 'sunday'
}

/** "17:00–01:30"; the end may be on the next day. */
export function spanText({ startMinute, durationMinutes }: DaySpan): string {
  return `${formatMinute(startMinute)}–${formatMinute(startMinute + durationMinutes)}`
}
