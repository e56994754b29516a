import { useEffect, useRef, useState } from 'react'
import { useStore } from 'react-redux'
import type { Order } from '#contract/orders.ts'
import type { PartnerStore } from '#contract/partner.ts'
import type { ApiFailure } from '#web/calls/request/api-failure.ts'
import { openOrdersOf, partnerApi } from '#web/calls/staff/partner-calls.ts'
import { serverNow } from '#web/calls/request/server-clock.ts'
import type { AppStore } from '#web/state/store.ts'
import { followStore } from './board-stream.ts'

/** What a dialog of the board is about; it stays until the dialog has closed. */
export type Asked =
  | { dialog: 'order' | 'decline' | 'cancel' | 'refund'; order: Order }
  | { dialog: 'busy' | 'pause' | 'more' | 'done' }

export interface BoardLink {
  isConnected: boolean
  /** Whether it has ever been there. */
  wasConnected: boolean
  /** When the server was last heard. */
  heardAt: Date | null
}

export interface Board {
  store: PartnerStore | undefined
  orders: Order[] | undefined
  link: BoardLink
  failure: ApiFailure | null
  /** Asks the server at once. */
  ask: () => void
}

const unlinked: BoardLink = { isConnected: false, wasConnected: false, heardAt: null }

/** A store's orders as they are and as they change. */
export function useBoard(storeId: string): Board {
  const reduxStore = useStore() as AppStore // The one of our providers.
  const [link, setLink] = useState(unlinked)
  const [failure, setFailure] = useState<ApiFailure | null>(null)
  const following = useRef<{ ask: () => void } | null>(null)
  const { data: list } = partnerApi.endpoints.listPartnerOrders.useQueryState(openOrdersOf(storeId))
  const { data: store } = partnerApi.endpoints.getPartnerStore.useQueryState({
    params: { storeId },
  })

  useEffect(() => {
    const heard = () => setLink((known) => ({ ...known, heardAt: serverNow() }))
    const followed = followStore(reduxStore, storeId, {
      onUpdated: () => {
        setFailure(null)
        heard()
      },
      onFailed: setFailure,
      onAlive: heard,
      onConnection: (isConnected) =>
        setLink((known) => ({
          ...known,
          isConnected,
          wasConnected: known.wasConnected || isConnected,
        })),
    })
    following.current = followed
    return () => {
      following.current = null
      followed.stop()
      setLink(unlinked)
      setFailure(null)
    }
  }, [reduxStore, storeId])

  return {
    // `data` may still be that of another store, until this one has answered.
    store: store?.id === storeId ? store : undefined,
    orders: store?.id === storeId ? list?.items : undefined,
    link,
    failure,
    ask: () => following.current?.ask(),
  }
}
