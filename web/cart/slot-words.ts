import type { SlotTold } from '#rules/stores/slots-by-day.ts'
import { addDays, formatLondonTime, londonParts } from '#rules/time/london.ts'

/** Which of the near days a London date is, if it is one. */
export function nearDay(date: string, now: Date): 'today' | 'tomorrow' | null {
  const today = londonParts(now).isoDate
  if (date === today) return 'today'
  return date === addDays(today, 1) ? 'tomorrow' : null
}

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})

/** "Saturday 21 November" for an ISO date. */
export const formatDay = (date: string) => dayFormat.format(new Date(date))

/** "19:30–19:45" */
export const formatSlot = ({ startAt, endAt }: Pick<SlotTold, 'startAt' | 'endAt'>) =>
  `${formatLondonTime(new Date(startAt))}–${formatLondonTime(new Date(endAt))}`
