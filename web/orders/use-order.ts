import { useEffect, useState } from 'react'
import { useStore } from 'react-redux'
import type { Order } from '#contract/orders.ts'
import { timeOf } from '#rules/orders/arrival.ts'
import { isFinal } from '#rules/orders/order-status.ts'
import { mayBeRecalled } from '#rules/orders/undo.ts'
import type { ApiFailure } from '#web/calls/request/api-failure.ts'
import { subscribeToEvents } from '#web/calls/request/event-stream.ts'
import { serverNow } from '#web/calls/request/server-clock.ts'
import { orderProof, useGetOrderQuery } from '#web/calls/order-calls.ts'
import type { AppStore } from '#web/state/store.ts'
import { saveOrderKey, savedOrderKey, keyInHash } from '#web/state/order-keys.ts'

/** How often the order is loaded while no event arrives. */
const refreshMs = 20_000

export interface FollowedOrder {
  order: Order | undefined
  orderToken: string | null
  failure: ApiFailure | undefined
  isLoading: boolean
  /** False while the live connection is being re-established. */
  isConnected: boolean
  /** When the shown order was requested. */
  asOf: Date
  tryAgain: () => void
}

/** An order as it is now and as it changes, until it can change no more. */
export function useOrder(orderId: string): FollowedOrder {
  const orderToken = useOrderKey(orderId)
  const store = useStore() as AppStore // The one of our providers.
  const [isConnected, setIsConnected] = useState(true)
  const [lastEventId, setLastEventId] = useState(0)
  const isKeyKnown = orderToken !== undefined
  const { data, error, isFetching, refetch, fulfilledTimeStamp } = useGetOrderQuery(
    { params: { orderId }, orderToken: orderToken ?? null },
    {
      skip: !isKeyKnown,
      refetchOnMountOrArgChange: true,
      pollingInterval: isConnected ? 0 : refreshMs,
    },
  )
  const order = data?.id === orderId ? data : undefined
  const knownId = order?.events.at(-1)?.id ?? 0
  const isFollowed = order !== undefined && mayChange(order)

  useEffect(() => {
    if (!isFollowed) return undefined
    const path = `/order/${encodeURIComponent(orderId)}/events` as const
    const stop = subscribeToEvents(
      store,
      { path, headers: orderProof({ orderToken: orderToken ?? null }) },
      {
        onConnect: () => setIsConnected(true),
        onEvent: (id) => setLastEventId((known) => Math.max(known, id)),
        onLost: () => setIsConnected(false),
      },
    )
    return () => {
      stop()
      setIsConnected(true)
    }
  }, [isFollowed, orderId, orderToken, store])

  useEffect(() => {
    if (!isFollowed || error === undefined) return undefined
    const again = () => void refetch()
    const timer = setTimeout(again, refreshMs)
    addEventListener('online', again)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', again)
    }
  }, [isFollowed, error, refetch])

  // Loaded again as long as an event is newer than what is shown, but at the interval after a failure.
  useEffect(() => {
    if (isKeyKnown && lastEventId > knownId && !isFetching && error === undefined) void refetch()
  }, [isKeyKnown, lastEventId, knownId, isFetching, error, refetch])

  return {
    order,
    orderToken: orderToken ?? null,
    // The base query's error type; RTK adds only its own serialised errors.
    failure: order ? undefined : (error as ApiFailure | undefined),
    isLoading: !order && !error,
    isConnected,
    asOf: new Date(fulfilledTimeStamp ?? 0),
    tryAgain: () => void refetch(),
  }
}

/** A card may be refunded long after the food has come, and a completed order be put back for a while. */
function mayChange({ status, payment, events }: Order): boolean {
  if (!isFinal(status) || payment !== null) return true
  const completedAt = timeOf(events, 'completed')
  return completedAt !== null && mayBeRecalled(new Date(completedAt), serverNow())
}

/**
 * The token with which a guest sees an order: the one behind the # of this page's address, else the one in
 * this browser's storage. Undefined until the storage has been read, null if there is none.
 */
function useOrderKey(orderId: string): string | null | undefined {
  const [key, setKey] = useState<string | null>()
  useEffect(() => {
    const read = () => {
      const given = keyInHash(location.hash)
      if (given) saveOrderKey({ orderId, token: given })
      setKey(given ?? savedOrderKey(orderId))
    }
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [orderId])
  return key
}
