import type { StoreHours } from '#contract/partner/hours.ts'
import type { Service } from '#rules/orders/service.ts'
import { intervalsAround, openIntervalAt } from '#rules/stores/opening-hours.ts'
import { spansOfWeek } from '#rules/stores/usual-week.ts'
import { formatLondonDay, formatLondonTime, londonParts } from '#rules/time/london.ts'
import type { Translate } from '#web/messages/i18n.ts'

const WEEK_MS = 7 * 86_400_000
const DAYS_AHEAD = 14

/** "Open now, until 22:30", by the hours as they are saved. */
export function openNowText(
  t: Translate,
  { hours, services, yesterday }: StoreHours,
  now: Date,
): { isOpen: boolean; text: string } {
  const opening = {
    spans: spansOfWeek(hours.week),
    exceptions: [...yesterday, ...hours.exceptions],
  }
  const open = services.flatMap((service) => {
    const interval = openIntervalAt(opening, service, now)
    return interval ? [{ service, until: untilText(t, interval.endAt, now) }] : []
  })
  const [first, second] = open
  if (!first) return { isOpen: false, text: closedText(t, services, opening, now) }
  if (second && second.until === first.until)
    return { isOpen: true, text: t('hours.openUntil', { until: first.until }) }
  if (!second && services.length === 1)
    return { isOpen: true, text: t('hours.openUntil', { until: first.until }) }
  const each = open.map(({ service, until }) => t(`hours.openService.${service}`, { until }))
  return { isOpen: true, text: t('hours.openNow', { each: each.join(', ') }) }
}

function untilText(t: Translate, endAt: Date, now: Date): string {
  if (endAt.getTime() - now.getTime() >= WEEK_MS - 86_400_000) return t('hours.aroundTheClock')
  const isSoon = endAt.getTime() - now.getTime() < 86_400_000
  return t('hours.until', { time: isSoon ? formatLondonTime(endAt) : formatLondonDay(endAt) })
}

function closedText(
  t: Translate,
  services: readonly Service[],
  opening: Parameters<typeof intervalsAround>[0],
  now: Date,
): string {
  const starts = services.flatMap((service) =>
    intervalsAround(opening, service, now.getTime(), DAYS_AHEAD)
      .map(({ startMs }) => startMs)
      .filter((startMs) => startMs > now.getTime()),
  )
  if (starts.length === 0) return t('hours.closed')
  const opensAt = new Date(Math.min(...starts))
  const isToday = londonParts(opensAt).isoDate === londonParts(now).isoDate
  return t('hours.closedUntil', {
    time: isToday ? formatLondonTime(opensAt) : formatLondonDay(opensAt),
  })
}
