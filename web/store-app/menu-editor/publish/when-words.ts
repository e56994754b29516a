import { formatLondonTime, londonParts } from '#rules/time/london.ts'
import { formatDate } from '#web/messages/formats.ts'
import type { Translate } from '#web/messages/i18n.ts'

/** "20 November 2026 at 15:20", in London. */
export function whenWords(t: Translate, instant: string): string {
  const at = new Date(instant)
  return t('menuEditor.dateAtTime', {
    date: formatDate(londonParts(at).isoDate),
    time: formatLondonTime(at),
  })
}
