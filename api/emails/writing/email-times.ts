import type { Order } from '#contract/orders.ts'
import { arrivalWindow } from '#rules/orders/arrival.ts'
import { dateFormatIn } from '#rules/text/date-format.ts'
import { forEachLanguage, type Language } from '#rules/text/languages.ts'
import { dayOfInstant, formatLondonTime } from '#rules/time/london.ts'
import type { Translate } from './translate.ts'

const longDays = forEachLanguage((language) =>
  dateFormatIn(language, {
    timeZone: 'Europe/London',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }),
)

/** "Friday 20 November 2026", in London, for within a sentence: in Welsh days have a small letter there. */
export function formatLongDay(at: Date, language: Language): string {
  const day = longDays[language].format(at).replace(',', '')
  return language === 'cy' ? day.charAt(0).toLowerCase() + day.slice(1) : day
}

/** "Friday 20 November 2026, 18:42". */
export function formatDayAndTime(at: Date, language: Language): string {
  return `${formatLongDay(at, language)}, ${formatLondonTime(at)}`
}

/** "18:52", by which the store has to answer; with the day when that is not the day of the order. */
export function answerBy({ deadlineAt, placedAt }: Order, language: Language): string {
  return timeOrDay(new Date(deadlineAt), new Date(placedAt), language)
}

/** "18:52"; with the day when that is not the day of another instant. */
export function timeOrDay(at: Date, other: Date, language: Language): string {
  return isSameDay(at, other) ? formatLondonTime(at) : formatDayAndTime(at, language)
}

/**
 * When the food is expected: a delivery between two times, "18:30 to 18:45", a collection that has no
 * slot "around 19:20"; with the day when that is not the day it was ordered.
 */
export function expectedWhen(order: Order, t: Translate): string {
  const { serviceType, placedAt } = order
  const serviceTime = order.serviceTime === 'asap' ? null : new Date(order.serviceTime)
  const { from, to } = arrivalWindow({ serviceType, serviceTime, dueAt: new Date(order.dueAt) })
  const isAround = serviceType === 'collection' && from.getTime() !== serviceTime?.getTime()
  const time = isAround
    ? t('order.around', { time: formatLondonTime(from) })
    : t('order.between', { from: formatLondonTime(from), to: formatLondonTime(to) })
  if (isSameDay(from, new Date(placedAt))) return time
  return t('order.onDay', { day: formatLongDay(from, t.language), time })
}

function isSameDay(a: Date, b: Date): boolean {
  return dayOfInstant(a.getTime()) === dayOfInstant(b.getTime())
}
