import type { Translate } from '../messages/i18n.ts'

/** "25 to 35 minutes", or "about 15 minutes" where that is known no closer. */
export function minutesWords(t: Translate, { from, to }: { from: number; to: number }): string {
  return from === to
    ? t('checkout.minutesAbout', { count: to })
    : t('checkout.minutesBetween', { from, to })
}
