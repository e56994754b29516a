import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import type { DocumentName } from './document-seal.ts'
import { selectSealed } from './documents.queries.ts'

/** A document as it is stored, with its store's address. Throws NONEXISTING_DOCUMENT, also of one that is erased. */
export async function findSealedDocument(
  { db }: Pick<Context, 'db'>,
  { storeId, documentId }: DocumentName,
) {
  const stored = await selectSealed(db, storeId, documentId)
  if (!stored?.sealed) throw new ApiError('NONEXISTING_DOCUMENT')
  return { ...stored, sealed: stored.sealed }
}
