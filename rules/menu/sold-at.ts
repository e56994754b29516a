import type { Service } from '#rules/orders/service.ts'
import { dayOfInstant, instantOfDay, weekdayOfDay } from '#rules/time/london.ts'

/** Sold every week from a London wall-clock time on some weekdays (1 is Monday). */
export interface SoldSpan {
  weekdays: readonly number[]
  startMinute: number
  /** May run over midnight. */
  durationMinutes: number
}

/** By which services and at which times something is sold; null is by all, and at any time. */
export interface SoldWhen {
  services: readonly Service[] | null
  spans: readonly SoldSpan[] | null
}

const DAY_MINUTES = 1440

/**
 * Whether something is sold by a service at an instant, within the hours of its store, which are
 * another matter. Starts and ends are wall-clock times, as those of opening hours: a span over a
 * clock change lasts an hour more or less than its duration says, and a start or an end in the hour
 * that autumn repeats is the first one.
 */
export function isSoldAt(soldWhen: SoldWhen | null, service: Service, at: Date): boolean {
  if (soldWhen === null) return true
  const { services, spans } = soldWhen
  if (services !== null && !services.includes(service)) return false
  return spans === null || spans.some((span) => runsAt(span, at.getTime()))
}

function runsAt({ weekdays, startMinute, durationMinutes }: SoldSpan, atMs: number): boolean {
  const today = dayOfInstant(atMs)
  const endMinute = startMinute + durationMinutes
  const firstDay = today - Math.max(0, Math.ceil(endMinute / DAY_MINUTES) - 1)
  for (let day = firstDay; day <= today; day += 1) {
    if (!weekdays.includes(weekdayOfDay(day))) continue
    if (instantOfDay(day, startMinute) <= atMs && atMs < instantOfDay(day, endMinute)) return true
  }
  return false
}
