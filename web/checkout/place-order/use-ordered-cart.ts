import { useEffect, useState } from 'react'
import { askForCart } from '#web/calls/cart-calls.ts'
import { useAppDispatch } from '#web/state/store.ts'
import type { CheckoutCart } from '#web/state/persistence/stored-values.ts'
import { fateOf, storeCheckoutCart, storedCheckoutCart, type CartFate } from './checkout-cart.ts'

interface OrderedCart {
  /** Whether that is being found out. */
  isLoaded: boolean
  /** Nobody answered. */
  isUnknown: boolean
  /** The order that the basket of this tab's checkout has become; null: none, or not known. */
  order: { orderId: string; isOrderedHere: boolean } | null
  refetch: () => void
}

/**
 * What has become of the basket that this tab's checkout was open with, when it is that of this
 * browser no more: another tab may have ordered it, or another device of the same customer. Asked only
 * where this tab does not know it itself.
 */
export function useOrderedCart(isWanted: boolean, cartToken: string | null): OrderedCart {
  const dispatch = useAppDispatch()
  const [opened, setOpened] = useState<Pick<CheckoutCart, 'cartToken' | 'isOrderedHere'> | null>()
  const [answer, setAnswer] = useState<{ cartToken: string; fate: CartFate } | null>(null)
  if (isWanted && opened === undefined) setOpened(storedCheckoutCart())
  const isOther = isWanted && Boolean(opened) && opened?.cartToken !== cartToken
  // After an order of its own, a tab with a new basket has nothing to ask.
  const isDone = isOther && cartToken !== null && opened?.isOrderedHere === true
  const lost = isOther && !isDone ? (opened?.cartToken ?? null) : null
  const fate = answer?.cartToken === lost ? (answer?.fate ?? null) : null
  const isElsewhere = fate?.kind === 'ordered' && !opened?.isOrderedHere
  // Another basket is the checkout's from now on, unless there is something to say of the former.
  const isNext = opened === null || isDone || (lost !== null && fate !== null && !isElsewhere)
  if (isWanted && cartToken !== null && isNext) setOpened({ cartToken, isOrderedHere: false })

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
