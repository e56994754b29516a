import { addDays, formatLondonTime, londonParts } from '#rules/time/london.ts'

export interface SlotDay {
  /** YYYY-MM-DD in London. */
  date: string
  /** Which of the near days it is, if it is one. */
  near: 'today' | 'tomorrow' | null
  slots: { startAt: string; label: string }[]
}

/** The quarter hours to choose from by London day, earliest first. */
export function slotDays(
  slots: readonly { startAt: string; endAt: string }[],
  now: Date,
): SlotDay[] {
  const today = londonParts(now).isoDate
  const days = new Map<string, SlotDay>()
  for (const { startAt, endAt } of slots) {
    const start = new Date(startAt)
    const date = londonParts(start).isoDate
    const near = date === today ? 'today' : date === addDays(today, 1) ? 'tomorrow' : null
    const day = days.get(date) ?? { date, near, slots: [] }
    days.set(date, day)
    const label = `${formatLondonTime(start)}–${formatLondonTime(new Date(endAt))}`
    day.slots.push({ startAt, label })
  }
  return [...days.values()]
}

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})

/** "Saturday 21 November" for an ISO date. */
export const formatDay = (date: string) => dayFormat.format(new Date(date))
