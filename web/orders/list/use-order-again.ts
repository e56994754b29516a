import { useState } from 'react'
import { useStore } from 'react-redux'
import { useNavigate } from 'react-router'
import type { Order } from '#contract/orders.ts'
import type { Result } from '#web/calls/api.ts'
import { cartApi, cartKey } from '#web/calls/cart-calls.ts'
import { useReorderMutation } from '#web/calls/order-list-calls.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import { links } from '#web/links.ts'
import { summaryOpened } from '#web/state/cart.slice.ts'
import type { AppStore } from '#web/state/store.ts'

/** What to show before going on. */
export type OrderAgainOutcome =
  | { kind: 'question'; oldStoreName: string; isShared: boolean }
  | { kind: 'missing'; missing: Result<'reorder'>['missing']; isNothingLeft: boolean }

export interface OrderAgainActs {
  isWorking: boolean
  outcome: OrderAgainOutcome | null
  isOpen: boolean
  begin: () => Promise<void>
  /** Called with yes to the question. */
  goOn: () => Promise<void>
  /** Goes to the basket, or to the menu if it is empty. */
  leave: () => Promise<void>
  close: () => void
}

/** Ordering again: asks about another basket, fills the new one, and lists what is missing. */
export function useOrderAgain({ id, store }: Order, orderToken: string | null): OrderAgainActs {
  const app = useStore() as AppStore // The one of our providers.
  const navigate = useNavigate()
  const [refill, { isLoading }] = useReorderMutation()
  const [isLooking, setIsLooking] = useState(false)
  const [outcome, setOutcome] = useState<OrderAgainOutcome | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const show = (next: OrderAgainOutcome) => {
    setOutcome(next)
    setIsOpen(true)
  }
  const leave = async () => {
    setIsOpen(false)
    await navigate(links.store(store.slug))
    app.dispatch(summaryOpened())
  }
  const goOn = async () => {
    try {
      const request = { params: { orderId: id }, orderToken }
      const { cart, missing } = await refill(request).unwrap()
      if (missing.length === 0) await leave()
      else show({ kind: 'missing', missing, isNothingLeft: cart.lines.length === 0 })
    } catch (thrown) {
      setIsOpen(false)
      showFailure(thrown)
    }
  }
  const begin = async () => {
    setIsLooking(true)
    const old = await readBasket(app)
    setIsLooking(false)
    if (!old || old.lines.length === 0) return goOn()
    const isShared = old.sharing !== null
    show({ kind: 'question', oldStoreName: old.store.name, isShared })
  }
  const close = () => setIsOpen(false)
  return { isWorking: isLoading || isLooking, outcome, isOpen, begin, goOn, leave, close }
}

/** The current basket; null for none, and for one that cannot be loaded. */
async function readBasket(app: AppStore) {
  const { cartToken } = app.getState().cart
  if (cartToken === null) return null
  const { getCart } = cartApi.endpoints
  const fresh = { forceRefetch: true, subscribe: false }
  const { data } = await app.dispatch(getCart.initiate(cartKey(cartToken), fresh))
  return data ?? null
}
