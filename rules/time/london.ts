/**
 * London wall-clock time. The clocks rule is computed rather than asked of Intl, because lists ask
 * it thousands of times per page: summer time runs from the last Sunday of March, 01:00 UTC, to
 * the last Sunday of October, 01:00 UTC (the rule since 1996).
 * https://www.legislation.gov.uk/uksi/2002/262
 */

export interface LondonParts {
  year: number
  month: number
  day: number
  weekday: Weekday
  minuteOfDay: number
  isoDate: string
}

/** 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000
/** From Monday on. */
export const WEEKDAY_NAMES = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

/** What calendar and clock in London show at an instant. */
export function londonParts(at: Date): LondonParts {
  const local = new Date(at.getTime() + offsetMs(at.getTime()))
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth() + 1,
    day: local.getUTCDate(),
    weekday: weekdayOfDay(Math.floor(local.getTime() / DAY_MS)),
    minuteOfDay: local.getUTCHours() * 60 + local.getUTCMinutes(),
    isoDate: local.toISOString().slice(0, 10),
  }
}

/**
 * The instant at which London's clock shows `minuteOfDay` on a date. A minute beyond 1439 lies on
 * a following day. A minute that spring skips becomes the first one after the gap (02:00); of
 * one that autumn repeats, `ambiguous` says which.
 */
export function londonInstant(
  isoDate: string,
  minuteOfDay: number,
  ambiguous: 'earlier' | 'later' = 'earlier',
): Date {
  return new Date(instantOfDay(dayOfDate(isoDate), minuteOfDay, ambiguous))
}

/** The date `days` after (or, negative, before) an ISO date. */
export function addDays(isoDate: string, days: number): string {
  return dateOfDay(dayOfDate(isoDate) + days)
}

/** London's clock at an instant: "19:15". */
export function formatLondonTime(at: Date): string {
  const { minuteOfDay } = londonParts(at)
  return `${twoDigits(Math.floor(minuteOfDay / 60))}:${twoDigits(minuteOfDay % 60)}`
}

/** London's weekday and clock at an instant: "Fri 19:30". */
export function formatLondonDay(at: Date, weekdayNames: readonly string[] = WEEKDAY_NAMES): string {
  return `${weekdayNames[londonParts(at).weekday - 1]} ${formatLondonTime(at)}`
}

/*
 * The same in plain numbers, for code that runs per store: a day is counted from 1970-01-01, an
 * instant is milliseconds since then.
 */

/** The London day that an instant falls on. */
export function dayOfInstant(instantMs: number): number {
  return Math.floor((instantMs + offsetMs(instantMs)) / DAY_MS)
}

/** The instant at which a day's clock shows a minute; see `londonInstant`. */
export function instantOfDay(
  day: number,
  minuteOfDay: number,
  ambiguous: 'earlier' | 'later' = 'earlier',
): number {
  const asWinter = day * DAY_MS + minuteOfDay * MINUTE_MS
  const asSummer = asWinter - HOUR_MS
  const isSummerThen = isSummer(asSummer)
  const isSummerAtWinter = isSummer(asWinter)
  if (isSummerThen && isSummerAtWinter) return asSummer
  if (!isSummerThen && !isSummerAtWinter) return asWinter
  // Both readings exist (autumn), or neither does (spring; the gap ends as summer time begins).
  if (isSummerThen) return ambiguous === 'earlier' ? asSummer : asWinter
  return clockChanges(asWinter).summerStartsMs
}

/** The hour of London's week at an instant: 0 from Monday 00:00, 167 from Sunday 23:00. */
export function hourOfWeek(instantMs: number): number {
  const localMs = instantMs + offsetMs(instantMs)
  const day = Math.floor(localMs / DAY_MS)
  return (weekdayOfDay(day) - 1) * 24 + Math.floor((localMs - day * DAY_MS) / HOUR_MS)
}

/** A minute of the day as a clock shows it, "17:00"; one past midnight as that of the next day. */
export function formatMinute(minuteOfDay: number): string {
  return `${twoDigits(Math.floor(minuteOfDay / 60) % 24)}:${twoDigits(minuteOfDay % 60)}`
}

export function dayOfDate(isoDate: string): number {
  return Date.parse(isoDate) / DAY_MS
}

export function dateOfDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}

export function weekdayOfDay(day: number): Weekday {
  // Day 0 was a Thursday. The remainder is one of the seven numbers, which arithmetic can't tell.
  return (((((day + 3) % 7) + 7) % 7) + 1) as Weekday
}

function offsetMs(instantMs: number): number {
  return isSummer(instantMs) ? HOUR_MS : 0
}

function isSummer(instantMs: number): boolean {
  const { summerStartsMs, winterStartsMs } = clockChanges(instantMs)
  return instantMs >= summerStartsMs && instantMs < winterStartsMs
}

interface ClockChanges {
  yearStartsMs: number
  yearEndsMs: number
  summerStartsMs: number
  winterStartsMs: number
}

let latest: ClockChanges = changesOf(1970)

/** The clock changes of the year of an instant; remembers one year, as calls come in runs. */
function clockChanges(instantMs: number): ClockChanges {
  if (instantMs < latest.yearStartsMs || instantMs >= latest.yearEndsMs) {
    latest = changesOf(new Date(instantMs).getUTCFullYear())
  }
  return latest
}

function changesOf(year: number): ClockChanges {
  return {
    yearStartsMs: Date.UTC(year, 0, 1),
    yearEndsMs: Date.UTC(year + 1, 0, 1),
    summerStartsMs: lastSundayAtOne(year, 2),
    winterStartsMs: lastSundayAtOne(year, 9),
  }
}

/** 01:00 UTC on the last Sunday of March (2) or October (9), which both have 31 days. */
function lastSundayAtOne(year: number, month: number): number {
  const lastDay = Date.UTC(year, month, 31) / DAY_MS
  return (lastDay - (weekdayOfDay(lastDay) % 7)) * DAY_MS + HOUR_MS
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
