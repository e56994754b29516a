import { isApiFailure, NO_ANSWER, type ApiFailure } from '#web/calls/request/api-failure.ts'
import { openOrdersOf, partnerApi } from '#web/calls/staff/partner-calls.ts'
import { hearEvents } from '#web/calls/request/event-stream.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { partnerActions } from '#web/state/partner.slice.ts'
import type { AppStore } from '#web/state/store.ts'

export interface BoardListener {
  /** The board shows what the server knows. */
  onUpdated: () => void
  /** The server could not be asked, or refused. */
  onFailed: (failure: ApiFailure) => void
  onConnection: (isConnected: boolean) => void
  /** The server was heard, with nothing new to tell. */
  onAlive: () => void
}

/** Also asked this often, for what is no event of an order: a pause set on another device. */
const askingMs = 30_000

/**
 * Keeps the orders and the state of a store as the server knows them: asks at the beginning, after
 * each event, after each new connection, and now and then. One question at a time; what is heard
 * while one is under way is asked about after it. @returns how to stop, and how to ask at once
 */
export function followStore(
  store: AppStore,
  storeId: string,
  listener: BoardListener,
): { stop: () => void; ask: () => void } {
  const { listPartnerOrders, getPartnerStore } = partnerApi.endpoints
  const orders = store.dispatch(
    listPartnerOrders.initiate(openOrdersOf(storeId), { forceRefetch: true }),
  )
  const facts = store.dispatch(
    getPartnerStore.initiate({ params: { storeId } }, { forceRefetch: true }),
  )
  let isFirst = true
  const asking = keepAsking(async () => {
    const answers = await Promise.all(
      isFirst ? [orders, facts] : [orders.refetch(), facts.refetch()],
    )
    isFirst = false
    if (asking.isStopped()) return
    report(answers.find(({ isError }) => isError)?.error)
  })
  const { ask } = asking

  function report(error: unknown): void {
    if (error === undefined) return listener.onUpdated()
    const failure = isApiFailure(error) ? error : NO_ANSWER
    listener.onFailed(failure)
    if (failure.code !== 'SUSPENDED_USER') return
    showFailure(failure)
    store.dispatch(partnerActions.signedOut())
  }

  ask()
  const path = `/partner/stores/${encodeURIComponent(storeId)}/events` as const
  const stopHearing = hearEvents(
    store,
    { path },
    {
      onConnect: () => {
        listener.onConnection(true)
        ask()
      },
      onEvent: ask,
      onAlive: listener.onAlive,
      onLost: () => listener.onConnection(false),
    },
  )
  const timer = setInterval(ask, askingMs)
  addEventListener('online', ask)
  return {
    ask,
    stop: () => {
      asking.stop()
      stopHearing()
      clearInterval(timer)
      removeEventListener('online', ask)
      orders.unsubscribe()
      facts.unsubscribe()
    },
  }
}

/** Asks whenever it is wanted, one question at a time: what is wanted meanwhile is asked after it. */
function keepAsking(question: () => Promise<void>) {
  let isWanted = false
  let isAsking = false
  let isStopped = false
  async function askWhileWanted(): Promise<void> {
    if (isAsking) return
    isAsking = true
    while (isWanted && !isStopped) {
      isWanted = false
      await question()
    }
    isAsking = false
  }
  return {
    ask: () => {
      isWanted = true
      void askWhileWanted()
    },
    stop: () => {
      isStopped = true
    },
    isStopped: () => isStopped,
  }
}
