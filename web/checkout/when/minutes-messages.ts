import { formatDuration, formatDurations } from '#web/messages/formats.ts'
import type { Translate } from '#web/messages/i18n.ts'

/**
 * "25 to 35 minutes", or "about 15 minutes" if there is one figure; from an hour on "50 min to 1 h 5 mins".
 */
export function minutesWords(t: Translate, { from, to }: { from: number; to: number }): string {
  if (to >= 60)
    return from === to
      ? t('checkout.about', { time: formatDuration(to) })
      : formatDurations({ from, to })
  return from === to
    ? t('checkout.minutesAbout', { count: to })
    : t('checkout.minutesBetween', { from, to })
}
