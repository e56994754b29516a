import { createContext, useContext } from 'react'
import type { Order } from '#contract/orders.ts'
import type { Column } from '#web/store-app/order/board-columns.ts'
import type { OfflineActs } from '#web/store-app/offline/use-unsent-acts.ts'
import type { useBell } from './use-bell.ts'
import type { Board } from './use-board.ts'

/** The orders of the chosen store, as every page of the store app knows them. */
export interface LiveOrders {
  board: Board
  columns: Record<Column, Order[]>
  /** The orders that somebody has to answer, or to begin with. */
  awaiting: readonly Order[]
  /** The orders that nobody answered in time, until somebody says that they have seen them. */
  missed: readonly Order[]
  bell: ReturnType<typeof useBell>
  /** What is done without a network. */
  offline: OfflineActs
  /** Somebody has seen this order: it need not ring any more. */
  notice: (order: Order) => void
  /** Logs out, after a question where orders are open. */
  logOut: () => void
}

export const LiveOrdersContext = createContext<LiveOrders | null>(null)

export function useLiveOrders(): LiveOrders {
  const orders = useContext(LiveOrdersContext)
  if (!orders) throw new Error('A page of the store app stands outside of its layout')
  return orders
}
