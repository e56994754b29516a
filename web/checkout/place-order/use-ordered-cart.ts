import { useEffect, useState } from 'react'
import { askForCart } from '#web/calls/cart-calls.ts'
import { useAppDispatch } from '#web/state/store.ts'
import type { CheckoutCart } from '#web/state/persistence/stored-values.ts'
import { fateOf, storeCheckoutCart, storedCheckoutCart, type CartFate } from './checkout-cart.ts'

interface OrderedCart {
  /** Whether it is being loaded. */
  isLoaded: boolean
  /** The server did not answer. */
  isUnknown: boolean
  /** The order that the basket of this tab's checkout has become; null if there is none, or it is unknown. */
  order: { orderId: string; isOrderedHere: boolean } | null
  refetch: () => void
}

/**
 * The state of the basket that this tab's checkout was open with, once it is no longer this browser's basket:
 * another tab may have ordered it, or another device of the same customer. Loaded only if this tab does not
 * know it.
 */
export function useOrderedCart(isRequested: boolean, cartToken: string | null): OrderedCart {
  const dispatch = useAppDispatch()
  const [opened, setOpened] = useState<Pick<CheckoutCart, 'cartToken' | 'isOrderedHere'> | null>()
  const [answer, setAnswer] = useState<{ cartToken: string; fate: CartFate } | null>(null)
  if (isRequested && opened === undefined) setOpened(storedCheckoutCart())
  const isOther = isRequested && Boolean(opened) && opened?.cartToken !== cartToken
  // After an order of its own, a tab with a new basket has nothing to load.
  const isDone = isOther && cartToken !== null && opened?.isOrderedHere === true
  const lost = isOther && !isDone ? (opened?.cartToken ?? null) : null
  const fate = answer?.cartToken === lost ? (answer?.fate ?? null) : null
  const isElsewhere = fate?.kind === 'ordered' && !opened?.isOrderedHere
  // Another basket becomes the checkout's, unless there is a message to show about the former.
  const isNext = opened === null || isDone || (lost !== null && fate !== null && !isElsewhere)
  if (isRequested && cartToken !== null && isNext) setOpened({ cartToken, isOrderedHere: false })

  useEffect(() => {
    if (opened && opened.cartToken === cartToken) storeCheckoutCart(opened)
  }, [opened, cartToken])
  useEffect(() => {
    if (lost === null || fate !== null) return undefined
    let isOver = false
    void dispatch(askForCart(lost)).then(({ error }) => {
      if (!isOver) setAnswer({ cartToken: lost, fate: fateOf(error) })
    })
    return () => {
      isOver = true
    }
  }, [dispatch, lost, fate])

  return {
    isLoaded: lost !== null && fate === null,
    isUnknown: fate?.kind === 'unknown',
    order:
      opened && fate?.kind === 'ordered'
        ? { orderId: fate.orderId, isOrderedHere: opened.isOrderedHere }
        : null,
    refetch: () => setAnswer(null),
  }
}
