import { addDays, londonInstant, londonParts } from '#rules/time/london.ts'

/** A trading day ends at 05:00 in London, when kitchens that are open past midnight have closed. */
const DAY_ENDS_MINUTE = 300

/** How far ahead a kitchen may say when a dish is back. */
export const SOLD_OUT_MAXIMUM_DAYS = 90

/** When something that is sold out for the rest of a trading day is back: the next 05:00 in London. */
export function backTomorrow(now: Date): Date {
  const { isoDate } = londonParts(now)
  const end = londonInstant(isoDate, DAY_ENDS_MINUTE)
  return end > now ? end : londonInstant(addDays(isoDate, 1), DAY_ENDS_MINUTE)
}

/** Whether a kitchen may say that something is back then: later than now, within 90 days. */
export function isSoldOutUntilAllowed(until: Date, now: Date): boolean {
  const { isoDate, minuteOfDay } = londonParts(now)
  const latest = londonInstant(addDays(isoDate, SOLD_OUT_MAXIMUM_DAYS), minuteOfDay)
  return until > now && until <= latest
}
