import { sql, type Kysely } from 'kysely'
import type { HygieneRating } from '#rules/stores/hygiene.ts'
import type { Database } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'

type Db = Kysely<Database>

export async function selectHygiene(db: Db, storeId: string) {
  return db
    .selectFrom('store')
    .select(['hygiene_rating as rating', 'hygiene_inspected_on as inspectedOn'])
    .where('id', '=', storeId)
    .executeTakeFirst()
}

export async function updateHygiene(
  transaction: Transaction,
  storeId: string,
  { rating, inspectedOn }: { rating: HygieneRating; inspectedOn: string | null },
): Promise<void> {
  await transaction
    .updateTable('store')
    .set({ hygiene_rating: rating, hygiene_inspected_on: inspectedOn })
    .where('id', '=', storeId)
    .execute()
}

export async function selectLink(db: Db, storeId: string) {
  return db
    .selectFrom('store_establishment')
    .select(['establishment_id as establishmentId', 'checked_at as checkedAt'])
    .where('store_id', '=', storeId)
    .executeTakeFirst()
}

export async function saveLink(
  transaction: Transaction,
  link: { storeId: string; establishmentId: number; checkedAt: Date },
): Promise<void> {
  const row = { establishment_id: link.establishmentId, checked_at: link.checkedAt }
  await transaction
    .insertInto('store_establishment')
    .values({ store_id: link.storeId, ...row })
    .onConflict((conflict) => conflict.column('store_id').doUpdateSet(row))
    .execute()
}

/** Linked stores that were not checked since, in any order, so that none that fails is always the first. */
export async function selectUnchecked(db: Db, before: Date, maximum: number) {
  return db
    .selectFrom('store_establishment')
    .innerJoin('store', 'store.id', 'store_establishment.store_id')
    .select(['store_id as storeId', 'establishment_id as establishmentId'])
    .where('store_establishment.checked_at', '<', before)
    .where('store.state', '<>', 'archived')
    .orderBy(sql`random()`)
    .limit(maximum)
    .execute()
}
