import { addCalls } from './api.ts'
import { orderProof } from './order-calls.ts'
import { keepCart } from './cart-calls.ts'

const reorderApi = addCalls(({ mutation }) => ({
  /** The new cart becomes this browser's; the one before stays where it is. */
  reorder: mutation('reorder', {
    headers: orderProof,
    async onQueryStarted(_, { queryFulfilled, ...started }) {
      const cart = queryFulfilled.then(({ data }) => ({ data: data.cart }))
      await keepCart({}, { ...started, queryFulfilled: cart })
    },
  }),
}))

export const { useReorderMutation } = reorderApi
