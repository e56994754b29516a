import type { Store } from '#contract/stores/stores.ts'
import type { Service } from '#rules/orders/service.ts'

export const DAY_MINUTES = 1440
export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const

export interface DayHours {
  weekday: (typeof WEEKDAYS)[number]
  /** "17:00–01:00"; none means closed, and an empty text means the whole day. */
  spans: string[]
}

/** The hours of a service by weekday, Monday first. */
export function hoursByDay(spans: Store['hours']['spans'], service: Service): DayHours[] {
  return WEEKDAYS.map((weekday, index) => ({
    weekday,
    spans: spans
      .filter((span) => span.weekday === index + 1 && span.service === service)
      .toSorted((a, b) => a.startMinute - b.startMinute)
      .map(spanText),
  }))
}

/** "17:00–01:00" in London time; an empty text for a whole day. */
export function spanText(span: { startMinute: number; durationMinutes: number }): string {
  if (span.durationMinutes >= DAY_MINUTES) return ''
  return `${clock(span.startMinute)}–${clock(span.startMinute + span.durationMinutes)}`
}

/** "17:00"; minutes after midnight count on into the next day. */
export function clock(minute: number): string {
  const ofDay = minute % DAY_MINUTES
  return [Math.floor(ofDay / 60), ofDay % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
