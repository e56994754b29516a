import { addCalls } from './api.ts'

/** Whose orders and which of them; by the account, so that nobody sees another customer's. */
interface OrdersAsked {
  accountId: string
  state: 'inProgress' | 'completed'
}

const pageSize = 10

const orderListApi = addCalls(({ pagesBy }) => ({
  listOrders: pagesBy(
    'listOrders',
    ({ state }: OrdersAsked) => ({
      query: { state, limit: pageSize },
    }),
    { providesTags: ['Order'] },
  ),
}))

export const { useListOrdersInfiniteQuery } = orderListApi
