import type { ListedSlot } from '#rules/stores/slots-by-day.ts'
import type { Translate } from '#web/messages/i18n.ts'
import { addDays, formatLondonTime, londonParts } from '#rules/time/london.ts'
import type { ServiceTime } from '#contract/fields.ts'
import type { Service } from '#rules/orders/service.ts'
import { dateFormat } from '#web/messages/intl-formats.ts'
import { formatLondonDay } from '#web/messages/formats.ts'

/** Which of the near days a London date is, if any. */
export function nearDay(date: string, now: Date): 'today' | 'tomorrow' | null {
  const today = londonParts(now).isoDate
  if (date === today) return 'today'
  return date === addDays(today, 1) ? 'tomorrow' : null
}

const dayFormat = dateFormat({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})

/** "Saturday 21 November" for an ISO date. */
export const formatDay = (date: string) => dayFormat.format(new Date(date))

/** "19:30–19:45" */
export const formatSlot = ({ startAt, endAt }: Pick<ListedSlot, 'startAt' | 'endAt'>) =>
  `${formatLondonTime(new Date(startAt))}–${formatLondonTime(new Date(endAt))}`

const shortDayFormat = dateFormat({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})

/** "Today", "Tomorrow", "Sat 21 Nov" for an ISO date. */
export function dayWords(t: Translate, date: string, now: Date): string {
  const near = nearDay(date, now)
  return near ? t(`cart.${near}`) : shortDayFormat.format(new Date(date)).replace(',', '')
}

/** From the start of the first slot of a day to the end of the last: "Today, 19:30–22:30". */
export function rangeWords(
  t: Translate,
  [first, ...others]: readonly [ListedSlot, ...ListedSlot[]],
  now: Date,
): string {
  const { startAt } = first
  const { endAt } = others.at(-1) ?? first
  const { isoDate: date } = londonParts(new Date(startAt))
  return t('cart.dayAndTime', { day: dayWords(t, date, now), time: formatSlot({ startAt, endAt }) })
}

/** "19:30" today, "Fri 19:30" on another day. */
export function shortTime(instant: string, now: Date): string {
  const at = new Date(instant)
  const isToday = londonParts(at).isoDate === londonParts(now).isoDate
  return isToday ? formatLondonTime(at) : formatLondonDay(at)
}

/** The label of the button that opens the times: "Deliver now", "Collect Fri 19:30". */
export function timeButtonText(
  t: Translate,
  { service, serviceTime, isOpen }: { service: Service; serviceTime: ServiceTime; isOpen: boolean },
  now: Date,
): string {
  if (serviceTime === 'asap' && !isOpen) return t('cart.chooseTime')
  if (serviceTime === 'asap')
    return t(service === 'delivery' ? 'cart.deliverNow' : 'cart.collectNow')
  const time = shortTime(serviceTime, now)
  return t(service === 'delivery' ? 'cart.deliverAt' : 'cart.collectAt', { time })
}
