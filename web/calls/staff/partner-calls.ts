import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import type {
  acceptOrder,
  cancelAcceptedOrder,
  completeOrder,
  declineOrder,
  dispatchOrder,
  getPartnerOrder,
  getPartnerStore,
  listPartnerOrders,
  markStoreBusy,
  PartnerStore,
  pauseStore,
  readyOrder,
} from '#contract/partner.ts'
import type { Order } from '#contract/orders.ts'
import type { refundPartnerOrder } from '#contract/payments/refunds.ts'
import { partnerActions } from '#web/state/partner.slice.ts'
import { api, ask, type Argument, type Build, type Result } from '#web/calls/api.ts'
import { foldOrders, withOrder } from './fold-orders.ts'
import { partnerSession } from '#web/calls/request/sessions.ts'
import { staffSessionCalls } from './staff-session-calls.ts'

const askToRefund = ask<typeof refundPartnerOrder>('POST', '/partner/orders/:orderId/refund')

/** Asked again by the same key, nothing is given back again. */
type RefundAsked = Argument<typeof refundPartnerOrder> & { idempotencyKey: string }

/** More open orders than one kitchen has at once. */
const mostOrders = 200

/** What the board's lists are asked with, and so the names under which they are kept. */
export const openOrdersOf = (storeId: string) => ({
  params: { storeId },
  query: { state: 'open' as const, limit: mostOrders },
})
export const doneOrdersOf = (storeId: string) => ({
  params: { storeId },
  query: { state: 'done' as const, limit: mostOrders },
})

export const partnerApi = api.injectEndpoints({
  endpoints: (build) => ({
    ...sessionCalls(build),
    getPartnerStore: build.query<Result<typeof getPartnerStore>, Argument<typeof getPartnerStore>>({
      query: ask<typeof getPartnerStore>('GET', '/partner/stores/:storeId'),
    }),
    pauseStore: build.mutation<Result<typeof pauseStore>, Argument<typeof pauseStore>>({
      query: ask<typeof pauseStore>('PUT', '/partner/stores/:storeId/pause'),
      onQueryStarted: keepStore,
    }),
    markStoreBusy: build.mutation<Result<typeof markStoreBusy>, Argument<typeof markStoreBusy>>({
      query: ask<typeof markStoreBusy>('PUT', '/partner/stores/:storeId/busy'),
      onQueryStarted: keepStore,
    }),
    listPartnerOrders: build.query<
      Result<typeof listPartnerOrders>,
      Argument<typeof listPartnerOrders>
    >({
      query: ask<typeof listPartnerOrders>('GET', '/partner/stores/:storeId/orders'),
      merge: (known, list, { arg }) =>
        arg.query?.state === 'open'
          ? { ...list, items: foldOrders(known.items, list.items) }
          : list,
    }),
    /** Apart from the board's lists, which stay with them. */
    findPartnerOrders: build.query<
      Result<typeof listPartnerOrders>,
      { storeId: string; number: string }
    >({
      query: ({ storeId, number }) =>
        ask<typeof listPartnerOrders>(
          'GET',
          '/partner/stores/:storeId/orders',
        )({
          params: { storeId },
          query: { number, limit: mostOrders },
        }),
      // Of money, what was true a minute ago is not shown again.
      keepUnusedDataFor: 0,
    }),
    getPartnerOrder: build.query<Result<typeof getPartnerOrder>, Argument<typeof getPartnerOrder>>({
      query: ask<typeof getPartnerOrder>('GET', '/partner/orders/:orderId'),
    }),
    refundPartnerOrder: build.mutation<Result<typeof refundPartnerOrder>, RefundAsked>({
      query: ({ idempotencyKey, ...parts }) => ({
        ...askToRefund(parts),
        headers: { 'idempotency-key': idempotencyKey },
      }),
      onQueryStarted: keepRefunded,
    }),
    ...actCalls(build),
  }),
})

