import { skipToken } from '@reduxjs/toolkit/query'
import { useEffect, useRef, useState } from 'react'
import { useStore } from 'react-redux'
import type { Order } from '#contract/orders.ts'
import type { PartnerStore } from '#contract/partner/partner.ts'
import type { ApiFailure } from '#web/calls/request/api-failure.ts'
import { openOrdersOf, partnerApi } from '#web/calls/staff/partner-calls.ts'
import { serverNow } from '#web/calls/request/server-clock.ts'
import { useAppSelector, type AppStore } from '#web/state/store.ts'
import { useStoredBoard } from '#web/store-app/offline/use-stored-board.ts'
import { useAway } from './use-away.ts'
import { openStoreStream } from './store-stream.ts'

export interface BoardLink {
  isConnected: boolean
  /** There is no connection because the server answers with a failure. */
  isFailing: boolean
  /** Whether it has ever been there. */
  wasConnected: boolean
  /** When the server was last heard. */
  lastSeenAt: Date | null
}

export interface Board {
  store: PartnerStore | undefined
  orders: Order[] | undefined
  link: BoardLink
  failure: ApiFailure | null
  /** Whether our server can't be reached. */
  isAway: boolean
  /** When this was so: now, or when it was last seen. */
  seenAt: Date | null
  /** Loads everything at once. */
  refresh: () => void
}

const unlinked: BoardLink = {
  isConnected: false,
  isFailing: false,
  wasConnected: false,
  lastSeenAt: null,
}

/**
 * A store's orders as they are and as they change, or without a network as this device has stored them; nothing
 * without a store. While it is still, they stay cached as they were.
 */
export function useBoard(storeId: string | undefined, { isStill }: { isStill: boolean }): Board {
  const reduxStore = useStore() as AppStore // The one of our providers.
  const [link, setLink] = useState(unlinked)
  const [failure, setFailure] = useState<ApiFailure | null>(null)
  const stream = useRef<{ refresh: () => void } | null>(null)
  const { listPartnerOrders, getPartnerStore } = partnerApi.endpoints
  // `data` could still be that of another store.
  const { currentData: list } = listPartnerOrders.useQueryState(
    storeId === undefined ? skipToken : openOrdersOf(storeId),
  )
  const { data: store } = getPartnerStore.useQueryState(
    storeId === undefined ? skipToken : { params: { storeId } },
  )
  const isLoaded = storeId !== undefined && store?.id === storeId && list !== undefined
  const isAway = useAway(link) && !isStill
  const { accountId, whose } = useWho()
  const stored = useStoredBoard({
    accountId,
    storeId,
    store: isLoaded && link.isConnected ? store : undefined,
    orders: list?.items,
    lastSeenAt: link.lastSeenAt,
    isNeeded: !isLoaded && (isAway || failure !== null),
  })

  useEffect(() => {
    if (storeId === undefined) return undefined
    if (isStill) return cacheOrders(reduxStore, storeId)
    const updateLastSeen = () => setLink((known) => ({ ...known, lastSeenAt: serverNow() }))
    const opened = openStoreStream(reduxStore, storeId, {
      onUpdated: () => {
        setFailure(null)
        updateLastSeen()
      },
      onFailed: setFailure,
      onAlive: updateLastSeen,
      onConnection: (isConnected, isFailing = false) =>
        setLink((known) => ({
          ...known,
          isConnected,
          isFailing,
          wasConnected: known.wasConnected || isConnected,
        })),
    })
    stream.current = opened
    return () => {
      stream.current = null
      opened.stop()
      setLink(unlinked)
      setFailure(null)
    }
  }, [reduxStore, storeId, isStill, whose]) // oxlint-disable-line react/exhaustive-effect-dependencies -- another person has another stream

  return {
    // `data` may still be that of another store, until this one has answered.
    store: isLoaded ? store : stored?.store,
    orders: isLoaded ? list.items : stored?.orders,
    link,
    failure,
    isAway,
    seenAt: link.lastSeenAt ?? (stored && new Date(stored.seenAtMs)),
    refresh: () => stream.current?.refresh(),
  }
}

/** Who is signed in, and whose the stream is: on a shared tablet it is of whoever acts, and ends with them. */
function useWho(): { accountId: string | null; whose: string | null } {
  const user = useAppSelector(({ partner }) => partner.user)
  const accountId = user?.id ?? null
  return { accountId, whose: user?.tablet ? accountId : null }
}

/** Keeps what is cached of a store from being dropped. @returns how to stop */
function cacheOrders({ dispatch }: AppStore, storeId: string): () => void {
  const { listPartnerOrders, getPartnerStore } = partnerApi.endpoints
  const known = [
    dispatch(listPartnerOrders.initiate(openOrdersOf(storeId))),
    dispatch(getPartnerStore.initiate({ params: { storeId } })),
  ]
  return () => known.forEach((subscription) => subscription.unsubscribe())
}
