import * as pence from '#rules/money/pence.ts'
import * as durations from '#rules/time/durations.ts'
import * as london from '#rules/time/london.ts'
import { dateFormat, shortWeekdays } from './intl-formats.ts'
import { t } from './i18n.ts'

/* Formats amounts and times in the language of these pages; what is the same in all languages is formatted by
   the rules themselves. */

const feeWords = { free: t('shell.free'), pence: t('shell.units.pence') }
const timeWords = {
  hours: t('shell.units.hours'),
  minute: t('shell.units.minute'),
  minutes: t('shell.units.minutes'),
  to: t('shell.units.to'),
}

/** "Free", "50p", "£2.00". */
export const formatFee = (amountPence: number) => pence.formatFee(amountPence, feeWords)

/** "45 min", "1 h 5 mins". */
export const formatDuration = (minutes: number) => durations.formatDuration(minutes, timeWords)

/** "25–35 min". */
export const formatDurations = (minutes: { from: number; to: number }) =>
  durations.formatDurations(minutes, timeWords)

/** "Fri 19:30". */
export const formatLondonDay = (at: Date) => london.formatLondonDay(at, shortWeekdays)

const longDate = dateFormat({
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** "14 May 2026" for an ISO date. */
export const formatDate = (isoDate: string) => longDate.format(new Date(isoDate))
