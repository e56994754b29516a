import { faultsOfHours, type EditedHours, type StoreHours } from '#contract/partner/hours.ts'
import { recordChange, type Changer } from '#api/audit/record-change.ts'
import type { Context } from '#api/context.ts'
import { inTransaction, type Transaction } from '#api/database/transaction.ts'
import { ApiError, FieldError } from '#api/http/api-error.ts'
import { announceStoreChange } from '#api/stores/record/store-changes.ts'
import { spansOfWeek, weekdayOfName } from '#rules/stores/usual-week.ts'
import { londonParts } from '#rules/time/london.ts'
import { describeHoursChanges } from './describe-hours-changes.ts'
import {
  lockStore,
  replaceExceptions,
  replacePreparation,
  replaceSpans,
  replaceUsualHolidays,
  setOrderTimes,
} from './hours.queries.ts'
import { readHours } from './read-hours.ts'

/**
 * Replaces what staff edit of a store's hours, of today and later. Throws HOURS_HAVE_CHANGED, with
 * what there is now, when the hours are no longer those that were edited, and a FieldError for hours
 * that can't be.
 */
export async function changeHours(
  context: Context,
  storeId: string,
  hours: EditedHours,
  changer: Changer,
): Promise<StoreHours> {
  const at = context.now()
  const { isoDate: today } = londonParts(at)
  const changed = await inTransaction(context.db, async (transaction) => {
    const reading = { db: transaction, now: () => at }
    await lockStore(transaction, storeId)
    const before = await readHours(reading, storeId)
    if (before.hours.version !== hours.version)
      throw new ApiError('HOURS_HAVE_CHANGED', { now: before })
    const faults = faultsOfHours(hours, { today, holidays: before.holidays })
    if (faults.length > 0) throw new FieldError(faults)
    const events = describeHoursChanges(before.hours, hours)
    if (events.length === 0) return before
    await writeHours(transaction, { storeId, from: today }, hours)
    for (const event of events)
      await recordChange(transaction, { ...changer, at, storeId, ...event })
    return readHours(reading, storeId)
  })
  announceStoreChange(context, storeId)
  return changed
}

async function writeHours(
  transaction: Transaction,
  dates: { storeId: string; from: string },
  hours: EditedHours,
): Promise<void> {
  const { storeId } = dates
  const preparation = hours.preparationHours.map(({ day, hour, minutes }) => ({
    weekday: weekdayOfName(day),
    hour,
    minutes,
  }))
  await replaceSpans(transaction, storeId, spansOfWeek(hours.week))
  await replaceExceptions(transaction, dates, hours.exceptions)
  await replaceUsualHolidays(transaction, dates, hours.usualHolidays)
  await replacePreparation(transaction, storeId, preparation)
  await setOrderTimes(transaction, storeId, hours)
}
