import { useEffect, useState } from 'react'
import type { Order } from '#contract/orders.ts'
import type { PartnerStore } from '#contract/partner/partner.ts'
import { readBoard, storeBoard, type StoredBoard } from './stored-board.ts'

/** A board that has not changed is stored this often, with the time when it was last seen. */
const everyMs = 30_000

interface Seen {
  accountId: string | null
  storeId: string | undefined
  /** As the server knows them; undefined while it has not answered. */
  store: PartnerStore | undefined
  orders: Order[] | undefined
  lastSeenAt: Date | null
  /** Whether there is nothing else to show. */
  isNeeded: boolean
}

/** Stores the board of a restaurant on this device. @returns the stored one where it is needed */
export function useStoredBoard(seen: Seen): StoredBoard | null {
  const { accountId, storeId, store, orders, lastSeenAt, isNeeded } = seen
  const [board, setBoard] = useState<StoredBoard | null>(null)

  const seenAtMs = lastSeenAt && Math.floor(lastSeenAt.getTime() / everyMs) * everyMs
  useEffect(() => {
    if (!accountId || !storeId || !store || !orders || seenAtMs === null) return
    void storeBoard({ accountId, storeId, store, orders, seenAtMs: Date.now() })
  }, [accountId, storeId, store, orders, seenAtMs])

  useEffect(() => {
    if (!isNeeded || !accountId || !storeId) return undefined
    let isOver = false
    void readBoard(storeId, accountId).then((read) => {
      if (!isOver) setBoard(read)
    })
    return () => {
      isOver = true
    }
  }, [isNeeded, accountId, storeId])

  return isNeeded && board?.storeId === storeId ? board : null
}
