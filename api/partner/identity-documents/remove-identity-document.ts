import {
  removeIdentityDocument as call,
  type IdentityDocuments,
} from '#contract/identity-documents/identity-documents.ts'
import type { Context } from '#api/context.ts'
import { withdrawDocument } from '#api/stores/identity-documents/erase-document.ts'
import { listDocuments } from '#api/stores/identity-documents/list-documents.ts'
import { changeAtStore, type StoreAct } from '../change-at-store.ts'

/** Erases a document that the marketplace has not decided about. Throws as `withdrawDocument`. */
export function removeIdentityDocument(
  context: Context,
  act: StoreAct,
  documentId: string,
): Promise<IdentityDocuments> {
  return changeAtStore(context, call, act, async (transaction) => {
    await withdrawDocument(transaction, { ...act, documentId, at: context.now() })
    return listDocuments({ db: transaction }, act.storeId)
  })
}
