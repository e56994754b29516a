import type { Business } from '#contract/partner/business.ts'
import { addStaffCalls, onAnswer } from './staff-api.ts'

/** A change is answered with all of it as it is now. */
const cacheBusiness = onAnswer<{ params: { storeId: string } }, Business>(
  (business, dispatch, { params }) => {
    const { storeId } = params
    void dispatch(
      businessApi.util.upsertQueryData('getBusiness', { params: { storeId } }, business),
    )
  },
)

const businessApi = addStaffCalls(({ query, mutation }) => ({
  // Of money: never shown from a stale cache.
  getBusiness: query('getBusiness', { keepUnusedDataFor: 0 }),
  changeBusiness: mutation('changeBusiness', cacheBusiness),
  changeBankDetails: mutation('changeBankDetails', {
    ...cacheBusiness,
    invalidatesTags: ['Readiness'],
  }),
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

export const {
  useGetBusinessQuery,
  useChangeBusinessMutation,
  useChangeBankDetailsMutation,
  useListIdentityDocumentsQuery,
  useRemoveIdentityDocumentMutation,
} = businessApi
