import { sql, type Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'

/** What decides whether the kitchen has something. */
export interface AvailabilityRow {
  name: string
  isAvailable: boolean
  soldOutUntil: Date | null
  left: number | null
}

/** A product of a store, with its count, both locked until the transaction ends. */
export async function lockProduct(
  transaction: Transaction,
  storeId: string,
  productId: string,
): Promise<AvailabilityRow | undefined> {
  const product = await transaction
    .selectFrom('product')
    .select(['name', 'is_available as isAvailable', 'sold_out_until as soldOutUntil'])
    .where('id', '=', productId)
    .where('store_id', '=', storeId)
    .forUpdate()
    .executeTakeFirst()
  if (!product) return undefined
  const stock = await transaction
    .selectFrom('product_stock')
    .select('remaining')
    .where('product_id', '=', productId)
    .forUpdate()
    .executeTakeFirst()
  return { ...product, left: stock?.remaining ?? null }
}

/** An option of a store, locked until the transaction ends. */
export async function lockOption(
  transaction: Transaction,
  storeId: string,
  optionId: string,
): Promise<AvailabilityRow | undefined> {
  const option = await transaction
    .selectFrom('option')
    .innerJoin('option_group', 'option_group.id', 'option.option_group_id')
    .select([
      sql<string>`option_group.name || ': ' || option.name`.as('name'),
      'option.is_available as isAvailable',
      'option.sold_out_until as soldOutUntil',
    ])
    .where('option.id', '=', optionId)
    .where('option_group.store_id', '=', storeId)
    .forUpdate('option')
    .executeTakeFirst()
  return option && { ...option, left: null }
}

export async function updateAvailability(
  transaction: Transaction,
  table: 'product' | 'option',
  id: string,
  { isAvailable, soldOutUntil }: Pick<AvailabilityRow, 'isAvailable' | 'soldOutUntil'>,
): Promise<void> {
  await transaction
    .updateTable(table)
    .set({ is_available: isAvailable, sold_out_until: soldOutUntil })
    .where('id', '=', id)
    .execute()
}

/**
 * Counts a product from now on, or no longer. What open orders have taken of a counted one comes back to
 * the new count when they end unaccepted.
 */
export async function setCount(
  transaction: Transaction,
  { storeId, productId, left }: { storeId: string; productId: string; left: number | null },
): Promise<void> {
  if (left === null) {
    await transaction.deleteFrom('product_stock').where('product_id', '=', productId).execute()
    return
  }
  await transaction
    .insertInto('product_stock')
    .values({ product_id: productId, store_id: storeId, remaining: left })
    .onConflict((conflict) => conflict.column('product_id').doUpdateSet({ remaining: left }))
    .execute()
}

/** How many are left of everything that a store counts. */
export async function loadCounts(
  db: Kysely<Database>,
  storeId: string,
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('product_stock')
    .select(['product_id as id', 'remaining'])
    .where('store_id', '=', storeId)
    .execute()
  return new Map(rows.map(({ id, remaining }) => [id, remaining]))
}
