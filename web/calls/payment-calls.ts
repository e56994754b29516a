import type { Cart } from '#contract/cart/cart.ts'
import type {
  abandonPayment,
  changeCard,
  chooseCartCard,
  createPaymentIntent,
  deleteCard,
  getPaymentOptions,
  listCards,
  listCartCards,
  prepareCard,
  saveCard,
  SavedCard,
  settlePayment,
} from '#contract/payments/payments.ts'
import { defaultFirst } from '#rules/account/default-choice.ts'
import { api, type Argument, ask, type Result } from './api.ts'
import { keepCart, showCart } from './cart-calls.ts'
import { orderApi, proofOf, type Shown } from './order-calls.ts'

const askForMoney = ask<typeof createPaymentIntent>('POST', '/payment/payment-intent')
const askToSettle = ask<typeof settlePayment>('POST', '/order/:orderId/payment')
const askToAbandon = ask<typeof abandonPayment>('DELETE', '/order/:orderId/payment')

/** Nothing of these is kept beyond the page, and cards only while a screen shows them. */
const whileShown = { keepUnusedDataFor: 0 }

export const paymentApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPaymentOptions: build.query<Result<typeof getPaymentOptions>, void>({
      query: () => ask<typeof getPaymentOptions>('GET', '/payment/options')({}),
      ...whileShown,
    }),
    createPaymentIntent: build.mutation<
      Result<typeof createPaymentIntent>,
      Argument<typeof createPaymentIntent> & Shown
    >({
      query: ({ orderToken, ...parts }) => ({
        ...askForMoney(parts),
        headers: proofOf(orderToken),
      }),
    }),
    settlePayment: build.mutation<
      Result<typeof settlePayment>,
      Argument<typeof settlePayment> & Shown
    >({
      query: ({ orderToken, ...parts }) => ({
        ...askToSettle(parts),
        headers: proofOf(orderToken),
      }),
      async onQueryStarted({ params, orderToken }, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null)
        if (!answer) return
        const arg = { params, orderToken }
        const entry = { endpointName: 'getOrder', arg, value: answer.data } as const
        dispatch(orderApi.util.upsertQueryEntries([entry]))
      },
    }),
    abandonPayment: build.mutation<
      Result<typeof abandonPayment>,
      Argument<typeof abandonPayment> & Shown
    >({
      query: ({ orderToken, ...parts }) => ({
        ...askToAbandon(parts),
        headers: proofOf(orderToken),
      }),
      invalidatesTags: (_cart, _failure, { params }) => [{ type: 'Order', id: params.orderId }],
      async onQueryStarted(_asked, started) {
        const answer: { data: Cart } | null = await started.queryFulfilled.catch(() => null)
        if (answer) showCart(started, answer.data)
      },
    }),
  }),
})

/** The cards that customers keep. */
const cardApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** By whose they are, so that nobody is shown what another customer of this browser keeps. */
    listCards: build.query<SavedCard[], string>({
      query: () => ask<typeof listCards>('GET', '/payment/cards')({}),
      transformResponse: (answer: Result<typeof listCards>) => defaultFirst(answer.cards),
      providesTags: ['Cards'],
      ...whileShown,
    }),
    listCartCards: build.query<SavedCard[], { cartToken: string; accountId: string }>({
      query: ({ cartToken }) =>
        ask<typeof listCartCards>('GET', '/cart/:cartToken/cards')({ params: { cartToken } }),
      transformResponse: (answer: Result<typeof listCartCards>) => defaultFirst(answer.cards),
      providesTags: ['Cards'],
      ...whileShown,
    }),
    chooseCartCard: build.mutation<Result<typeof chooseCartCard>, Argument<typeof chooseCartCard>>({
      query: ask<typeof chooseCartCard>('POST', '/cart/:cartToken/card'),
      onQueryStarted: keepCart,
    }),
    prepareCard: build.mutation<Result<typeof prepareCard>, void>({
      query: () => ask<typeof prepareCard>('POST', '/payment/setup-intent')({}),
    }),
    saveCard: build.mutation<Result<typeof saveCard>, Argument<typeof saveCard>>({
      query: ask<typeof saveCard>('POST', '/payment/cards'),
      invalidatesTags: ['Cards'],
    }),
    changeCard: build.mutation<Result<typeof changeCard>, Argument<typeof changeCard>>({
      query: ask<typeof changeCard>('PUT', '/payment/cards/:id'),
      invalidatesTags: ['Cards'],
    }),
    deleteCard: build.mutation<Result<typeof deleteCard>, Argument<typeof deleteCard>>({
      query: ask<typeof deleteCard>('DELETE', '/payment/cards/:id'),
      invalidatesTags: ['Cards'],
    }),
  }),
})

export const { useGetPaymentOptionsQuery } = paymentApi
export const {
  useListCardsQuery,
  useListCartCardsQuery,
  useChooseCartCardMutation,
  usePrepareCardMutation,
  useSaveCardMutation,
  useChangeCardMutation,
  useDeleteCardMutation,
} = cardApi
