import type { listOrders } from '#contract/orders.ts'
import { api, ask, type Result } from './api.ts'

type Page = Result<typeof listOrders>

/** Whose orders and which of them; by the account, so that nobody sees another customer's. */
interface OrdersAsked {
  accountId: string
  state: 'inProgress' | 'completed'
}

const askForOrders = ask<typeof listOrders>('GET', '/order')
const pageSize = 10

const orderListApi = api.injectEndpoints({
  endpoints: (build) => ({
    listOrders: build.infiniteQuery<Page, OrdersAsked, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ nextCursor }) => nextCursor,
      },
      query: ({ queryArg: { state }, pageParam }) =>
        askForOrders({
          query: { state, limit: pageSize, ...(pageParam !== null && { cursor: pageParam }) },
        }),
      providesTags: ['Order'],
    }),
  }),
})

export const { useListOrdersInfiniteQuery } = orderListApi
