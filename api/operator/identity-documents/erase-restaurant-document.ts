import type { RestaurantDocuments } from '#contract/identity-documents/restaurant-documents.ts'
import type { Changer } from '#api/audit/record-change.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import type { DocumentName } from '#api/stores/identity-documents/document-seal.ts'
import { eraseDocument } from '#api/stores/identity-documents/erase-document.ts'
import { listRestaurantDocuments } from './list-restaurant-documents.ts'

/** Erases an identity document at once. Throws NONEXISTING_DOCUMENT. */
export async function eraseRestaurantDocument(
  context: Context,
  name: DocumentName,
  changer: Changer,
): Promise<RestaurantDocuments> {
  await inTransaction(context.db, (transaction) =>
    eraseDocument(transaction, { ...name, changer, at: context.now() }),
  )
  return listRestaurantDocuments(context, name.storeId)
}
