import type { RestaurantDocuments } from '#contract/identity-documents/restaurant-documents.ts'
import type { DocumentKind } from '#rules/business/identity-document.ts'
import type { Changer } from '#api/audit/record-change.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { addDocument, receiveDocument } from '#api/stores/identity-documents/add-document.ts'
import { listRestaurantDocuments } from './list-restaurant-documents.ts'

/** Adds an identity document for a restaurant. Throws as `receiveDocument` and `addDocument`. */
export async function addRestaurantDocument(
  context: Context,
  storeId: string,
  { kind, body, changer }: { kind: DocumentKind; body: unknown; changer: Changer },
): Promise<RestaurantDocuments> {
  const file = await receiveDocument(context, storeId, body)
  await inTransaction(context.db, (transaction) =>
    addDocument(transaction, file, { kind, accountId: null, changer, at: context.now() }),
  )
  return listRestaurantDocuments(context, storeId)
}
