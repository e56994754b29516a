import type { RestaurantDocuments } from '#contract/identity-documents/restaurant-documents.ts'
import { recordChange, type Changer } from '#api/audit/record-change.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { FieldError } from '#api/http/api-error.ts'
import type { DocumentName } from '#api/stores/identity-documents/document-seal.ts'
import { decideDocument } from '#api/stores/identity-documents/decide-document.ts'
import { tellOwners } from '#api/stores/lifecycle/move-store.ts'
import { listRestaurantDocuments } from './list-restaurant-documents.ts'

interface Decision {
  isAccepted: boolean
  /** Of a refusal; the owners read it. */
  reason: string
  changer: Changer
}

/**
 * Accepts an identity document, or refuses it, and tells the owners. The log of changes, which managers read,
 * says neither which document nor why. Throws NONEXISTING_DOCUMENT, DOCUMENT_IS_DECIDED, and a FieldError for a
 * refusal without a reason.
 */
export async function decideRestaurantDocument(
  context: Context,
  name: DocumentName,
  { isAccepted, reason: given, changer }: Decision,
): Promise<RestaurantDocuments> {
  if (!isAccepted && given === '')
    throw new FieldError([{ field: 'reason', code: 'required_field' }])
  const { storeId } = name
  const reason = isAccepted ? '' : given
  const state = isAccepted ? 'accepted' : 'refused'
  const at = context.now()
  await inTransaction(context.db, async (transaction) => {
    const document = await decideDocument(transaction, name, { state, reason, at })
    const act = isAccepted ? 'acceptDocument' : 'refuseDocument'
    const after = { documentDecidedAt: at.toISOString() }
    await recordChange(transaction, { ...changer, at, storeId, act, before: {}, after })
    await tellOwners(transaction, [storeId], { act, reason, document })
  })
  return listRestaurantDocuments(context, storeId)
}
