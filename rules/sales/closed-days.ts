import { addDays, londonParts } from '#rules/time/london.ts'

/** From when on a day in London is closed: orders that were completed before midnight are no longer recalled. */
const CLOSES_AT_MINUTE = 3 * 60

/** The last day whose figures don't change any more, an ISO date in London. */
export function lastClosedDay(now: Date): string {
  const { isoDate, minuteOfDay } = londonParts(now)
  return addDays(isoDate, minuteOfDay < CLOSES_AT_MINUTE ? -2 : -1)
}
