import {
  sendIdentityDocument as call,
  type IdentityDocuments,
} from '#contract/identity-documents/identity-documents.ts'
import type { DocumentKind } from '#rules/business/identity-document.ts'
import type { Context } from '#api/context.ts'
import { addDocument, receiveDocument } from '#api/stores/identity-documents/add-document.ts'
import { listDocuments } from '#api/stores/identity-documents/list-documents.ts'
import { changeAtStore, type StoreAct } from '../change-at-store.ts'

/** Sends an identity document to the marketplace. Throws as `receiveDocument` and `addDocument`. */
export async function sendIdentityDocument(
  context: Context,
  act: StoreAct,
  { kind, body }: { kind: DocumentKind; body: unknown },
): Promise<IdentityDocuments> {
  const { storeId, changer } = act
  const file = await receiveDocument(context, storeId, body)
  return changeAtStore(context, call, act, async (transaction) => {
    const { accountId } = changer
    await addDocument(transaction, file, { kind, accountId, changer, at: context.now() })
    return listDocuments({ db: transaction }, storeId)
  })
}
