import { recordChange, type Changer } from '#api/audit/record-change.ts'
import { retainedSince } from '#rules/privacy/retention.ts'
import { UNDECIDED_DAYS } from '#rules/business/identity-document.ts'
import type { Context } from '#api/context.ts'
import { inBatches } from '#api/database/in-batches.ts'
import type { Transaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { retainedSinceOf } from '#api/settings/retention.ts'
import {
  deleteUnaccepted,
  deleteUnacceptedBefore,
  documentExists,
  eraseAccepted,
  eraseAcceptedBefore,
} from './documents.queries.ts'

interface Erasure {
  storeId: string
  documentId: string
  changer: Changer
  at: Date
}

/**
 * Erases a document for its owner, while nobody has decided about it. Throws NONEXISTING_DOCUMENT and
 * DOCUMENT_IS_DECIDED.
 */
export async function withdrawDocument(transaction: Transaction, erasure: Erasure): Promise<void> {
  if (await deleteUnaccepted(transaction, { ...erasure, isOnlyWaiting: true }))
    return recordErasure(transaction, erasure)
  const isThere = await documentExists(transaction, erasure)
  throw new ApiError(isThere ? 'DOCUMENT_IS_DECIDED' : 'NONEXISTING_DOCUMENT')
}

/** Erases a document; of an accepted one it stays known that it was. Throws NONEXISTING_DOCUMENT. */
export async function eraseDocument(transaction: Transaction, erasure: Erasure): Promise<void> {
  const isErased =
    (await deleteUnaccepted(transaction, { ...erasure, isOnlyWaiting: false })) ||
    (await eraseAccepted(transaction, erasure))
  if (!isErased) throw new ApiError('NONEXISTING_DOCUMENT')
  await recordErasure(transaction, erasure)
}

function recordErasure(transaction: Transaction, { storeId, changer, at }: Erasure): Promise<void> {
  return recordChange(transaction, {
    ...changer,
    at,
    storeId,
    act: 'eraseDocument',
    before: {},
    after: { documentErasedAt: at.toISOString() },
  })
}

/** Erases the files of documents that were decided about longer ago than the marketplace stores them. */
export async function eraseOldDocuments(context: Context, signal: AbortSignal): Promise<void> {
  const before = await retainedSinceOf(context, 'identityDocuments')
  const decided = { refused: before, sent: retainedSince(before, UNDECIDED_DAYS) }
  await inBatches(signal, (maximum) => eraseAcceptedBefore(context.db, before, maximum))
  await inBatches(signal, (maximum) => deleteUnacceptedBefore(context.db, decided, maximum))
}
