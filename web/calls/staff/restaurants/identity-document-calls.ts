import { addStaffCalls } from '../staff-api.ts'

const documentApi = addStaffCalls(({ query, mutation }) => ({
  // Of people: never shown from a stale cache.
  listIdentityDocuments: query('listIdentityDocuments', {
    providesTags: ['IdentityDocuments'],
    keepUnusedDataFor: 0,
  }),
  // Also after a refusal, which means that the marketplace has decided meanwhile.
  removeIdentityDocument: mutation('removeIdentityDocument', {
    invalidatesTags: ['IdentityDocuments'],
  }),
}))

export const { useListIdentityDocumentsQuery, useRemoveIdentityDocumentMutation } = documentApi
