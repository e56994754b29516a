import type { reorder } from '#contract/orders.ts'
import { api, ask, type Argument, type Result } from './api.ts'
import { keepCart } from './cart-calls.ts'
import { proofOf, type Shown } from './order-calls.ts'

const askToReorder = ask<typeof reorder>('POST', '/order/:orderId/reorder')

const reorderApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The new cart becomes this browser's; the one before stays where it is. */
    reorder: build.mutation<Result<typeof reorder>, Argument<typeof reorder> & Shown>({
      query: ({ orderToken, ...parts }) => ({
        ...askToReorder(parts),
        headers: proofOf(orderToken),
      }),
      async onQueryStarted(_, { queryFulfilled, ...started }) {
        const cart = queryFulfilled.then(({ data }) => ({ data: data.cart }))
        await keepCart({}, { ...started, queryFulfilled: cart })
      },
    }),
  }),
})

export const { useReorderMutation } = reorderApi
