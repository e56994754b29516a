import type { Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { hashPassword } from '#api/session/password/hash-password.ts'
import { DEMONSTRATION_PASSWORD } from './demonstration-accounts.ts'
import { demonstrationTown } from './generate-town.ts'
import { partnerRows, personRows } from './load/account-rows.ts'
import { selectCodesToTry } from './load/discounts.queries.ts'
import { insertRows } from './load/insert-rows.queries.ts'
import { countRows, hasAnyStore, waitForTurn } from './load/load-lock.queries.ts'
import { SharedParts } from './load/share-parts.ts'
import { dropSharedTables, makeSharedTables } from './load/shared-parts.queries.ts'
import { writeDiscounts } from './load/write-discounts.ts'
import { writeStoreTypes } from './load/write-store-types.ts'
import { writeStores } from './load/write-stores.ts'

export { DEMONSTRATION_SIGN_INS } from './demonstration-accounts.ts'

/** Some promo codes of the demonstration that anybody can use. */
export function findCodesToTry(db: Kysely<Database>): Promise<string[]> {
  return selectCodesToTry(db, 5)
}

/** Whether the database has no store yet. */
export async function isTownEmpty(db: Kysely<Database>): Promise<boolean> {
  return !(await hasAnyStore(db))
}

/**
 * Fills an empty database with the demonstration: its stores, menus, reviews, and accounts whose
 * password is published. All of it or nothing; a database that has a store is left as it is, also
 * when two processes load at once. Dates of the town are relative to `now`.
 * Answers whether it was loaded.
 */
export async function loadTown(
  db: Kysely<Database>,
  { now = new Date() }: { now?: Date } = {},
): Promise<boolean> {
  const seeds = demonstrationTown()
  const passwordHash = await hashPassword(DEMONSTRATION_PASSWORD)
  return inTransaction(db, async (transaction) => {
    await waitForTurn(transaction)
    if (await hasAnyStore(transaction)) return false
    await makeSharedTables(transaction)
    await writeStoreTypes(transaction)
    const storeIds = await writeStores(transaction, seeds, { parts: new SharedParts(), now })
    const partners = partnerRows({ passwordHash, now }, seeds, storeIds)
    await insertRows(transaction, 'account', personRows({ passwordHash, now }))
    await insertRows(transaction, 'account', partners.accounts)
    await insertRows(transaction, 'partner_store', partners.partnerStores)
    await writeDiscounts(transaction, seeds, { storeIds, now })
    await dropSharedTables(transaction)
    await countRows(transaction)
    return true
  })
}
