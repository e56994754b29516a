import type { Business } from '#contract/partner/business.ts'
import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { unlessFailed } from '#web/calls/request/unless-failed.ts'
import { addStaffCalls } from './staff-api.ts'

interface Saving {
  dispatch: BaseQueryApi['dispatch']
  queryFulfilled: Promise<{ data: Business }>
}

const businessApi = addStaffCalls(({ query, mutation }) => ({
  // Of money: never shown from a stale cache.
  getBusiness: query('getBusiness', { keepUnusedDataFor: 0 }),
  changeBusiness: mutation('changeBusiness', { onQueryStarted: cacheBusiness }),
  changeBankDetails: mutation('changeBankDetails', {
    onQueryStarted: cacheBusiness,
    invalidatesTags: ['Readiness'],
  }),
}))

/** A change is answered with all of it as it is now. */
async function cacheBusiness(
  { params: { storeId } }: { params: { storeId: string } },
  { dispatch, queryFulfilled }: Saving,
): Promise<void> {
  const answer = await unlessFailed(queryFulfilled)
  if (!answer) return
  const { upsertQueryData } = businessApi.util
  await dispatch(upsertQueryData('getBusiness', { params: { storeId } }, answer.data))
}

export const { useGetBusinessQuery, useChangeBusinessMutation, useChangeBankDetailsMutation } =
  businessApi
