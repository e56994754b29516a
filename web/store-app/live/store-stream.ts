import { isApiFailure, NO_ANSWER, type ApiFailure } from '#web/calls/request/api-failure.ts'
import { openOrdersOf, partnerApi } from '#web/calls/staff/partner-calls.ts'
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

/** Loaded this often besides, for what ends by the clock: a pause, say. */
const refreshMs = 30_000

/**
 * Loads the orders and the state of a store at the beginning, after each event of either, after each new
 * connection and every 30 seconds, once at a time. @returns how to stop, and how to load at once
 */
export function openStoreStream(
  store: AppStore,
  storeId: string,
  listener: StoreListener,
): { stop: () => void; refresh: () => void } {
  const { listPartnerOrders, getPartnerStore } = partnerApi.endpoints
  const orders = store.dispatch(
    listPartnerOrders.initiate(openOrdersOf(storeId), { forceRefetch: true }),
  )
  const facts = store.dispatch(
    getPartnerStore.initiate({ params: { storeId } }, { forceRefetch: true }),
  )
  let isFirst = true
  const loading = oneAtATime(async () => {
    const answers = await Promise.all(
      isFirst ? [orders, facts] : [orders.refetch(), facts.refetch()],
    )
    isFirst = false
    if (loading.isStopped()) return
    report(store, listener, answers.find(({ isError }) => isError)?.error)
  })
  const { refresh } = loading

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
      onEvent: refresh,
      onAlive: listener.onAlive,
      onLost: (why) => {
        listener.onConnection(false, why === 'failure')
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
      orders.unsubscribe()
      facts.unsubscribe()
    },
  }
}

/** Whether the store was loaded, and what follows from why not. */
function report(store: AppStore, listener: StoreListener, error: unknown): void {
  if (error === undefined) return listener.onUpdated()
  const failure = isApiFailure(error) ? error : NO_ANSWER
  listener.onFailed(failure)
  // They no longer work here: what they do work for is loaded, and shown instead.
  if (failure.code === 'NONEXISTING_STORE')
    void store.dispatch(
      partnerApi.endpoints.getPartner.initiate(undefined, { forceRefetch: true, subscribe: false }),
    )
  if (failure.code !== 'SUSPENDED_USER') return
  showFailure(failure)
  store.dispatch(partnerActions.signedOut())
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
    refresh: () => {
      isRequested = true
      void loadWhileRequested()
    },
    stop: () => {
      isStopped = true
    },
    isStopped: () => isStopped,
  }
}
