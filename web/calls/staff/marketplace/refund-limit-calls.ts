import { addStaffCalls, onAnswer } from '../staff-api.ts'

const refundLimitApi = addStaffCalls(({ query, mutation }) => ({
  getRefundLimit: query('getRefundLimit', { keepUnusedDataFor: 0 }),
  changeRefundLimit: mutation(
    'changeRefundLimit',
    onAnswer((answer, dispatch) => {
      void dispatch(refundLimitApi.util.upsertQueryData('getRefundLimit', undefined, answer))
    }),
  ),
}))

export const { useGetRefundLimitQuery, useChangeRefundLimitMutation } = refundLimitApi
