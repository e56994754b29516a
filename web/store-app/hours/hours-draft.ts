import type { EditedHours, StoreHours } from '#contract/partner/hours.ts'
import { SERVICES, type Service } from '#rules/orders/service.ts'
import {
  DAY_NAMES,
  inOrderOfStart,
  spanText,
  weekdayOfName,
  type DayName,
  type DaySpan,
} from '#rules/stores/usual-week.ts'

/** A line of the week, for one service. */
export interface EditedDay {
  service: Service
  day: DayName
}

/** The spans of one day and service; the rest of the hours stays. */
export function withSpans(
  hours: EditedHours,
  { service, day }: EditedDay,
  spans: readonly DaySpan[],
): EditedHours {
  const ofService = { ...hours.week[service], [day]: inOrderOfStart(spans) }
  return { ...hours, week: { ...hours.week, [service]: ofService } }
}

/** The same spans of a service on every day. */
export const withEveryDay = (hours: EditedHours, service: Service, spans: readonly DaySpan[]) =>
  DAY_NAMES.reduce((changed, day) => withSpans(changed, { service, day }, spans), hours)

/** What a store does on a date beside its usual hours; null: the staff have not said. */
export type DateDecision = 'closed' | 'usual' | 'other'

export function decisionOf(
  { exceptions, usualHolidays }: EditedHours,
  date: string,
): DateDecision | null {
  const spans = exceptions.filter((each) => each.date === date).flatMap((each) => each.spans)
  if (spans.length > 0) return 'other'
  if (exceptions.some((each) => each.date === date)) return 'closed'
  return usualHolidays.includes(date) ? 'usual' : null
}

/** A bank holiday with what is decided; other hours begin as those that are given. */
export function decideHoliday(
  hours: EditedHours,
  { date, name }: StoreHours['holidays'][number],
  decision: DateDecision | null,
  otherHours: readonly DaySpan[],
): EditedHours {
  const exceptions = hours.exceptions.filter((each) => each.date !== date)
  const usualHolidays = hours.usualHolidays.filter((each) => each !== date)
  if (decision === null) return { ...hours, exceptions, usualHolidays }
  if (decision === 'usual')
    return { ...hours, exceptions, usualHolidays: [...usualHolidays, date].sort() }
  const spans = decision === 'closed' ? [] : [...otherHours]
  const exception = { date, service: null, spans, reason: name }
  return { ...hours, exceptions: inOrderOfDate([...exceptions, exception]), usualHolidays }
}

/** A date with other hours, instead of those it had for the same services. */
export function withDay(hours: EditedHours, day: EditedHours['exceptions'][number]): EditedHours {
  const others = hours.exceptions.filter(
    (each) => each.date !== day.date || each.service !== day.service,
  )
  return { ...hours, exceptions: inOrderOfDate([...others, day]) }
}

export function inOrderOfDate<Dated extends { date: string }>(dated: readonly Dated[]): Dated[] {
  return dated.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
}

/** What the page edits, each part by its name and as a text, so that parts can be compared. */
function partsOf(hours: EditedHours): Map<string, string> {
  const parts = new Map<string, string>()
  for (const service of SERVICES)
    for (const day of DAY_NAMES)
      parts.set(`${service} ${day}`, JSON.stringify(hours.week[service][day]))
  for (const { date, service, ...rest } of hours.exceptions)
    parts.set(`date ${date} ${service ?? ''}`, JSON.stringify(rest))
  for (const date of hours.usualHolidays) parts.set(`date ${date} usual`, date)
  for (const { day, hour, minutes } of hours.preparationHours)
    parts.set(`hour ${day} ${hour}`, String(minutes))
  for (const name of NUMBERS) parts.set(name, String(hours[name]))
  return parts
}

export const NUMBERS = [
  'preparationMinutes',
  'lastOrderMinutes',
  'slotOrders',
  'preOrderDays',
] as const

/** How many changes there are: one for each day of a service, each date, the minutes, and each number. */
export function countChanges(saved: EditedHours, draft: EditedHours): number {
  const [before, after] = [partsOf(saved), partsOf(draft)]
  const names = new Set([...before.keys(), ...after.keys()])
  const changed = [...names].filter((name) => before.get(name) !== after.get(name))
  // The hours of a week are one table, and whatever is decided of a date is one decision.
  const together = changed.map((name) =>
    name.startsWith('hour ') ? 'hour' : name.split(' ').slice(0, 2).join(' '),
  )
  return new Set(together).size
}

