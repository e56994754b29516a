import { sql, type Kysely } from 'kysely'
import { londonInstant, londonParts } from '#rules/time/london.ts'
import type { Database } from '#api/database/tables.ts'
import { measured } from './punctuality.queries.ts'
import { charges } from './sales.queries.ts'

type Db = Kysely<Database>

/** Before when figures are written down; null: none are. */
export async function loadClosedUntil(db: Db): Promise<Date | null> {
  const row = await db.selectFrom('closed_days').select('until').executeTakeFirst()
  return row?.until ?? null
}

/** When the first order was placed; null: there is none. */
export async function loadFirstOrder(db: Db): Promise<Date | null> {
  const row = await db
    .selectFrom('orders')
    .select('placed_at as at')
    .orderBy('placed_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row?.at ?? null
}

/** Of two who close days, or open one again, one waits. */
export async function lockClosedDays(db: Db): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('closed_days'))`.execute(db)
}

export async function writeClosedUntil(db: Db, until: Date): Promise<void> {
  await db
    .insertInto('closed_days')
    .values({ until })
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet({ until }))
    .execute()
}

/** Writes the figures of the orders of a day in place of those written before. */
export async function writeDay(db: Db, span: { since: Date; before: Date }): Promise<void> {
  const { since, before } = span
  await db.deleteFrom('charged_order').where('at', '>=', since).where('at', '<', before).execute()
  await db.deleteFrom('completed_order').where('at', '>=', since).where('at', '<', before).execute()
  await sql`
    WITH ${charges({ ...span, closedUntil: null })}
    INSERT INTO charged_order (order_id, store_id, account_id, service, payment_method, at,
      hour_of_week, sold_pence, discount_pence)
    SELECT order_id, store_id, account_id, service, payment_method, at, hour_of_week, sold_pence,
      discount_pence
    FROM charge
    ON CONFLICT (order_id) DO NOTHING
  `.execute(db)
  await sql`
    WITH ${measured({ ...span, closedUntil: null })}
    INSERT INTO completed_order (order_id, store_id, service, at, hour_of_week, minutes_late,
      promised_minutes, taken_minutes)
    SELECT order_id, store_id, service, at, hour_of_week, minutes_late, promised_minutes,
      taken_minutes
    FROM measured
    ON CONFLICT (order_id) DO NOTHING
  `.execute(db)
}

/**
 * Figures from this day on are read from the ledger again until they are written anew: something was
 * entered late.
 */
export async function openDays(db: Db, at: Date): Promise<void> {
  const until = londonInstant(londonParts(at).isoDate, 0)
  await db.updateTable('closed_days').set({ until }).where('until', '>', until).execute()
}
