import { createContext, useContext } from 'react'
import type { Order } from '#contract/orders.ts'
import type { OfflineActs } from '#web/store-app/offline/use-unsent-acts.ts'
import type { EndCommand, HeldAct } from './order-commands.ts'

/** What the card of an order calls on the board around it. */
export interface OrderActions {
  /** Loads everything at once. */
  refresh: () => void
  /** What is done without a network. */
  offline: OfflineActs
  /** Shows all of an order. */
  open: (order: Order) => void
  /** For how long what was done is offered to be undone; 0: not at all. */
  undoSeconds: number
  /** What ends orders and is not sent yet, as it can still be undone. */
  held: readonly HeldAct[]
  /** Ends an order, some seconds later. */
  hold: (order: Order, command: EndCommand) => void
  /** Undoes what is held back. */
  release: (orderId: string) => void
  /** Shows the dishes of an order, to sell one out. */
  sellOut: (order: Order) => void
  /** Asks how much longer an order takes. */
  delay: (order: Order) => void
  /** Asks for the reason why an order ends. */
  end: (order: Order, act: 'decline' | 'cancel') => void
  /** Asks who has spoken with the customer about an allergy, then accepts; `minutes` as promised. */
  discussAllergy: (order: Order, minutes: number | null) => void
  /** Somebody has seen this order: it need not ring any more. */
  notice: (order: Order) => void
}

export const OrderActionsContext = createContext<OrderActions | null>(null)

export function useOrderActions(): OrderActions {
  const actions = useContext(OrderActionsContext)
  if (!actions) throw new Error('An order card stands outside of a board')
  return actions
}
