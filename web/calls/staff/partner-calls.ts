import type { PartnerStore } from '#contract/partner/partner.ts'
import type { Order } from '#contract/orders.ts'
import { isFinal } from '#rules/orders/order-status.ts'
import { partnerActions } from '#web/state/partner.slice.ts'
import { addStaffCalls, onAnswer, type StaffCallEndpoints } from './staff-api.ts'
import { idempotencyKey } from '#web/calls/order-calls.ts'
import { partnerSession } from '#web/calls/request/base-query.ts'
import { staffSessionCalls } from './staff-session-calls.ts'

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

/** A change of a store is answered with the store as it is now. */
export const cacheStore = onAnswer<unknown, PartnerStore>((store, dispatch) => {
  const params = { storeId: store.id }
  void dispatch(partnerApi.util.upsertQueryData('getPartnerStore', { params }, store))
})

/** An act is answered with the changed order, which the board shows at once. */
const cacheOrder = onAnswer<unknown, Order>((order, dispatch) => {
  dispatch(putOnBoard(order))
})

/** An order that is back on the board is not done. */
const cacheRecalled = onAnswer<unknown, Order>((recalled, dispatch) => {
  const { id, store } = recalled
  dispatch(putOnBoard(recalled))
  dispatch(
    partnerApi.util.updateQueryData('listPartnerOrders', doneOrdersOf(store.id), (list) => {
      list.items = list.items.filter((order) => order.id !== id)
    }),
  )
})

/** A refund does not change the order's state: it is shown wherever the order is cached. */
const cacheRefunded = onAnswer<unknown, Order>((order, dispatch) => {
  const { updateQueryData, upsertQueryEntries } = partnerApi.util
  for (const lists of [openOrdersOf, doneOrdersOf])
    dispatch(
      updateQueryData('listPartnerOrders', lists(order.store.id), (list) => {
        const isKnown = list.items.some(({ id }) => id === order.id)
        if (isKnown) list.items = withOrder(list.items, order)
      }),
    )
  const arg = { params: { orderId: order.id } }
  dispatch(upsertQueryEntries([{ endpointName: 'getPartnerOrder', arg, value: order }]))
})

interface ReadMessage {
  storeId: string
  params: { orderId: string; messageId: string }
}

/** What was read here leaves the board at once. */
const takeMessageOff = onAnswer<ReadMessage, unknown>((_, dispatch, { storeId, params }) => {
  dispatch(
    partnerApi.util.updateQueryData('getPartnerStore', { params: { storeId } }, (store) => {
      store.messages = store.messages.filter(({ id }) => id !== params.messageId)
    }),
  )
})

export const partnerApi = addStaffCalls((calls) => ({
  ...sessionCalls(calls),
  getPartnerStore: calls.query('getPartnerStore'),
  pauseStore: calls.mutation('pauseStore', cacheStore),
  markStoreBusy: calls.mutation('markStoreBusy', cacheStore),
  readStoreMessage: calls.mutationBy(
    'readStoreMessage',
    ({ params }: ReadMessage) => ({ params }),
    takeMessageOff,
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
    ...cacheRefunded,
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
  const keyedAct = { headers: idempotencyKey, ...cacheOrder }
  return {
    acceptOrder: mutation('acceptOrder', keyedAct),
    declineOrder: mutation('declineOrder', keyedAct),
    cancelAcceptedOrder: mutation('cancelAcceptedOrder', keyedAct),
    readyOrder: mutation('readyOrder', keyedAct),
    dispatchOrder: mutation('dispatchOrder', keyedAct),
    completeOrder: mutation('completeOrder', keyedAct),
    startOrder: mutation('startOrder', cacheOrder),
    acknowledgeOrder: mutation('acknowledgeOrder', cacheOrder),
    delayOrder: mutation('delayOrder', cacheOrder),
    undoOrderAct: mutation('undoOrderAct', cacheOrder),
    tickDish: mutation('tickDish', cacheOrder),
    recallOrder: mutation('recallOrder', cacheRecalled),
    changeOrder: mutation('changeOrder', cacheOrder),
    endOrderChange: mutation('endOrderChange', cacheOrder),
  }
}

/** Shows an order as it is now among the open ones of its store. */
export function putOnBoard(order: Order) {
  const { updateQueryData } = partnerApi.util
  return updateQueryData('listPartnerOrders', openOrdersOf(order.store.id), (list) => {
    list.items = withOrder(list.items, order)
  })
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
