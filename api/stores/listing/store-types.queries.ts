import type { Kysely } from 'kysely'
import type { StoreType } from '#contract/stores/stores.ts'
import type { Database } from '#api/database/tables.ts'

export function selectStoreTypes(db: Kysely<Database>): Promise<StoreType[]> {
  return db
    .selectFrom('store_type')
    .select(['slug', 'name', 'art'])
    .orderBy('position')
    .orderBy('slug')
    .execute()
}
