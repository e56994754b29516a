import { isApiFailure, NO_ANSWER, type ApiFailure } from '#web/calls/request/api-failure.ts'
import { openOrdersOf, partnerApi, putOnBoard } from '#web/calls/staff/partner-calls.ts'
import { subscribeToEvents } from '#web/calls/request/event-stream.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { partnerActions } from '#web/state/partner.slice.ts'
import type { AppStore } from '#web/state/store.ts'

export interface StoreListener {
  /** What is cached is what the server knows. */
  onUpdated: () => void
  /** The server did not answer, or refused. */
  onFailed: (failure: ApiFailure) => void
  onConnection: (isConnected: boolean, isFailing?: boolean) => void
  /** The server was heard, with no news. */
  onAlive: () => void
}

/** Loaded this often as well, for what ends by the clock: a pause, say. */
const refreshMs = 30_000

/** When more orders have changed at once, the list is loaded: after a break in the connection, say. */
const maximumLoadedAlone = 8

/**
 * Loads the orders and the state of a store at the beginning, after each new connection and every 30 seconds,
 * and an order after each of its events; once at a time. @returns how to stop, and how to load it all at once
 */
export function openStoreStream(
  store: AppStore,
  storeId: string,
  listener: StoreListener,
): { stop: () => void; refresh: () => void } {
  const cached = cacheStore(store, storeId)
  let isListDue = true
  const changedIds = new Set<string>()
  const loading = oneAtATime(async () => {
    const orderIds = [...changedIds]
    const loadsList = isListDue || orderIds.length > maximumLoadedAlone
    changedIds.clear()
    isListDue = false
    const error = await (loadsList ? cached.loadAll() : cached.loadOrders(orderIds))
    if (!loading.isStopped()) report(store, listener, error)
  })
  const refresh = () => {
    isListDue = true
    loading.request()
  }

  refresh()
  const path = `/partner/stores/${encodeURIComponent(storeId)}/events` as const
  const stopHearing = subscribeToEvents(
    store,
    { path },
    {
      onConnect: () => {
        listener.onConnection(true)
        refresh()
      },
      onEvent: (_id, data) => {
        const orderId = orderIdOf(data)
        if (orderId !== null) changedIds.add(orderId)
        loading.request()
      },
      onAlive: listener.onAlive,
      onLost: (why) => {
        listener.onConnection(false, why === 'failure')
        // Whoever acted on a shared tablet may be out.
        if (store.getState().partner.user?.tablet) loadPartner(store)
        // Whoever no longer works here is refused the stream, and learns it from the answer.
        if (why === 'failure') refresh()
      },
    },
  )
  const timer = setInterval(refresh, refreshMs)
  addEventListener('online', refresh)
  return {
    refresh,
    stop: () => {
      loading.stop()
      stopHearing()
      clearInterval(timer)
      removeEventListener('online', refresh)
      cached.unsubscribe()
    },
  }
}

/** The store and its open orders in the cache. Loading returns the error of what could not be loaded. */
function cacheStore(store: AppStore, storeId: string) {
  const { listPartnerOrders, getPartnerStore, getPartnerOrder } = partnerApi.endpoints
  const orders = store.dispatch(
    listPartnerOrders.initiate(openOrdersOf(storeId), { forceRefetch: true }),
  )
  const facts = store.dispatch(
    getPartnerStore.initiate({ params: { storeId } }, { forceRefetch: true }),
  )
  let isFirst = true
  async function loadOrder(orderId: string) {
    const answer = await store.dispatch(
      getPartnerOrder.initiate({ params: { orderId } }, { forceRefetch: true, subscribe: false }),
    )
    if (answer.data) store.dispatch(putOnBoard(answer.data))
    return answer
  }
  const errorOf = (answers: { isError: boolean; error?: unknown }[]): unknown =>
    answers.find(({ isError }) => isError)?.error
  return {
    async loadAll() {
      const isLoading = isFirst
      isFirst = false
      return errorOf(
        await Promise.all(isLoading ? [orders, facts] : [orders.refetch(), facts.refetch()]),
      )
    },
    loadOrders: async (orderIds: readonly string[]) =>
      errorOf(await Promise.all([facts.refetch(), ...orderIds.map(loadOrder)])),
    unsubscribe: () => {
      orders.unsubscribe()
      facts.unsubscribe()
    },
  }
}

/** Which order an event is about; null for one of the store itself. */
function orderIdOf(data: string): string | null {
  // What our own server sends, by the contract of the stream.
  const { orderId } = JSON.parse(data) as { orderId?: string }
  return orderId ?? null
}

/** Whether the store was loaded, and what follows from why not. */
function report(store: AppStore, listener: StoreListener, error: unknown): void {
  if (error === undefined) return listener.onUpdated()
  const failure = isApiFailure(error) ? error : NO_ANSWER
  listener.onFailed(failure)
  // They no longer work here: what they do work for is loaded, and shown instead.
  if (failure.code === 'NONEXISTING_STORE') loadPartner(store)
  if (failure.code !== 'SUSPENDED_USER') return
  showFailure(failure)
  store.dispatch(partnerActions.signedOut())
}

function loadPartner({ dispatch }: AppStore): void {
  const { getPartner } = partnerApi.endpoints
  void dispatch(getPartner.initiate(undefined, { forceRefetch: true, subscribe: false }))
}

/** Loads once at a time; what is requested while it loads is loaded after it. */
function oneAtATime(load: () => Promise<void>) {
  let isRequested = false
  let isLoading = false
  let isStopped = false
  async function loadWhileRequested(): Promise<void> {
    if (isLoading) return
    isLoading = true
    while (isRequested && !isStopped) {
      isRequested = false
      await load()
    }
    isLoading = false
  }
  return {
    request: () => {
      isRequested = true
      void loadWhileRequested()
    },
    stop: () => {
      isStopped = true
    },
    isStopped: () => isStopped,
  }
}
