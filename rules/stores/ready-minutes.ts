import { hourOfWeek } from '#rules/time/london.ts'

/** How long a store prepares an order. */
export interface Preparation {
  /** Its standard, for every hour that has no minutes of its own. */
  preparationMinutes: number
  /** The minutes of single hours of the week, by `hourOfWeek`. */
  preparationByHour: ReadonlyMap<number, number>
  /** Minutes added until an instant; null while the store is not marked busy. */
  busy: { minutes: number; until: Date } | null
}

const MINUTE_MS = 60_000
/** More than a day and the minutes of a busy store together are never needed. */
const LONGEST_MINUTES = 1500

/** The minutes to prepare an order that is started at an instant (milliseconds since 1970). */
export function preparationMinutesAt(
  { preparationMinutes, preparationByHour, busy }: Preparation,
  beginsMs: number,
): number {
  const own = preparationByHour.size > 0 ? preparationByHour.get(hourOfWeek(beginsMs)) : undefined
  const isBusyThen = busy !== null && beginsMs < busy.until.getTime()
  return (own ?? preparationMinutes) + (isBusyThen ? busy.minutes : 0)
}

/** How many minutes before an instant the preparation of what is ready then begins at the latest. */
export function preparationMinutesUntil(preparation: Preparation, readyMs: number): number {
  for (let minutes = 0; minutes < LONGEST_MINUTES; minutes += 1) {
    const needed = preparationMinutesAt(preparation, readyMs - minutes * MINUTE_MS)
    if (needed <= minutes) return minutes
  }
  return LONGEST_MINUTES
}

/**
 * How many minutes from the order until it is handed over. A zone's minutes are the way there, on
 * top of preparation; without a zone (collection) it is preparation alone.
 */
export function expectedMinutes(
  preparationMinutes: number,
  zone: { minMinutes: number; maxMinutes: number } | null,
): { from: number; to: number } {
  return {
    from: preparationMinutes + (zone?.minMinutes ?? 0),
    to: preparationMinutes + (zone?.maxMinutes ?? 0),
  }
}
