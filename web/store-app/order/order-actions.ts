import { createContext, useContext } from 'react'
import type { Order } from '#contract/orders.ts'

/** What cards ask of the board around them. */
export interface BoardActions {
  /** Asks the server for everything at once. */
  ask: () => void
  /** Shows all of an order. */
  open: (order: Order) => void
  /** Asks for the reason why an order ends. */
  end: (order: Order, act: 'decline' | 'cancel') => void
  /** Somebody has seen this order: it need not ring any more. */
  notice: (orderId: string) => void
}

export const BoardActionsContext = createContext<BoardActions | null>(null)

export function useBoardActions(): BoardActions {
  const actions = useContext(BoardActionsContext)
  if (!actions) throw new Error('An order card stands outside of a board')
  return actions
}
