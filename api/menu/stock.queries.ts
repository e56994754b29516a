import type { Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'

export function selectStock(db: Kysely<Database>, productIds: readonly string[]) {
  return db
    .selectFrom('product_stock')
    .select(['product_id as productId', 'remaining'])
    .where('product_id', '=', ({ fn, val }) => fn.any(val(productIds)))
    .execute()
}

/** The ids of the products of a store that are counted. */
export async function selectCounted(db: Kysely<Database>, storeId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('product_stock')
    .select('product_id')
    .where('store_id', '=', storeId)
    .execute()
  return rows.map(({ product_id }) => product_id)
}
