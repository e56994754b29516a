import { sql, type Kysely } from 'kysely'
import type { Service } from '#rules/orders/service.ts'
import type { CommissionTerms, DatedTerms } from '#rules/payments/commission.ts'
import type { Database } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'
import { TERMS_COLUMNS, termsOf } from '#api/stores/commission/stored-terms.ts'

type Db = Kysely<Database>

/** Terms of a store, or without one the marketplace's default. */
export type CommissionRow = DatedTerms & { id: string; service: Service; storeId: string | null }

/** The terms of stores and of the default: those that apply on a day, and those that begin later. */
export async function loadTerms(
  db: Db,
  { storeIds, day }: { storeIds: readonly string[]; day: string },
): Promise<CommissionRow[]> {
  const rows = await db
    .selectFrom('commission_rate')
    .select(['store_id as storeId', ...TERMS_COLUMNS])
    .where((where) =>
      where.or([
        where('store_id', 'is', null),
        where('store_id', '=', sql<string>`ANY (${[...storeIds]}::uuid[])`),
      ]),
    )
    .where(
      sql<boolean>`NOT EXISTS (
        SELECT FROM commission_rate AS later
        WHERE later.store_id IS NOT DISTINCT FROM commission_rate.store_id
          AND later.service = commission_rate.service
          AND later.from_day > commission_rate.from_day AND later.from_day <= ${day}::date)`,
    )
    .orderBy('from_day')
    .orderBy('service', 'desc')
    .$narrowType<{ service: Service }>()
    .execute()
  return rows.map((row) => ({
    id: row.id,
    service: row.service,
    storeId: row.storeId,
    ...termsOf(row),
  }))
}

export function findStoreName(db: Db, storeId: string) {
  return db.selectFrom('store').select(['id', 'name']).where('id', '=', storeId).executeTakeFirst()
}

/** Stores by name after a cursor, with a part of it in their name. */
export function loadStoreNames(
  db: Db,
  { search, after, limit }: { search: string; after: string | null; limit: number },
) {
  const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return db
    .selectFrom('store')
    .select(['id', 'name', 'area'])
    .where('name', 'ilike', pattern)
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(name, id) > (SELECT name, id FROM store AS last WHERE last.id = ${after})`,
      ),
    )
    .orderBy('name')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Two who set the same terms do so one after the other. */
export async function lockTerms(transaction: Transaction): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('commission_rate'))`.execute(transaction)
}

export async function saveTerms(
  transaction: Transaction,
  given: {
    storeId: string | null
    service: Service
    from: string
    terms: CommissionTerms | null
    at: Date
    accountId: string
  },
): Promise<void> {
  const { terms } = given
  const set = {
    rate_hundredths: terms?.rateHundredths ?? null,
    minimum_pence: terms?.minimumPence ?? null,
    maximum_pence: terms?.maximumPence ?? null,
    set_at: given.at,
    set_by: given.accountId,
  }
  await transaction
    .insertInto('commission_rate')
    .values({ store_id: given.storeId, service: given.service, from_day: given.from, ...set })
    .onConflict((conflict) =>
      conflict.columns(['store_id', 'service', 'from_day']).doUpdateSet(set),
    )
    .execute()
}

/** Locks the terms until the transaction ends. */
export async function findTerms(
  transaction: Transaction,
  id: string,
): Promise<CommissionRow | null> {
  const row = await transaction
    .selectFrom('commission_rate')
    .select(['store_id as storeId', ...TERMS_COLUMNS])
    .where('id', '=', id)
    .forUpdate()
    .$narrowType<{ service: Service }>()
    .executeTakeFirst()
  return row ? { id: row.id, service: row.service, storeId: row.storeId, ...termsOf(row) } : null
}

export async function deleteTerms(transaction: Transaction, id: string): Promise<void> {
  await transaction.deleteFrom('commission_rate').where('id', '=', id).execute()
}
