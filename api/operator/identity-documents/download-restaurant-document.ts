import type { DocumentType } from '#rules/business/identity-document.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import { recordDocumentAccess } from '#api/operator/data-access/record-data-access.ts'
import { openDocument, type DocumentName } from '#api/stores/identity-documents/document-seal.ts'
import { findSealedDocument } from '#api/stores/identity-documents/find-sealed-document.ts'

const ENDINGS: Readonly<Record<DocumentType, string>> = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  pdf: 'pdf',
}

/**
 * The file of an identity document as it was sent, and a name for it. That the operator sees it is recorded
 * before. Throws NONEXISTING_DOCUMENT, and DOCUMENT_UNREADABLE of one that the data key does not open.
 */
export async function downloadRestaurantDocument(
  context: Context,
  name: DocumentName,
  operatorId: string,
): Promise<{ name: string; file: Buffer }> {
  const stored = await findSealedDocument(context, name)
  await recordDocumentAccess(context, { operatorId, storeId: name.storeId })
  const file = await openDocument(context, name, stored.sealed)
  if (!file) throw new ApiError('DOCUMENT_UNREADABLE')
  return { name: `${stored.kind}-${stored.slug}.${ENDINGS[stored.fileType]}`, file }
}
