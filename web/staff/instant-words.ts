import { dateOfDay, dayOfInstant, formatLondonTime } from '#rules/time/london.ts'
import { formatDate } from '#web/messages/formats.ts'

/** "14 May 2026, 19:15": an instant in London. */
export function instantWords(instant: string): string {
  const at = new Date(instant)
  return `${formatDate(dateOfDay(dayOfInstant(at.getTime())))}, ${formatLondonTime(at)}`
}
