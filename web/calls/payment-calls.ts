import type { SavedCard } from '#contract/payments/payments.ts'
import { defaultFirst } from '#rules/account/default-choice.ts'
import { addCalls, ofAccount } from './api.ts'
import { cacheCart, showCart } from './cart-calls.ts'
import { orderApi, orderProof } from './order-calls.ts'
import { unlessFailed } from './request/unless-failed.ts'

/** None of these is cached beyond the page, and cards only while a screen shows them. */
const whileShown = { keepUnusedDataFor: 0 }

export const paymentApi = addCalls(({ query, mutation }) => ({
  getPaymentOptions: query('getPaymentOptions', whileShown),
  createPaymentIntent: mutation('createPaymentIntent', { headers: orderProof }),
  finishPayment: mutation('finishPayment', {
    headers: orderProof,
    async onQueryStarted({ params, orderToken }, { dispatch, queryFulfilled }) {
      const answer = await unlessFailed(queryFulfilled)
      if (!answer) return
      const arg = { params, orderToken }
      const entry = { endpointName: 'getOrder', arg, value: answer.data } as const
      dispatch(orderApi.util.upsertQueryEntries([entry]))
    },
  }),
  abandonPayment: mutation('abandonPayment', {
    headers: orderProof,
    invalidatesTags: (_cart, _failure, { params }) => [{ type: 'Order', id: params.orderId }],
    async onQueryStarted(_input, started) {
      const answer = await unlessFailed(started.queryFulfilled)
      if (answer) showCart(started, answer.data)
    },
  }),
}))

const cartOfAccount = ({ cartToken }: { cartToken: string; accountId: string }) => ({
  params: { cartToken },
})

const cardsOf = ({ cards }: { cards: readonly SavedCard[] }) => defaultFirst(cards)

/** Tips after delivery. */
const tipApi = addCalls(({ query, mutation }) => ({
  getLaterTip: query('getLaterTip', { headers: orderProof, ...whileShown }),
  askForLaterTip: mutation('askForLaterTip', { headers: orderProof }),
  finishLaterTip: mutation('finishLaterTip', {
    headers: orderProof,
    // The receipt shows it as well.
    invalidatesTags: (tip, _failure, { params }) =>
      tip && tip.tippedPence > 0 ? [{ type: 'Order', id: params.orderId }] : [],
    async onQueryStarted({ params, orderToken }, { dispatch, queryFulfilled }) {
      const answer = await unlessFailed(queryFulfilled)
      if (!answer) return
      const arg = { params, orderToken }
      const entry = { endpointName: 'getLaterTip', arg, value: answer.data } as const
      dispatch(tipApi.util.upsertQueryEntries([entry]))
    },
  }),
}))

/** Customers' saved cards. */
const cardApi = addCalls(({ queryBy, mutation }) => ({
  /** Cached by account, so that no customer sees another customer's of this browser. */
  listCards: queryBy('listCards', ofAccount, {
    transformResponse: cardsOf,
    providesTags: ['Cards'],
    ...whileShown,
  }),
  listCartCards: queryBy('listCartCards', cartOfAccount, {
    transformResponse: cardsOf,
    providesTags: ['Cards'],
    ...whileShown,
  }),
  chooseCartCard: mutation('chooseCartCard', { onQueryStarted: cacheCart }),
  prepareCard: mutation('prepareCard'),
  saveCard: mutation('saveCard', { invalidatesTags: ['Cards'] }),
  changeCard: mutation('changeCard', { invalidatesTags: ['Cards'] }),
  deleteCard: mutation('deleteCard', { invalidatesTags: ['Cards'] }),
}))

export const { useGetPaymentOptionsQuery } = paymentApi
export const { useGetLaterTipQuery, useAskForLaterTipMutation, useFinishLaterTipMutation } = tipApi
export const {
  useListCardsQuery,
  useListCartCardsQuery,
  useChooseCartCardMutation,
  usePrepareCardMutation,
  useSaveCardMutation,
  useChangeCardMutation,
  useDeleteCardMutation,
} = cardApi
