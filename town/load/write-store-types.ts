import type { Transaction } from '#api/database/transaction.ts'
import { STORE_TYPES } from '#town/store-types.ts'
import { insertRows } from './insert-rows.queries.ts'

/** Every cuisine, also those that no store has. */
export async function writeStoreTypes(transaction: Transaction): Promise<void> {
  const rows = STORE_TYPES.map(({ slug, name, art }, position) => ({ slug, name, art, position }))
  await insertRows(transaction, 'store_type', rows)
}
