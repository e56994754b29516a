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
}))

export const { useGetBusinessQuery, useChangeBusinessMutation, useChangeBankDetailsMutation } =
  businessApi
