import type { Service } from '#rules/orders/service.ts'
import { dayOfDate, dayOfInstant, instantOfDay, weekdayOfDay } from '#rules/time/london.ts'
import type { Weekday } from '#rules/time/london.ts'

/** Open every week from a London wall-clock time; may run over midnight (17:00 for 480 minutes). */
export interface OpeningSpan {
  service: Service
  weekday: Weekday
  startMinute: number
  durationMinutes: number
}

/** Other hours for the spans that start on one date; no spans means closed. */
export interface HoursException {
  /** YYYY-MM-DD in London. */
  date: string
  /** Null: both services. An exception for one service beats one for both. */
  service: Service | null
  spans: readonly { startMinute: number; durationMinutes: number }[]
  reason: string
}

export interface OpeningHours {
  spans: readonly OpeningSpan[]
  exceptions: readonly HoursException[]
}

export interface OpenInterval {
  startAt: Date
  endAt: Date
}

/** Milliseconds since 1970; `endMs` itself is closed. */
export interface IntervalMs {
  startMs: number
  endMs: number
}

type DaySpan = HoursException['spans'][number]

/** How far ahead `openIntervalAt` looks for the end of an interval. */
const DAYS_AHEAD = 8
const DAY_MINUTES = 1440

/**
 * The interval in which the store is open at an instant, or null. The end of a store that never
 * closes is about a week away.
 */
export function openIntervalAt(
  hours: OpeningHours,
  service: Service,
  at: Date,
): OpenInterval | null {
  const atMs = at.getTime()
  const interval = intervalsAround(hours, service, atMs, DAYS_AHEAD).find(
    ({ startMs, endMs }) => startMs <= atMs && atMs < endMs,
  )
  if (!interval) return null
  return { startAt: new Date(interval.startMs), endAt: new Date(interval.endMs) }
}

/**
 * The intervals that matter from an instant on: those opened by spans that start on its London day
 * or later, `daysAhead` days in all, and what still runs. Sorted, overlapping and touching ones
 * merged.
 *
 * Starts and ends are wall-clock times, so a span over a clock change lasts an hour more or less
 * than its duration says. An exception replaces the spans that start on its date; a span of the
 * evening before still runs to its end. In the hour that autumn repeats, the first one counts.
 */
export function intervalsAround(
  hours: OpeningHours,
  service: Service,
  atMs: number,
  daysAhead: number,
): IntervalMs[] {
  const daysBack = Math.max(1, Math.ceil(longestSpanMinutes(hours) / DAY_MINUTES))
  return intervalsOfDays(hours, service, dayOfInstant(atMs) - daysBack, daysBack + daysAhead)
}

function intervalsOfDays(
  hours: OpeningHours,
  service: Service,
  firstDay: number,
  days: number,
): IntervalMs[] {
  const exceptions = exceptionsByDay(hours, service)
  const intervals: IntervalMs[] = []
  for (let day = firstDay; day < firstDay + days; day += 1) {
    const exception = exceptions.get(day)
    if (exception) {
      for (const span of exception.spans) addInterval(intervals, day, span)
      continue
    }
    const weekday = weekdayOfDay(day)
    for (const span of hours.spans) {
      if (span.weekday === weekday && span.service === service) addInterval(intervals, day, span)
    }
  }
  return merged(intervals)
}

function exceptionsByDay(hours: OpeningHours, service: Service): Map<number, HoursException> {
  const byDay = new Map<number, HoursException>()
  for (const exception of hours.exceptions) {
    if (exception.service !== null && exception.service !== service) continue
    const day = dayOfDate(exception.date)
    if (!byDay.has(day) || exception.service !== null) byDay.set(day, exception)
  }
  return byDay
}

function addInterval(intervals: IntervalMs[], day: number, span: DaySpan): void {
  const startMs = instantOfDay(day, span.startMinute)
  const endMs = instantOfDay(day, span.startMinute + span.durationMinutes)
  if (startMs < endMs) intervals.push({ startMs, endMs })
}

function merged(intervals: IntervalMs[]): IntervalMs[] {
  intervals.sort((a, b) => a.startMs - b.startMs)
  const result: IntervalMs[] = []
  for (const interval of intervals) {
    const last = result.at(-1)
    if (last && interval.startMs <= last.endMs) last.endMs = Math.max(last.endMs, interval.endMs)
    else result.push(interval)
  }
  return result
}

function longestSpanMinutes(hours: OpeningHours): number {
  let longest = 0
  for (const { durationMinutes } of hours.spans) longest = Math.max(longest, durationMinutes)
  for (const exception of hours.exceptions) {
    for (const { durationMinutes } of exception.spans) longest = Math.max(longest, durationMinutes)
  }
  return longest
}
