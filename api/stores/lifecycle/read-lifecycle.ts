import type { Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import {
  lockLifecycle,
  selectLifecycle,
  selectOwnerOfStore,
  type LifecycleRow,
} from './lifecycle.queries.ts'

/** The state of a store, and since when. Throws NONEXISTING_STORE. */
export async function readLifecycle(db: Kysely<Database>, storeId: string): Promise<LifecycleRow> {
  const stored = await selectLifecycle(db, storeId)
  if (!stored) throw new ApiError('NONEXISTING_STORE')
  return stored
}

/**
 * Until the transaction ends, the store is live and nobody else changes it. Throws NONEXISTING_STORE and
 * RESTAURANT_STATE_INVALID.
 */
export async function lockLiveStore(transaction: Transaction, storeId: string): Promise<void> {
  const state = await lockLifecycle(transaction, storeId)
  if (!state) throw new ApiError('NONEXISTING_STORE')
  if (state !== 'live') throw new ApiError('RESTAURANT_STATE_INVALID', { state })
}

/** Whom an email about a store goes to; undefined: the owner or the store is deleted. */
export function findOwnerOfStore(
  db: Kysely<Database>,
  given: { storeId: string; ownerId: string },
): Promise<{ email: string; storeName: string; slug: string } | undefined> {
  return selectOwnerOfStore(db, given)
}
