import type { TFunction } from 'i18next'

const hourMinutes = 60

/** A choice of minutes: "30 minutes", "1 hour". */
export function durationWords(t: TFunction, minutes: number): string {
  return minutes % hourMinutes === 0
    ? t('storeApp.hours', { count: minutes / hourMinutes })
    : t('storeApp.minutes', { count: minutes })
}
