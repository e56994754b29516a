import type { askForLaterTip, getLaterTip, settleLaterTip } from '#contract/payments/tips.ts'
import { api, ask, type Argument, type Result } from './api.ts'
import { proofOf, type Shown } from './order-calls.ts'

const askForTip = ask<typeof getLaterTip>('GET', '/order/:orderId/tip')
const askToTip = ask<typeof askForLaterTip>('POST', '/order/:orderId/tip')
const askToSettle = ask<typeof settleLaterTip>('POST', '/order/:orderId/tip/payment')

const tipApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLaterTip: build.query<Result<typeof getLaterTip>, Argument<typeof getLaterTip> & Shown>({
      query: ({ orderToken, ...parts }) => ({ ...askForTip(parts), headers: proofOf(orderToken) }),
      keepUnusedDataFor: 0,
    }),
    askForLaterTip: build.mutation<
      Result<typeof askForLaterTip>,
      Argument<typeof askForLaterTip> & Shown
    >({
      query: ({ orderToken, ...parts }) => ({ ...askToTip(parts), headers: proofOf(orderToken) }),
    }),
    settleLaterTip: build.mutation<
      Result<typeof settleLaterTip>,
      Argument<typeof settleLaterTip> & Shown
    >({
      query: ({ orderToken, ...parts }) => ({
        ...askToSettle(parts),
        headers: proofOf(orderToken),
      }),
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
  }),
})

export const { useGetLaterTipQuery, useAskForLaterTipMutation, useSettleLaterTipMutation } = tipApi
