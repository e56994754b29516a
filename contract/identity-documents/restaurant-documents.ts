import { z } from 'zod'
import { call } from '#contract/call.ts'
import { id, line } from '#contract/fields.ts'
import { dataAccess } from '#contract/operator/data-access.ts'
import {
  DOCUMENT_FILES,
  DOCUMENT_REFUSALS,
  identityDocuments,
  ofKind,
} from '#contract/identity-documents/identity-documents.ts'

const forOperators = { permission: 'operator', operatorPermission: 'stores' } as const
const storeNamed = z.object({ storeId: id })
const documentNamed = storeNamed.extend({ documentId: id })

export const restaurantDocuments = identityDocuments.extend({
  /** Who of the marketplace has downloaded them lately, the latest first. */
  accesses: z.array(dataAccess),
})
export type RestaurantDocuments = z.output<typeof restaurantDocuments>

export const listRestaurantDocuments = call({
  id: 'listRestaurantDocuments',
  method: 'GET',
  path: '/operator/stores/:storeId/identity-documents',
  summary: 'The identity documents of a restaurant, and who has downloaded them',
  ...forOperators,
  params: storeNamed,
  output: restaurantDocuments,
  errors: ['NONEXISTING_STORE'],
})

export const addRestaurantDocument = call({
  id: 'addRestaurantDocument',
  method: 'POST',
  path: '/operator/stores/:storeId/identity-documents',
  summary: `Adds an identity document for a restaurant: ${DOCUMENT_FILES}. It is stored encrypted`,
  ...forOperators,
  params: storeNamed,
  query: ofKind,
  consumes: 'application/octet-stream',
  output: restaurantDocuments,
  status: 201,
  errors: ['NONEXISTING_STORE', ...DOCUMENT_REFUSALS],
})

export const downloadRestaurantDocument = call({
  id: 'downloadRestaurantDocument',
  method: 'GET',
  path: '/operator/stores/:storeId/identity-documents/:documentId/file',
  summary: 'The file of an identity document, as it was sent; that it was downloaded is recorded',
  ...forOperators,
  params: documentNamed,
  produces: 'application/octet-stream',
  output: z.string(),
  errors: ['NONEXISTING_STORE', 'NONEXISTING_DOCUMENT', 'DOCUMENT_UNREADABLE'],
})

export const decideRestaurantDocument = call({
  id: 'decideRestaurantDocument',
  method: 'POST',
  path: '/operator/stores/:storeId/identity-documents/:documentId/decision',
  summary: 'Accepts an identity document, or refuses it with a reason; the owners are emailed',
  ...forOperators,
  params: documentNamed,
  body: z.object({ isAccepted: z.boolean(), reason: line(500) }),
  output: restaurantDocuments,
  errors: ['NONEXISTING_STORE', 'NONEXISTING_DOCUMENT', 'DOCUMENT_IS_DECIDED'],
})

export const eraseRestaurantDocument = call({
  id: 'eraseRestaurantDocument',
  method: 'DELETE',
  path: '/operator/stores/:storeId/identity-documents/:documentId',
  summary:
    'Erases an identity document at once; of an accepted one it stays known that it was accepted',
  ...forOperators,
  params: documentNamed,
  output: restaurantDocuments,
  errors: ['NONEXISTING_STORE', 'NONEXISTING_DOCUMENT'],
})

export const restaurantDocumentCalls = {
  listRestaurantDocuments,
  addRestaurantDocument,
  downloadRestaurantDocument,
  decideRestaurantDocument,
  eraseRestaurantDocument,
}
