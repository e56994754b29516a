import { z } from 'zod'
import {
  DOCUMENT_KINDS,
  DOCUMENT_MAXIMUM_BYTES,
  DOCUMENT_STATES,
  DOCUMENT_TYPES,
  DOCUMENTS_MAXIMUM,
} from '#rules/business/identity-document.ts'
import { call } from '#contract/call.ts'
import { because, id, instant } from '#contract/fields.ts'

/** What is known of a document by which the marketplace knows who owns a restaurant; never the file itself. */
export const identityDocument = z.object({
  id,
  kind: z.enum(DOCUMENT_KINDS),
  fileType: z.enum(DOCUMENT_TYPES),
  bytes: z.int(),
  sentBy: z.enum(['partner', 'operator']),
  sentAt: instant,
  state: z.enum(DOCUMENT_STATES),
  decidedAt: instant.nullable(),
  /** Why it is refused; empty otherwise. */
  reason: z.string(),
  /** False: the file is erased, and only that it was accepted is known. */
  hasFile: z.boolean(),
  /** When its file is erased at the latest; null: it is erased. */
  erasedAt: instant.nullable(),
})
export type IdentityDocument = z.output<typeof identityDocument>

export const identityDocuments = z.object({
  /** The latest first. */
  items: z.array(identityDocument),
  /** How many more can be sent. */
  room: z.int().min(0).max(DOCUMENTS_MAXIMUM),
})
export type IdentityDocuments = z.output<typeof identityDocuments>

/** Why a file is not taken as a document. */
export const DOCUMENT_REFUSALS = [
  'DOCUMENT_IS_EMPTY',
  'DOCUMENT_TOO_LARGE',
  'DOCUMENT_TYPE_NOT_SUPPORTED',
  'DOCUMENT_IS_DAMAGED',
  'DOCUMENT_CONTAINS_ANOTHER_FILE',
  'TOO_MANY_DOCUMENTS',
] as const

export const ofKind = z.object({ kind: z.enum(DOCUMENT_KINDS, because('invalid_value')) })

export const DOCUMENT_FILES = `a JPEG, PNG, WebP or PDF of at most ${DOCUMENT_MAXIMUM_BYTES / 1024 / 1024} MB`

const ofOwner = { permission: 'partner', staffPermission: 'money' } as const
const storeNamed = z.object({ storeId: id })

export const listIdentityDocuments = call({
  id: 'listIdentityDocuments',
  method: 'GET',
  path: '/partner/stores/:storeId/identity-documents',
  summary: 'The identity documents that the marketplace has of a restaurant, and what it decided',
  ...ofOwner,
  params: storeNamed,
  output: identityDocuments,
  errors: ['NONEXISTING_STORE'],
})

export const sendIdentityDocument = call({
  id: 'sendIdentityDocument',
  method: 'POST',
  path: '/partner/stores/:storeId/identity-documents',
  summary: `Sends an identity document to the marketplace: ${DOCUMENT_FILES}. It is stored encrypted`,
  ...ofOwner,
  params: storeNamed,
  query: ofKind,
  consumes: 'application/octet-stream',
  output: identityDocuments,
  status: 201,
  errors: ['NONEXISTING_STORE', ...DOCUMENT_REFUSALS],
})

export const removeIdentityDocument = call({
  id: 'removeIdentityDocument',
  method: 'DELETE',
  path: '/partner/stores/:storeId/identity-documents/:documentId',
  summary: 'Erases an identity document that the marketplace has not decided about',
  ...ofOwner,
  params: storeNamed.extend({ documentId: id }),
  output: identityDocuments,
  errors: ['NONEXISTING_STORE', 'NONEXISTING_DOCUMENT', 'DOCUMENT_IS_DECIDED'],
})

export const identityDocumentCalls = {
  listIdentityDocuments,
  sendIdentityDocument,
  removeIdentityDocument,
}
