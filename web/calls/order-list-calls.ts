import type { Order } from '#contract/orders.ts'
import { isFinal, isPlaced } from '#rules/orders/order-status.ts'
import { noteOrdersOver, openOrderKeys } from '#web/state/order-keys.ts'
import { addCalls, requestOf, type Result } from './api.ts'
import { cacheCart } from './cart-calls.ts'
import { orderProof } from './order-calls.ts'
import type { ApiFailure } from './request/api-failure.ts'

/** The account or guest, and the current page. */
interface Waiting {
  accountId: string | null
  pathname: string
}

/** An order in progress, with the key of its guest link. */
export interface OpenOrder {
  order: Order
  token: string | null
}

type Found = { data: Order } | { error: ApiFailure }

/** Nobody waits for more at once. */
const maximumOpenOrders = 5

/** Cached by account, so that no customer sees another's, and by which orders. */
interface OrdersQuery {
  accountId: string
  state: 'inProgress' | 'completed'
}

const pageSize = 10

const orderListApi = addCalls(({ build, mutation, pagesBy }) => ({
  /**
   * The open orders of the signed-in customer, or of a guest by the keys in this browser; without the order
   * of the current page. Sorted by when they are due.
   */
  listOpenOrders: build.query<OpenOrder[], Waiting>({
    async queryFn({ accountId, pathname }, _api, _extra, send) {
      const open: OpenOrder[] = []
      const over: string[] = []
      if (accountId !== null) {
        const query = { state: 'inProgress', limit: maximumOpenOrders } as const
        const answer = await send(requestOf('listOrders', { query }))
        if (answer.error) return { error: answer.error }
        const { items } = answer.data as Result<'listOrders'>
        open.push(...items.map((order) => ({ order, token: null })))
      }
      const isListed = (orderId: string) => open.some(({ order }) => order.id === orderId)
      for (const { orderId, token } of openOrderKeys(pathname)) {
        if (isListed(orderId)) continue
        const request = requestOf('getOrder', { params: { orderId } })
        // The contract defines the answer.
        const found = (await send({
          ...request,
          headers: orderProof({ orderToken: token }),
        })) as Found
        if ('data' in found && !isFinal(found.data.status)) open.push({ order: found.data, token })
        else if ('data' in found || found.error.status === 404) over.push(orderId)
        else return { error: found.error }
      }
      if (over.length > 0) noteOrdersOver(over)
      const placed = open.filter(({ order }) => isPlaced(order.status))
      return { data: placed.toSorted((a, b) => a.order.dueAt.localeCompare(b.order.dueAt)) }
    },
    providesTags: (open = []) => [
      'Order',
      ...open.map(({ order: { id } }) => ({ type: 'Order' as const, id })),
    ],
  }),
  listOrders: pagesBy(
    'listOrders',
    ({ state }: OrdersQuery) => ({
      query: { state, limit: pageSize },
    }),
    { providesTags: ['Order'] },
  ),
  /** The new cart becomes this browser's; the former one stays unchanged. */
  reorder: mutation('reorder', {
    headers: orderProof,
    async onQueryStarted(_, { queryFulfilled, ...started }) {
      const cart = queryFulfilled.then(({ data }) => ({ data: data.cart }))
      await cacheCart({}, { ...started, queryFulfilled: cart })
    },
  }),
}))

export const { useListOpenOrdersQuery, useListOrdersInfiniteQuery, useReorderMutation } =
  orderListApi
