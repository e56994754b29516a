import type { Weekday } from '#rules/time/london.ts'
import { DAY_NAMES, nameOfWeekday } from '../usual-week.ts'

/** When a store is open for one service, by the day on which a span begins. */
export interface WeekdaySpan {
  weekday: Weekday
  startMinute: number
  durationMinutes: number
}

type Times = Pick<WeekdaySpan, 'startMinute' | 'durationMinutes'>

const DAY_MINUTES = 1440
const CLOSED = 'closed'
const WEEK: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]

/**
 * The spans of `Mon-Thu 17:00-23:00; Fri-Sat 12:00-14:30, 17:00-01:00; Sun closed`. An end at or before
 * the start is on the next day; a day that isn't named is closed. Null: it can't be read, or names a day twice.
 */
export function readHoursText(text: string): WeekdaySpan[] | null {
  const parts = plain(text)
  if (parts === CLOSED || parts === '') return []
  const spans: WeekdaySpan[] = []
  const named = new Set<Weekday>()
  for (const part of parts.split(/\s*[;\n]\s*/u).filter((each) => each !== '')) {
    const [, dayText = '', timeText = ''] = /^(\S+)\s+(.+)$/u.exec(part) ?? []
    const [days, times] = [readDays(dayText), readTimesText(timeText)]
    if (!days || !times || days.some((day) => named.has(day))) return null
    for (const weekday of days) {
      named.add(weekday)
      spans.push(...times.map((each) => ({ weekday, ...each })))
    }
  }
  return inOrder(spans)
}

/** The spans of `12:00-14:30, 17:00-01:00`, or none of `closed`; null: it can't be read. */
export function readTimesText(text: string): Times[] | null {
  const parts = plain(text)
  if (parts === CLOSED || parts === '') return []
  const times = parts.split(/\s*,\s*/u).map(readSpan)
  return times.every((each) => each !== null) ? times : null
}

/** The shortest text of these spans, the same for the same spans. */
export function writeHoursText(spans: readonly WeekdaySpan[]): string {
  const textOf = (day: Weekday) => writeTimesText(spans.filter(({ weekday }) => weekday === day))
  const runs: { first: Weekday; last: Weekday; times: string }[] = []
  for (const day of WEEK) {
    const times = textOf(day)
    const before = runs.at(-1)
    if (before?.times === times) before.last = day
    else runs.push({ first: day, last: day, times })
  }
  const open = runs.filter(({ times }) => times !== CLOSED)
  if (open.length === 0) return CLOSED
  return open.map(({ first, last, times }) => `${daysText(first, last)} ${times}`).join('; ')
}

/** `12:00-14:30, 17:00-01:00`, or `closed`. */
export function writeTimesText(times: readonly Times[]): string {
  if (times.length === 0) return CLOSED
  return times
    .toSorted((a, b) => a.startMinute - b.startMinute)
    .map(({ startMinute, durationMinutes }) => {
      const end = startMinute + durationMinutes
      return `${clock(startMinute)}-${clock(end > DAY_MINUTES ? end - DAY_MINUTES : end)}`
    })
    .join(', ')
}

/** In small letters, with one kind of dash and no spaces around it. */
const plain = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/\s*[-\u2010-\u2015]\s*/gu, '-')

function readDays(text: string): Weekday[] | null {
  if (text === 'daily') return [...WEEK]
  const [first = '', last = first, ...others] = text.replace(/:$/u, '').split('-')
  const [from, to] = [dayNamed(first), dayNamed(last)]
  if (!from || !to || others.length > 0) return null
  // From Saturday to Monday is three days.
  const count = ((to - from + 7) % 7) + 1
  return WEEK.filter((day) => (day - from + 7) % 7 < count)
}

/** By its whole name or its first letters: `mon`, `tues`. */
function dayNamed(text: string): Weekday | null {
  if (text.length < 3) return null
  const index = DAY_NAMES.findIndex((name) => name.startsWith(text))
  return WEEK[index] ?? null
}

function readSpan(text: string): Times | null {
  const [from = '', to = '', ...others] = text.split('-')
  const [startMinute, end] = [readClock(from), readClock(to)]
  if (startMinute === null || end === null || startMinute === DAY_MINUTES || others.length > 0)
    return null
  const minutes = end - startMinute
  return { startMinute, durationMinutes: minutes > 0 ? minutes : minutes + DAY_MINUTES }
}

/** Minutes from midnight to `17:30` or `24:00`; null: it is no time of day. */
function readClock(text: string): number | null {
  const [, hours, minutes = '0'] = /^(\d{1,2})(?:[:.](\d\d))?$/u.exec(text) ?? []
  const minute = Number(hours) * 60 + Number(minutes)
  return hours !== undefined && Number(minutes) < 60 && minute <= DAY_MINUTES ? minute : null
}

const clock = (minute: number) =>
  [Math.floor(minute / 60), minute % 60].map((each) => String(each).padStart(2, '0')).join(':')

function daysText(first: Weekday, last: Weekday): string {
  if (first === 1 && last === 7) return 'daily'
  const short = (day: Weekday) => {
    const name = nameOfWeekday(day)
    return name.charAt(0).toUpperCase() + name.slice(1, 3)
  }
  return first === last ? short(first) : `${short(first)}-${short(last)}`
}

const inOrder = (spans: readonly WeekdaySpan[]) =>
  spans.toSorted((a, b) => a.weekday - b.weekday || a.startMinute - b.startMinute)
