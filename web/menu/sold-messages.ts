import type { Product, SoldWhen } from '#contract/menu.ts'
import { addDays, formatLondonTime, londonParts } from '#rules/time/london.ts'
import { listFormat } from '#web/messages/intl-formats.ts'
import { formatDate, formatLondonDay } from '#web/messages/formats.ts'
import type { Translate } from '#web/messages/i18n.ts'
import { clock, DAY_MINUTES, WEEKDAYS } from './store-facts/hours-by-day.ts'

type Span = NonNullable<SoldWhen['spans']>[number]

const list = listFormat()

/** "Weekdays 11:00 to 15:00", "Fridays and Saturdays, collection only"; null: always. */
export function soldWhenWords(t: Translate, soldWhen: SoldWhen | null): string | null {
  if (soldWhen === null) return null
  const { services, spans } = soldWhen
  const times = spans === null ? [] : joined(spans).map((span) => spanWords(t, span))
  const [only, ...others] = services ?? []
  if (only !== undefined && others.length === 0) {
    const way = times.length === 0 ? 'menu.onlyBy' : 'menu.onlyByToo'
    times.push(t(`${way}.${only}`))
  }
  return times.length === 0 ? null : times.join(', ')
}

/** Why something cannot be ordered, with its end if it is known: "Sold out until tomorrow 11:00". */
export function unavailableWords(
  t: Translate,
  { unavailableReason, soldOutUntil }: Pick<Product, 'unavailableReason' | 'soldOutUntil'>,
  now: Date,
): string {
  if (unavailableReason === 'notSoldThen') return t('menu.notSoldThen')
  if (unavailableReason === 'storeClosed') return t('menu.closedThen')
  if (soldOutUntil === null || new Date(soldOutUntil) <= now) return t('menu.soldOut')
  return t('menu.soldOutUntil', { time: untilWords(t, new Date(soldOutUntil), now) })
}

/** "18:30", "tomorrow 11:00", "Fri 11:00", "28 November 2026". */
export function untilWords(t: Translate, until: Date, now: Date): string {
  const today = londonParts(now).isoDate
  const day = londonParts(until).isoDate
  if (day === today) return formatLondonTime(until)
  if (day === addDays(today, 1)) return t('menu.tomorrowAt', { time: formatLondonTime(until) })
  return day < addDays(today, 7) ? formatLondonDay(until) : formatDate(day)
}

/** Merges spans with the same hours into one, on the days of both. */
function joined(spans: readonly Span[]): Span[] {
  const byHours = Map.groupBy(spans, (span) => `${span.startMinute} ${span.durationMinutes}`)
  return [...byHours.values()].flatMap((same) => {
    const weekdays = [...new Set(same.flatMap((span) => span.weekdays))].toSorted((a, b) => a - b)
    return same.slice(0, 1).map((span) => ({ ...span, weekdays }))
  })
}

function spanWords(t: Translate, { weekdays, startMinute, durationMinutes }: Span): string {
  const days = daysWords(t, weekdays)
  if (durationMinutes >= DAY_MINUTES) return days
  const [from, to] = [clock(startMinute), clock(startMinute + durationMinutes)]
  return t('menu.daysFromTo', { days, from, to })
}

function daysWords(t: Translate, weekdays: readonly number[]): string {
  const key = weekdays.join('')
  if (key === '1234567') return t('menu.everyDay')
  if (key === '12345') return t('menu.weekdays')
  if (key === '67') return t('menu.weekends')
  const names = WEEKDAYS.filter((_, index) => weekdays.includes(index + 1))
  const [first, last] = [names[0], names.at(-1)]
  const isRun = names.length > 2 && '1234567'.includes(key)
  if (isRun && first && last)
    return t('menu.dayToDay', {
      first: t(`menu.weekday.${first}`),
      last: t(`menu.weekday.${last}`),
    })
  return list.format(names.map((name) => t(`menu.onDays.${name}`)))
}
