import { IDEMPOTENCY_KEY_HEADER, ORDER_TOKEN_HEADER } from '#contract/constants.ts'
import type { cancelOrder, getOrder, placeOrder } from '#contract/orders.ts'
import { api, ask, type Argument, type Result } from './api.ts'

/** Whose order it is: a customer is known by who is signed in, a guest shows the order's token. */
export interface Shown {
  orderToken: string | null
}

/** The header by which a guest proves that an order is theirs; none without a token. */
export const proofOf = (orderToken: string | null): Record<string, string> =>
  orderToken ? { [ORDER_TOKEN_HEADER]: orderToken } : {}

/** Names a request to place an order: however often it is sent, there is one order. */
export interface Attempted {
  key: string
}

const askToPlace = ask<typeof placeOrder>('POST', '/order', { showsProgress: true })
const askForOrder = ask<typeof getOrder>('GET', '/order/:orderId')
const askToCancel = ask<typeof cancelOrder>('POST', '/order/:orderId/cancel')

export const orderApi = api.injectEndpoints({
  endpoints: (build) => ({
    placeOrder: build.mutation<Result<typeof placeOrder>, Argument<typeof placeOrder> & Attempted>({
      query: ({ key, ...parts }) => ({
        ...askToPlace(parts),
        headers: { [IDEMPOTENCY_KEY_HEADER]: key },
      }),
    }),
    getOrder: build.query<Result<typeof getOrder>, Argument<typeof getOrder> & Shown>({
      query: ({ orderToken, ...parts }) => ({
        ...askForOrder(parts),
        headers: proofOf(orderToken),
      }),
      providesTags: (_order, _failure, { params }) => [{ type: 'Order', id: params.orderId }],
    }),
    cancelOrder: build.mutation<Result<typeof cancelOrder>, Argument<typeof cancelOrder> & Shown>({
      query: ({ orderToken, ...parts }) => ({
        ...askToCancel(parts),
        headers: proofOf(orderToken),
      }),
      // Also after a refusal, which says that the order has moved on.
      invalidatesTags: (_order, _failure, { params }) => [{ type: 'Order', id: params.orderId }],
    }),
  }),
})

export const { usePlaceOrderMutation, useGetOrderQuery, useCancelOrderMutation } = orderApi
