import { unlessFailed } from '#web/calls/request/unless-failed.ts'
import { addStaffCalls } from '../staff-api.ts'

const refundLimitApi = addStaffCalls(({ query, mutation }) => ({
  getRefundLimit: query('getRefundLimit', { keepUnusedDataFor: 0 }),
  changeRefundLimit: mutation('changeRefundLimit', {
    async onQueryStarted(_, { dispatch, queryFulfilled }) {
      const answer = await unlessFailed(queryFulfilled)
      if (!answer) return
      const { upsertQueryData } = refundLimitApi.util
      await dispatch(upsertQueryData('getRefundLimit', undefined, answer.data))
    },
  }),
}))

export const { useGetRefundLimitQuery, useChangeRefundLimitMutation } = refundLimitApi