function sessionCalls(build: Build) {
  const about = { session: partnerSession, actions: partnerActions } as const
  const calls = staffSessionCalls(build, { ...about, logInPath: '/partner/auth/login' })
  return { logInPartner: calls.logIn, getPartner: calls.getUser, logOutPartner: calls.logOut }
}

function actCalls(build: Build) {
  return {
    acceptOrder: build.mutation<Result<typeof acceptOrder>, Argument<typeof acceptOrder>>({
      query: ask<typeof acceptOrder>('POST', '/partner/orders/:orderId/accept'),
      onQueryStarted: keepOrder,
    }),
    declineOrder: build.mutation<Result<typeof declineOrder>, Argument<typeof declineOrder>>({
      query: ask<typeof declineOrder>('POST', '/partner/orders/:orderId/decline'),
      onQueryStarted: keepOrder,
    }),
    cancelAcceptedOrder: build.mutation<
      Result<typeof cancelAcceptedOrder>,
      Argument<typeof cancelAcceptedOrder>
    >({
      query: ask<typeof cancelAcceptedOrder>('POST', '/partner/orders/:orderId/cancel'),
      onQueryStarted: keepOrder,
    }),
    readyOrder: build.mutation<Result<typeof readyOrder>, Argument<typeof readyOrder>>({
      query: ask<typeof readyOrder>('POST', '/partner/orders/:orderId/ready'),
      onQueryStarted: keepOrder,
    }),
    dispatchOrder: build.mutation<Result<typeof dispatchOrder>, Argument<typeof dispatchOrder>>({
      query: ask<typeof dispatchOrder>('POST', '/partner/orders/:orderId/dispatch'),
      onQueryStarted: keepOrder,
    }),
    completeOrder: build.mutation<Result<typeof completeOrder>, Argument<typeof completeOrder>>({
      query: ask<typeof completeOrder>('POST', '/partner/orders/:orderId/complete'),
      onQueryStarted: keepOrder,
    }),
  }
}

interface Started<Answer> {
  dispatch: BaseQueryApi['dispatch']
  queryFulfilled: Promise<{ data: Answer }>
}

/** An act answers with the order as it is then, which the board shows at once. */
async function keepOrder(_: unknown, started: Started<Order>): Promise<void> {
  const answer = await started.queryFulfilled.catch(() => null)
  if (!answer) return
  const { data: order } = answer
  started.dispatch(
    partnerApi.util.updateQueryData('listPartnerOrders', openOrdersOf(order.store.id), (list) => {
      list.items = withOrder(list.items, order)
    }),
  )
}

/** Money given back moves no order: it is shown wherever the order is known. */
async function keepRefunded(_: unknown, started: Started<Order>): Promise<void> {
  const answer = await started.queryFulfilled.catch(() => null)
  if (!answer) return
  const { data: order } = answer
  const { updateQueryData, upsertQueryEntries } = partnerApi.util
  for (const lists of [openOrdersOf, doneOrdersOf])
    started.dispatch(
      updateQueryData('listPartnerOrders', lists(order.store.id), (list) => {
        const isKnown = list.items.some(({ id }) => id === order.id)
        if (isKnown) list.items = withOrder(list.items, order)
      }),
    )
  const arg = { params: { orderId: order.id } }
  started.dispatch(upsertQueryEntries([{ endpointName: 'getPartnerOrder', arg, value: order }]))
}

async function keepStore(_: unknown, started: Started<PartnerStore>): Promise<void> {
  const answer = await started.queryFulfilled.catch(() => null)
  if (!answer) return
  const { data: store } = answer
  await started.dispatch(
    partnerApi.util.upsertQueryData('getPartnerStore', { params: { storeId: store.id } }, store),
  )
}

export const {
  useLogInPartnerMutation,
  useGetPartnerQuery,
  useLogOutPartnerMutation,
  usePauseStoreMutation,
  useMarkStoreBusyMutation,
  useListPartnerOrdersQuery,
  useFindPartnerOrdersQuery,
  useGetPartnerOrderQuery,
  useRefundPartnerOrderMutation,
} = partnerApi
