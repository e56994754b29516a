import type { DocumentKind } from '#rules/business/identity-document.ts'
import type { Transaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import type { DocumentName } from './document-seal.ts'
import { documentExists, updateDecided } from './documents.queries.ts'

interface Decision {
  state: 'accepted' | 'refused'
  reason: string
  at: Date
}

/**
 * Decides about a document that waits; returns what it is. Throws NONEXISTING_DOCUMENT and DOCUMENT_IS_DECIDED.
 */
export async function decideDocument(
  transaction: Transaction,
  name: DocumentName,
  decision: Decision,
): Promise<DocumentKind> {
  const decided = await updateDecided(transaction, { ...name, ...decision })
  if (decided) return decided.kind
  const isThere = await documentExists(transaction, name)
  throw new ApiError(isThere ? 'DOCUMENT_IS_DECIDED' : 'NONEXISTING_DOCUMENT')
}
