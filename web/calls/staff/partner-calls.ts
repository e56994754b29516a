import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import type { PartnerStore } from '#contract/partner/partner.ts'
import type { Order } from '#contract/orders.ts'
import { isFinal } from '#rules/orders/order-status.ts'
import { partnerActions } from '#web/state/partner.slice.ts'
import { addStaffCalls, type StaffCallEndpoints } from './staff-api.ts'
import { idempotencyKey } from '#web/calls/order-calls.ts'
import { partnerSession } from '#web/calls/request/base-query.ts'
import { staffSessionCalls } from './staff-session-calls.ts'
import { unlessFailed } from '#web/calls/request/unless-failed.ts'

/** More open orders than one kitchen has at once. */
const maximumOrders = 200

/** The arguments of the board's lists, and so their cache keys. */
export const openOrdersOf = (storeId: string) => ({
  params: { storeId },
  query: { state: 'open' as const, limit: maximumOrders },
})
export const doneOrdersOf = (storeId: string) => ({
  params: { storeId },
  query: { state: 'done' as const, limit: maximumOrders },
})

const ordersOfNumber = ({ storeId, number }: { storeId: string; number: string }) => ({
  params: { storeId },
  query: { number, limit: maximumOrders },
})

export const partnerApi = addStaffCalls((calls) => ({
  ...sessionCalls(calls),
  getPartnerStore: calls.query('getPartnerStore'),
  pauseStore: calls.mutation('pauseStore', { onQueryStarted: cacheStore }),
  markStoreBusy: calls.mutation('markStoreBusy', { onQueryStarted: cacheStore }),
  readStoreMessage: calls.mutationBy(
    'readStoreMessage',
    ({ params }: ReadMessage) => ({ params }),
    {
      onQueryStarted: takeMessageOff,
    },
  ),
  listPartnerOrders: calls.query('listPartnerOrders', {
    merge: (known, list, { arg }) =>
      arg.query?.state === 'open' ? { ...list, items: foldOrders(known.items, list.items) } : list,
  }),
  /** Apart from the board's lists, which they don't change. */
  findPartnerOrders: calls.queryBy('listPartnerOrders', ordersOfNumber, {
    // Amounts of money are never shown from a stale cache.
    keepUnusedDataFor: 0,
  }),
  getPartnerOrder: calls.query('getPartnerOrder'),
  // Amounts of money are never shown from a stale cache.
  quoteOrderChange: calls.query('quoteOrderChange', { keepUnusedDataFor: 0 }),
  refundPartnerOrder: calls.mutation('refundPartnerOrder', {
    headers: idempotencyKey,
    onQueryStarted: cacheRefunded,
  }),
  ...actCalls(calls),
}))

function sessionCalls(calls: StaffCallEndpoints) {
  const { logIn, getUser, logOut } = staffSessionCalls(calls, 'logInPartner', {
    session: partnerSession,
    actions: partnerActions,
  })
  return { logInPartner: logIn, getPartner: getUser, logOutPartner: logOut }
}

function actCalls({ mutation }: StaffCallEndpoints) {
  // A request that may have arrived is sent again with its key.
  const keyedAct = { headers: idempotencyKey, onQueryStarted: cacheOrder }
  return {
    acceptOrder: mutation('acceptOrder', keyedAct),
    declineOrder: mutation('declineOrder', keyedAct),
    cancelAcceptedOrder: mutation('cancelAcceptedOrder', keyedAct),
    readyOrder: mutation('readyOrder', keyedAct),
    dispatchOrder: mutation('dispatchOrder', keyedAct),
    completeOrder: mutation('completeOrder', keyedAct),
    startOrder: mutation('startOrder', { onQueryStarted: cacheOrder }),
    acknowledgeOrder: mutation('acknowledgeOrder', { onQueryStarted: cacheOrder }),
    delayOrder: mutation('delayOrder', { onQueryStarted: cacheOrder }),
    undoOrderAct: mutation('undoOrderAct', { onQueryStarted: cacheOrder }),
    tickDish: mutation('tickDish', { onQueryStarted: cacheOrder }),
    recallOrder: mutation('recallOrder', { onQueryStarted: cacheRecalled }),
    changeOrder: mutation('changeOrder', { onQueryStarted: cacheOrder }),
    endOrderChange: mutation('endOrderChange', { onQueryStarted: cacheOrder }),
  }
}

