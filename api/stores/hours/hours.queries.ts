import type { Kysely } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { json } from '#api/database/json.ts'
import type { Database } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'
import type { HoursException, OpeningSpan } from '#rules/stores/opening-hours.ts'
import type { Weekday } from '#rules/time/london.ts'

type Db = Kysely<Database>

export interface StoredPreparation {
  weekday: Weekday
  hour: number
  minutes: number
}

/** All that is edited of a store's hours, of the past too; undefined: no store. */
export async function selectHours(db: Db, storeId: string) {
  return db
    .selectFrom('store')
    .select(({ selectFrom }) => [
      'nation',
      'services',
      'preparation_minutes as preparationMinutes',
      'last_order_minutes as lastOrderMinutes',
      'slot_orders as slotOrders',
      'pre_order_days as preOrderDays',
      jsonArrayFrom(
        selectFrom('opening_span')
          .select([
            'service',
            'weekday',
            'start_minute as startMinute',
            'duration_minutes as durationMinutes',
          ])
          .whereRef('opening_span.store_id', '=', 'store.id')
          .orderBy('service')
          .orderBy('weekday')
          .orderBy('start_minute'),
      ).as('spans'),
      jsonArrayFrom(
        selectFrom('hours_exception')
          .select(['date', 'service', 'spans', 'reason'])
          .whereRef('hours_exception.store_id', '=', 'store.id')
          .orderBy('date')
          .orderBy('service'),
      ).as('exceptions'),
      jsonArrayFrom(
        selectFrom('usual_holiday')
          .select('date')
          .whereRef('usual_holiday.store_id', '=', 'store.id')
          .orderBy('date'),
      ).as('usualHolidays'),
      jsonArrayFrom(
        selectFrom('preparation_hour')
          .select(['weekday', 'hour', 'minutes'])
          .whereRef('preparation_hour.store_id', '=', 'store.id')
          .orderBy('weekday')
          .orderBy('hour'),
      ).as('preparationHours'),
    ])
    .where('id', '=', storeId)
    .executeTakeFirst()
}

/** Until the transaction ends nobody else changes the hours here. */
export async function lockStore(transaction: Transaction, storeId: string): Promise<void> {
  await transaction
    .selectFrom('store')
    .select('id')
    .where('id', '=', storeId)
    .forUpdate()
    .executeTakeFirst()
}

export async function replaceSpans(
  transaction: Transaction,
  storeId: string,
  spans: readonly OpeningSpan[],
): Promise<void> {
  await transaction.deleteFrom('opening_span').where('store_id', '=', storeId).execute()
  if (spans.length === 0) return
  const rows = spans.map(({ service, weekday, startMinute, durationMinutes }) => ({
    store_id: storeId,
    service,
    weekday,
    start_minute: startMinute,
    duration_minutes: durationMinutes,
  }))
  await transaction.insertInto('opening_span').values(rows).execute()
}

/** Replaces the exceptions from a date on. */
export async function replaceExceptions(
  transaction: Transaction,
  { storeId, from }: { storeId: string; from: string },
  exceptions: readonly HoursException[],
): Promise<void> {
  await transaction
    .deleteFrom('hours_exception')
    .where('store_id', '=', storeId)
    .where('date', '>=', from)
    .execute()
  if (exceptions.length === 0) return
  const rows = exceptions.map(({ date, service, spans, reason }) => ({
    store_id: storeId,
    date,
    service,
    spans: json(spans.map((span) => ({ ...span }))),
    reason,
  }))
  await transaction.insertInto('hours_exception').values(rows).execute()
}

/** Replaces the holidays with usual hours from a date on. */
export async function replaceUsualHolidays(
  transaction: Transaction,
  { storeId, from }: { storeId: string; from: string },
  dates: readonly string[],
): Promise<void> {
  await transaction
    .deleteFrom('usual_holiday')
    .where('store_id', '=', storeId)
    .where('date', '>=', from)
    .execute()
  if (dates.length === 0) return
  const rows = dates.map((date) => ({ store_id: storeId, date }))
  await transaction.insertInto('usual_holiday').values(rows).execute()
}

export async function replacePreparation(
  transaction: Transaction,
  storeId: string,
  hours: readonly StoredPreparation[],
): Promise<void> {
  await transaction.deleteFrom('preparation_hour').where('store_id', '=', storeId).execute()
  if (hours.length === 0) return
  const rows = hours.map((hour) => ({ store_id: storeId, ...hour }))
  await transaction.insertInto('preparation_hour').values(rows).execute()
}

export async function setOrderTimes(
  transaction: Transaction,
  storeId: string,
  times: {
    preparationMinutes: number
    lastOrderMinutes: number
    slotOrders: number | null
    preOrderDays: number
  },
): Promise<void> {
  await transaction
    .updateTable('store')
    .set({
      preparation_minutes: times.preparationMinutes,
      last_order_minutes: times.lastOrderMinutes,
      slot_orders: times.slotOrders,
      pre_order_days: times.preOrderDays,
    })
    .where('id', '=', storeId)
    .execute()
}
