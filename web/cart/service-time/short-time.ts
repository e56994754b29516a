import { formatLondonDay, formatLondonTime, londonParts } from '#rules/time/london.ts'

/** "19:30" today, "Fri 19:30" on another day. */
export function shortTime(instant: string, now: Date): string {
  const at = new Date(instant)
  const isToday = londonParts(at).isoDate === londonParts(now).isoDate
  return isToday ? formatLondonTime(at) : formatLondonDay(at)
}
