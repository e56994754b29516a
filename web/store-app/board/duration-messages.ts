import type { Translate } from '#web/messages/i18n.ts'

const hourMinutes = 60

/** A choice of minutes: "30 minutes", "1 hour". */
export function durationWords(t: Translate, minutes: number): string {
  return minutes % hourMinutes === 0
    ? t('storeApp.hours', { count: minutes / hourMinutes })
    : t('storeApp.minutes', { count: minutes })
}
