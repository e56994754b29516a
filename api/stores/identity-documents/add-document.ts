import { randomUUID } from 'node:crypto'
import type { ErrorCode } from '#contract/errors.ts'
import {
  DOCUMENT_MAXIMUM_BYTES,
  DOCUMENTS_MAXIMUM,
  documentType,
  type DocumentKind,
  type DocumentRefusal,
} from '#rules/business/identity-document.ts'
import { recordChange, type Changer } from '#api/audit/record-change.ts'
import type { Context } from '#api/context.ts'
import type { Transaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { receiveFile } from '#api/http/receive-file.ts'
import { sealDocument } from './document-seal.ts'
import { countFiles, insertDocument, lockStore, type NewDocument } from './documents.queries.ts'

const REFUSALS: Readonly<Record<DocumentRefusal, ErrorCode>> = {
  empty: 'DOCUMENT_IS_EMPTY',
  unsupported: 'DOCUMENT_TYPE_NOT_SUPPORTED',
  damaged: 'DOCUMENT_IS_DAMAGED',
  anotherFile: 'DOCUMENT_CONTAINS_ANOTHER_FILE',
}

type SealedFile = Pick<NewDocument, 'id' | 'storeId' | 'fileType' | 'bytes' | 'sealed'>

/**
 * Reads a document from a request, checks what it is by its content, and encrypts it for a store. Throws
 * DOCUMENT_TOO_LARGE, DOCUMENT_IS_EMPTY, DOCUMENT_TYPE_NOT_SUPPORTED, DOCUMENT_IS_DAMAGED,
 * DOCUMENT_CONTAINS_ANOTHER_FILE, and UNREADABLE_REQUEST when it breaks off.
 */
export async function receiveDocument(
  context: Context,
  storeId: string,
  body: unknown,
): Promise<SealedFile> {
  const file = await receiveFile(body, DOCUMENT_MAXIMUM_BYTES, 'DOCUMENT_TOO_LARGE')
  const judged = documentType(
    file,
    Buffer.from(file.buffer, file.byteOffset, file.length).toString('latin1'),
  )
  if ('refusal' in judged) throw new ApiError(REFUSALS[judged.refusal])
  const id = randomUUID()
  const sealed = await sealDocument(context, { storeId, documentId: id }, file)
  return { id, storeId, fileType: judged.type, bytes: file.length, sealed }
}

interface Sending {
  kind: DocumentKind
  /** The owner who sends it; null: the marketplace. */
  accountId: string | null
  changer: Changer
  at: Date
}

/** Adds a document to a store. Throws NONEXISTING_STORE and TOO_MANY_DOCUMENTS. */
export async function addDocument(
  transaction: Transaction,
  file: SealedFile,
  { kind, accountId, changer, at }: Sending,
): Promise<void> {
  const { storeId } = file
  if (!(await lockStore(transaction, storeId))) throw new ApiError('NONEXISTING_STORE')
  if ((await countFiles(transaction, storeId)) >= DOCUMENTS_MAXIMUM)
    throw new ApiError('TOO_MANY_DOCUMENTS')
  await insertDocument(transaction, { ...file, kind, accountId, sentAt: at })
  await recordChange(transaction, {
    ...changer,
    at,
    storeId,
    act: 'sendDocument',
    before: {},
    after: { documentSentAt: at.toISOString() },
  })
}
