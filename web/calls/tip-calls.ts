import { addCalls } from './api.ts'
import { orderProof } from './order-calls.ts'

const tipApi = addCalls(({ query, mutation }) => ({
  getLaterTip: query('getLaterTip', { headers: orderProof, keepUnusedDataFor: 0 }),
  askForLaterTip: mutation('askForLaterTip', { headers: orderProof }),
  settleLaterTip: mutation('settleLaterTip', {
    headers: orderProof,
    // The receipt shows it as well.
    invalidatesTags: (tip, _failure, { params }) =>
      tip && tip.givenPence > 0 ? [{ type: 'Order', id: params.orderId }] : [],
    async onQueryStarted({ params, orderToken }, { dispatch, queryFulfilled }) {
      const answer = await queryFulfilled.catch(() => null)
      if (!answer) return
      const arg = { params, orderToken }
      const entry = { endpointName: 'getLaterTip', arg, value: answer.data } as const
      dispatch(tipApi.util.upsertQueryEntries([entry]))
    },
  }),
}))

export const { useGetLaterTipQuery, useAskForLaterTipMutation, useSettleLaterTipMutation } = tipApi
