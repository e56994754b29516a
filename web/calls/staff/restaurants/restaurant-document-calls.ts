import { addStaffCalls } from '../staff-api.ts'

/** The list of checks and the log of changes have it, too. */
const changing = { invalidatesTags: ['Restaurants'] } as const

const documentApi = addStaffCalls(({ query, mutation }) => ({
  listRestaurantDocuments: query('listRestaurantDocuments', {
    providesTags: ['Restaurants'],
    keepUnusedDataFor: 0,
  }),
  decideRestaurantDocument: mutation('decideRestaurantDocument', changing),
  eraseRestaurantDocument: mutation('eraseRestaurantDocument', changing),
}))

export const {
  useListRestaurantDocumentsQuery,
  useDecideRestaurantDocumentMutation,
  useEraseRestaurantDocumentMutation,
} = documentApi
