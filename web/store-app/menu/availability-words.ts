import type { StockedItem } from '#contract/partner/sold-out.ts'
import type { Translate } from '#web/messages/i18n.ts'

/** Whether and how long something is sold out, or how many are left; empty: it is simply on sale. */
export function availabilityWords(
  t: Translate,
  { isSoldOut, soldOutUntil, left }: Pick<StockedItem, 'isSoldOut' | 'soldOutUntil' | 'left'>,
): string {
  if (!isSoldOut) return left === null ? '' : t('availability.left', { count: left })
  if (soldOutUntil !== null)
    return t('availability.soldOutUntil', { when: backWords(soldOutUntil) })
  return t(left === 0 ? 'availability.soldOutCounted' : 'availability.soldOutUntilPutBack')
}

const london = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/London',
})

/** When something is back, as London's clock and calendar say: "Sat, 16 May, 05:00". */
export const backWords = (instant: string): string => london.format(new Date(instant))