/**
 * The hours that somebody else has saved meanwhile with one's own changes on top: whatever differs
 * between what both started from and one's own draft counts.
 */
export function mergeHours(base: EditedHours, mine: EditedHours, theirs: EditedHours): EditedHours {
  const [before, own] = [partsOf(base), partsOf(mine)]
  const isMine = (name: string) => before.get(name) !== own.get(name)
  const ofDate = (date: string) =>
    [...new Set([...before.keys(), ...own.keys()])].some(
      (name) => name.startsWith(`date ${date} `) && isMine(name),
    )
  const weekOf = (service: Service) =>
    Object.fromEntries(
      DAY_NAMES.map((day) => [
        day,
        (isMine(`${service} ${day}`) ? mine : theirs).week[service][day],
      ]),
    ) as EditedHours['week'][Service] // Every day has its entry, which the type of entries loses.
  const ownHour = ({ day, hour }: { day: string; hour: number }) => isMine(`hour ${day} ${hour}`)
  const numbers = Object.fromEntries(
    NUMBERS.map((name) => [name, (isMine(name) ? mine : theirs)[name]]),
  ) as Pick<EditedHours, (typeof NUMBERS)[number]>
  return {
    ...theirs,
    ...numbers,
    week: { delivery: weekOf('delivery'), collection: weekOf('collection') },
    exceptions: inOrderOfDate([
      ...theirs.exceptions.filter(({ date }) => !ofDate(date)),
      ...mine.exceptions.filter(({ date }) => ofDate(date)),
    ]),
    usualHolidays: [
      ...theirs.usualHolidays.filter((date) => !ofDate(date)),
      ...mine.usualHolidays.filter(ofDate),
    ].sort(),
    preparationHours: [
      ...theirs.preparationHours.filter((each) => !ownHour(each)),
      ...mine.preparationHours.filter(ownHour),
    ],
  }
}

/** The minute of its day, which may be past midnight, at which the last order of a span is taken; null: none. */
export function lastOrderMinuteOf(
  hours: EditedHours,
  { day, span }: { day: DayName; span: DaySpan },
): number | null {
  const endMinute = span.startMinute + span.durationMinutes
  for (let minute = endMinute - 1; minute >= span.startMinute; minute -= 1) {
    const needed = Math.max(preparationAt(hours, day, minute), hours.lastOrderMinutes)
    if (minute + needed <= endMinute) return minute
  }
  return null
}

/** The minutes of preparation at a minute of a day, which may be past midnight. */
function preparationAt(
  { preparationHours, preparationMinutes }: EditedHours,
  day: DayName,
  minute: number,
): number {
  const { day: own, hour } = hourOf(day, Math.floor(minute / 60))
  const known = preparationHours.find((each) => each.day === own && each.hour === hour)
  return known?.minutes ?? preparationMinutes
}

/** An hour of a day, of the next day from 24 on. */
export function hourOf(day: DayName, hour: number): { day: DayName; hour: number } {
  return { day: dayAfter(day, Math.floor(hour / 24)), hour: hour % 24 }
}

export function dayAfter(day: DayName, days: number): DayName {
  return DAY_NAMES[(weekdayOfName(day) - 1 + days) % 7] ?? day
}

export const spansText = (spans: readonly DaySpan[]) =>
  inOrderOfStart(spans).map(spanText).join(', ')

/** A span between two times of a clock; the end is on the next day where it is not after the start. */
export function spanBetween(from: string, until: string): DaySpan | null {
  const [startMinute, endMinute] = [minuteOfClock(from), minuteOfClock(until)]
  if (startMinute === null || endMinute === null) return null
  const durationMinutes = endMinute - startMinute
  return {
    startMinute,
    durationMinutes: durationMinutes > 0 ? durationMinutes : durationMinutes + 1440,
  }
}

function minuteOfClock(text: string): number | null {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)/.exec(text) ?? []
  return hour === undefined ? null : Number(hour) * 60 + Number(minute)
}
