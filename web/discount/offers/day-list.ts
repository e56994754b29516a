import { listFormat } from '#web/messages/intl-formats.ts'
import type { Translate } from '#web/messages/i18n.ts'

const NAMES = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const
const list = listFormat()
/** From this many days in a row, they are written as a span. */
const spanFrom = 3

/** "Tuesdays and Wednesdays", "Mondays to Fridays": days of the week, 1 is Monday. */
export function dayList(t: Translate, weekdays: readonly number[]): string {
  const days = weekdays.toSorted((a, b) => a - b)
  const names = days.flatMap((day) => {
    const name = NAMES[day - 1]
    return name ? t(`discount.onWeekday.${name}`) : []
  })
  const [from, ...others] = names
  const to = others.at(-1)
  const isSpan = (days.at(-1) ?? 0) - (days[0] ?? 0) === days.length - 1
  if (from && to && isSpan && days.length >= spanFrom) return t('discount.weekdaysTo', { from, to })
  return list.format(names)
}

/** "Friday"; 1 is Monday. */
export function dayName(t: Translate, weekday: number): string {
  const name = NAMES[weekday - 1]
  return name ? t(`discount.weekday.${name}`) : ''
}
