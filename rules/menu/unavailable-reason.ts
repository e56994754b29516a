import type { Service } from '#rules/orders/service.ts'
import type { Option, OptionGroup } from './check-options.ts'
import { dayOfInstant, instantOfDay, weekdayOfDay } from '#rules/time/london.ts'

/** Sold every week from a London wall-clock time on some weekdays (1 is Monday). */
export interface SoldSpan {
  weekdays: number[]
  startMinute: number
  /** May run over midnight. */
  durationMinutes: number
}

/** By which services and at which times something is sold; null is by all, and at any time. */
export interface SoldWhen {
  services: Service[] | null
  spans: SoldSpan[] | null
}

const DAY_MINUTES = 1440

/** What decides whether a product is available. */
export interface Sellable {
  /** False while the kitchen has none, and says nothing of when. */
  isAvailable: boolean
  /** By itself it ends then. */
  soldOutUntil: Date | null
  soldWhen: SoldWhen | null
}

/** Why a product cannot be had by a service at an instant, or null. What is counted: how many left. */
export function unavailableReason(
  { isAvailable, soldOutUntil, soldWhen }: Sellable,
  { service, at, left = null }: { service: Service; at: Date; left?: number | null },
): 'soldOut' | 'notSoldThen' | null {
  if (isSoldOut({ isAvailable, soldOutUntil, left }, at)) return 'soldOut'
  return isSoldAt(soldWhen, service, at) ? null : 'notSoldThen'
}

/** Whether the kitchen has none at an instant. What is counted: how many are left; null: nobody counts. */
export function isSoldOut(
  { isAvailable, soldOutUntil, left }: Omit<Sellable, 'soldWhen'> & { left: number | null },
  at: Date,
): boolean {
  return !isAvailable || left === 0 || (soldOutUntil !== null && at < soldOutUntil)
}

export interface TimedOption extends Option {
  /** An instant, ISO 8601: by itself it ends then. */
  soldOutUntil: string | null
}

export interface TimedOptionGroup extends OptionGroup {
  options: readonly TimedOption[]
}

/** The same groups, with the options that are sold out at an instant marked as not available. */
export function groupsAt(
  groups: readonly TimedOptionGroup[],
  at: Date,
): readonly TimedOptionGroup[] {
  const isSoldOutThen = ({ soldOutUntil }: TimedOption) =>
    soldOutUntil !== null && at.getTime() < Date.parse(soldOutUntil)
  // Mostly nothing is, and then nothing is made anew.
  if (!groups.some(({ options }) => options.some(isSoldOutThen))) return groups
  return groups.map((group) =>
    group.options.some(isSoldOutThen)
      ? {
          ...group,
          options: group.options.map((option) =>
            isSoldOutThen(option) ? { ...option, isAvailable: false } : option,
          ),
        }
      : group,
  )
}

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
