import { addDays, londonParts } from '#rules/time/london.ts'

/** How far ahead an opening is planned, in days of London's calendar. */
export const OPENING_DAYS_AHEAD_MAXIMUM = 180

export type OpeningFault = 'date_has_passed' | 'invalid_value'

/** Why a restaurant can't open at an instant: it has passed, or is too far ahead; null: it can. */
export function openingFault(opensAt: Date, now: Date): OpeningFault | null {
  if (opensAt <= now) return 'date_has_passed'
  const last = addDays(londonParts(now).isoDate, OPENING_DAYS_AHEAD_MAXIMUM)
  return londonParts(opensAt).isoDate > last ? 'invalid_value' : null
}
