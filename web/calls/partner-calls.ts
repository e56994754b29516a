import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import type {
  acceptOrder,
  cancelAcceptedOrder,
  completeOrder,
  declineOrder,
  dispatchOrder,
  getPartnerStore,
  listPartnerOrders,
  markStoreBusy,
  PartnerStore,
  pauseStore,
  readyOrder,
} from '#contract/partner.ts'
import type { Order } from '#contract/orders.ts'
import type { getUser, logInPartner, logOut } from '#contract/session.ts'
import { partnerFetched, partnerSignedIn, partnerSignedOut } from '../state/partner.slice.ts'
import { api, ask, type Argument, type Build, type Result } from './api.ts'
import { foldOrders, withOrder } from './fold-orders.ts'
import { partnerSession } from './sessions.ts'

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
    ...actCalls(build),
  }),
})

function sessionCalls(build: Build) {
  const askToLogOut = ask<typeof logOut>('POST', '/auth/logout', { session: partnerSession })
  return {
    logInPartner: build.mutation<Result<typeof logInPartner>, Argument<typeof logInPartner>>({
      query: ask<typeof logInPartner>('POST', '/partner/auth/login', { showsProgress: true }),
      async onQueryStarted({ body }, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null)
        if (!answer) return
        dispatch(partnerSignedIn({ ...answer.data, rememberMe: body.rememberMe ?? false }))
      },
    }),
    getPartner: build.query<Result<typeof getUser>, void>({
      query: () => ask<typeof getUser>('GET', '/auth/user', { session: partnerSession })({}),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null)
        if (answer) dispatch(partnerFetched(answer.data))
      },
    }),
    /** Ends the session of a refresh token. Whatever the server says, this browser forgets it. */
    logOutPartner: build.mutation<Result<typeof logOut>, { refreshToken: string }>({
      query: ({ refreshToken }) => ({
        ...askToLogOut({}),
        headers: { authorization: `Bearer ${refreshToken}` },
      }),
      onQueryStarted(_, { dispatch, queryFulfilled }) {
        dispatch(partnerSignedOut())
        // A server that can't be reached ends the session when it expires.
        void queryFulfilled.catch(() => null)
      },
    }),
  }
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
} = partnerApi
