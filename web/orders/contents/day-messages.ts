import { dayOfInstant, formatLondonTime, londonParts } from '#rules/time/london.ts'
import { dateFormat } from '#web/messages/intl-formats.ts'
import type { Translate } from '#web/messages/i18n.ts'

const dayFormat = dateFormat({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'Europe/London',
})

/** The day of an instant by itself: "Today", "Tomorrow", "Mon 23 Nov". */
export function dayWord(t: Translate, at: Date, now: Date): string {
  const days = dayOfInstant(at.getTime()) - dayOfInstant(now.getTime())
  if (days === 0) return t('orders.today')
  if (days === 1) return t('orders.tomorrow')
  return dayFormat.format(at).replace(',', '')
}

/** An instant in its shortest clear form: "19:15" today, "Tomorrow, 19:15" or "Mon 23 Nov, 19:15". */
export function timeWords(t: Translate, at: Date, now: Date): string {
  const time = formatLondonTime(at)
  const isToday = londonParts(at).isoDate === londonParts(now).isoDate
  return isToday ? time : t('orders.dayAt', { day: dayWord(t, at, now), time })
}