interface Started<Answer> {
  dispatch: BaseQueryApi['dispatch']
  queryFulfilled: Promise<{ data: Answer }>
}

/** An action returns the changed order, which the board shows at once. */
async function cacheOrder(_: unknown, started: Started<Order>): Promise<void> {
  const answer = await unlessFailed(started.queryFulfilled)
  if (!answer) return
  started.dispatch(putOnBoard(answer.data))
}

/** Shows an order as it is now among the open ones of its store. */
export function putOnBoard(order: Order) {
  const { updateQueryData } = partnerApi.util
  return updateQueryData('listPartnerOrders', openOrdersOf(order.store.id), (list) => {
    list.items = withOrder(list.items, order)
  })
}

/** An order that is back on the board is not done. */
async function cacheRecalled(_: unknown, started: Started<Order>): Promise<void> {
  await cacheOrder(_, started)
  const answer = await unlessFailed(started.queryFulfilled)
  if (!answer) return
  const { id, store } = answer.data
  started.dispatch(
    partnerApi.util.updateQueryData('listPartnerOrders', doneOrdersOf(store.id), (list) => {
      list.items = list.items.filter((order) => order.id !== id)
    }),
  )
}

/** A refund does not change the order's state: it is shown wherever the order is cached. */
async function cacheRefunded(_: unknown, started: Started<Order>): Promise<void> {
  const answer = await unlessFailed(started.queryFulfilled)
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

interface ReadMessage {
  storeId: string
  params: { orderId: string; messageId: string }
}

/** What was read here leaves the board at once. */
async function takeMessageOff(
  { storeId, params }: ReadMessage,
  started: Started<unknown>,
): Promise<void> {
  if (!(await unlessFailed(started.queryFulfilled))) return
  const arg = { params: { storeId } }
  started.dispatch(
    partnerApi.util.updateQueryData('getPartnerStore', arg, (store) => {
      store.messages = store.messages.filter(({ id }) => id !== params.messageId)
    }),
  )
}

async function cacheStore(_: unknown, started: Started<PartnerStore>): Promise<void> {
  const answer = await unlessFailed(started.queryFulfilled)
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
  useGetPartnerStoreQuery,
  usePauseStoreMutation,
  useMarkStoreBusyMutation,
  useReadStoreMessageMutation,
  useListPartnerOrdersQuery,
  useFindPartnerOrdersQuery,
  useGetPartnerOrderQuery,
  useRefundPartnerOrderMutation,
  useQuoteOrderChangeQuery,
  useChangeOrderMutation,
  useEndOrderChangeMutation,
} = partnerApi

/** Finished orders are remembered as long as an older list may still arrive. */
const maximumFinished = 50

const newestEventOf = (order: Order) => order.events.at(-1)?.id ?? 0

const newer = (known: Order | undefined, received: Order) =>
  known && newestEventOf(known) > newestEventOf(received) ? known : received

/**
 * A store's open orders after a whole list of them has arrived. The list may be older than other events: of
 * each order the newer state counts, and a finished one does not come back. An open order that the list lacks
 * was finished on another device, and a missed one was acknowledged there.
 */
export function foldOrders(known: readonly Order[], list: readonly Order[]): Order[] {
  const knownById = new Map(known.map((order) => [order.id, order]))
  const listed = new Set(list.map(({ id }) => id))
  const finished = known.filter(
    ({ id, status, isMissed }) => isFinal(status) && !isMissed && !listed.has(id),
  )
  return [
    ...list.map((order) => newer(knownById.get(order.id), order)),
    ...finished.slice(-maximumFinished),
  ]
}

/** The cached orders after an event of one order. */
export function withOrder(known: readonly Order[], received: Order): Order[] {
  const isKnown = known.some(({ id }) => id === received.id)
  if (!isKnown) return [...known, received]
  return known.map((order) => (order.id === received.id ? newer(order, received) : order))
}
