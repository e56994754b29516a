import { recordChange, type Changer } from '#api/audit/record-change.ts'
import type { Transaction } from '#api/database/transaction.ts'
import type { StoreDocument } from '#rules/stores/import/store-document.ts'
import { londonParts } from '#rules/time/london.ts'
import { auditFieldsOfStore } from './audit-fields-of-store.ts'
import { slugRefused } from './create-store.ts'
import { updateStore } from './store-documents.queries.ts'

/**
 * Makes a store what a document says, in a transaction that has locked it; its menu stays as it is. Throws
 * STORE_SLUG_ALREADY_USED.
 */
export async function changeStore(
  transaction: Transaction,
  change: { id: string; before: StoreDocument; after: StoreDocument },
  { at, changer }: { at: Date; changer: Changer },
): Promise<void> {
  const { id, before, after } = change
  const { isoDate: today } = londonParts(at)
  await updateStore(transaction, { id, document: after }, today).catch(slugRefused)
  await recordChange(transaction, {
    ...changer,
    at,
    storeId: id,
    act: 'changeStore',
    before: auditFieldsOfStore(before),
    after: auditFieldsOfStore(after),
  })
}
