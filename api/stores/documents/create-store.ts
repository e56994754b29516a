import { recordChanges, type Changer } from '#api/audit/record-change.ts'
import { isDatabaseError } from '#api/database/is-database-error.ts'
import type { Transaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import type { StoreDocument } from '#rules/stores/import/store-document.ts'
import { auditFieldsOfStore } from './audit-fields-of-store.ts'
import { insertStores, type FirstState } from './store-documents.queries.ts'

export type { FirstState }

export interface NewStore {
  id: string
  /** Without any fault of `faultsOfStore`. */
  document: StoreDocument
}

/**
 * Makes stores with everything they need but a menu, as drafts or live: customers find those that are live when
 * the transaction ends. Throws STORE_SLUG_ALREADY_USED.
 */
export async function createStores(
  transaction: Transaction,
  stores: readonly NewStore[],
  { at, changer, state }: { at: Date; changer: Changer; state: FirstState },
): Promise<void> {
  await insertStores(transaction, stores, { at, state }).catch(slugRefused)
  await recordChanges(
    transaction,
    stores.map(({ id, document }) => ({
      ...changer,
      at,
      storeId: id,
      act: 'createStore' as const,
      before: {},
      after: auditFieldsOfStore(document),
    })),
  )
}

const SLUG_CONSTRAINTS = new Set(['store_slug_key', 'former_slug_pkey'])

/** Another store has the slug, or had it and is still found by it. */
export function slugRefused(error: unknown): never {
  if (isDatabaseError(error) && SLUG_CONSTRAINTS.has(error.constraint ?? ''))
    throw new ApiError('STORE_SLUG_ALREADY_USED', undefined, { cause: error })
  throw error
}
