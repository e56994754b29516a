import type { Transaction } from '#api/database/transaction.ts'
import { USUAL_CUISINES } from '#rules/stores/usual-cuisines.ts'
import { insertRows } from '#api/database/insert-rows.ts'

/** Every cuisine, also those that no store has. */
export async function writeStoreTypes(transaction: Transaction): Promise<void> {
  const rows = USUAL_CUISINES.map(({ slug, name, welshName, art }, position) => ({
    slug,
    name,
    welsh_name: welshName,
    art,
    position,
  }))
  await insertRows(transaction, 'store_type', rows)
}
