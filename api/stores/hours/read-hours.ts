import { createHash } from 'node:crypto'
import type { StoreHours } from '#contract/partner/hours.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import { bankHolidays } from '#rules/stores/bank-holidays.ts'
import { nameOfWeekday, weekOfSpans } from '#rules/stores/usual-week.ts'
import { addDays, londonParts } from '#rules/time/london.ts'
import { selectHours } from './hours.queries.ts'

/** How far ahead bank holidays are offered. */
const HOLIDAYS_AHEAD_DAYS = 400

/**
 * What staff edit of a store's hours, from today's date on. `db` may be a transaction. Throws
 * NONEXISTING_STORE.
 */
export async function readHours(
  { db, now }: Pick<Context, 'db' | 'now'>,
  storeId: string,
): Promise<StoreHours> {
  const stored = await selectHours(db, storeId)
  if (!stored) throw new ApiError('NONEXISTING_STORE')
  const { nation, services, spans, exceptions, usualHolidays, preparationHours, ...times } = stored
  const { isoDate: today } = londonParts(now())
  return {
    hours: {
      ...times,
      week: weekOfSpans(spans),
      exceptions: exceptions.filter(({ date }) => date >= today),
      usualHolidays: usualHolidays.map(({ date }) => date).filter((date) => date >= today),
      preparationHours: preparationHours.map(({ weekday, hour, minutes }) => ({
        day: nameOfWeekday(weekday),
        hour,
        minutes,
      })),
      version: versionOf(stored),
    },
    services,
    yesterday: exceptions.filter(({ date }) => date === addDays(today, -1)),
    holidays: bankHolidays(nation, { from: today, to: addDays(today, HOLIDAYS_AHEAD_DAYS) }),
  }
}

/**
 * Changes with whatever of the hours changes, whoever changes it. Dates that have passed are part
 * of it, so that it stays the same over midnight.
 */
function versionOf(stored: object): string {
  return createHash('sha256').update(JSON.stringify(stored)).digest('base64url').slice(0, 22)
}
