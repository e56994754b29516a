import { IDEMPOTENCY_KEY_HEADER, ORDER_TOKEN_HEADER } from '#contract/constants.ts'
import { addCalls } from './api.ts'

/** Whose order it is: a customer is identified by the session, a guest by the order's token. */
export interface Shown {
  orderToken: string | null
}

/** The header with which a guest proves that an order is theirs; none without a token. */
export const orderProof = ({ orderToken }: Shown): Record<string, string> =>
  orderToken ? { [ORDER_TOKEN_HEADER]: orderToken } : {}

/** The idempotency key of a request: however often it is sent, it is done once. */
export interface Attempted {
  key: string
}

export const idempotencyKey = ({ key }: Attempted) => ({ [IDEMPOTENCY_KEY_HEADER]: key })

export const orderApi = addCalls(({ query, mutation }) => ({
  placeOrder: mutation('placeOrder', { extras: { showsProgress: true }, headers: idempotencyKey }),
  getOrder: query('getOrder', {
    headers: orderProof,
    providesTags: (_order, _failure, { params }) => [{ type: 'Order', id: params.orderId }],
  }),
  cancelOrder: mutation('cancelOrder', {
    headers: orderProof,
    // Also after a refusal, which means that the order has changed.
    invalidatesTags: (_order, _failure, { params }) => [{ type: 'Order', id: params.orderId }],
  }),
  answerOrderChange: mutation('answerOrderChange', {
    headers: orderProof,
    // Also after a refusal, which means that it was decided.
    invalidatesTags: (_order, _failure, { params }) => [{ type: 'Order', id: params.orderId }],
  }),
}))

export const {
  usePlaceOrderMutation,
  useGetOrderQuery,
  useCancelOrderMutation,
  useAnswerOrderChangeMutation,
} = orderApi
