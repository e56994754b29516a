import { skipToken } from '@reduxjs/toolkit/query'
import { useEffect, useMemo } from 'react'
import type { Cart } from '#contract/cart/cart.ts'
import { cartKey, useGetCartQuery } from '#web/calls/cart-calls.ts'
import { useAppSelector, useAppStore } from '#web/state/store.ts'
import { countOf, linesAfter } from './basket-commands.ts'
import { readAgain, useBasketQueue } from './basket-queue.ts'
import { newestCart } from './newest-cart.ts'
import type { Basket } from './shown-basket.ts'
import { useEveryFewSeconds } from '#web/calls/request/use-every-few-seconds.ts'

/** The basket as it is shown: the server's, with the pending changes. */
export function useBasket(): Basket {
  const cartToken = useAppSelector(({ cart }) => cart.cartToken)
  const { currentData, isFetching, isError } = useGetCartQuery(
    cartToken === null ? skipToken : cartKey(cartToken),
  )
  const queue = useBasketQueue()
  const cart = newestCart(cartToken, currentData ?? null, queue.latest)
  return useMemo(() => {
    const lines = linesAfter(cart, queue.acts)
    const adding = queue.acts.findLast((act) => act.kind === 'add')
    return {
      cart,
      place: lines.length === 0 ? null : (adding?.place ?? cart?.store ?? null),
      lines,
      itemCount: countOf(lines),
      isSettling: queue.acts.length > 0,
      isLoading: cartToken !== null && cart === null && isFetching,
      isFailed: cartToken !== null && cart === null && isError,
      queue,
      removed: queue.removed?.cartToken === cartToken ? queue.removed : null,
    }
  }, [cart, queue, cartToken, isFetching, isError])
}

/** Another tab may have changed the basket, or time may have passed, while this tab was hidden. */
export function useFreshBasket(): void {
  const store = useAppStore()
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') readAgain(store)
    }
    document.addEventListener('visibilitychange', refresh)
    return () => document.removeEventListener('visibilitychange', refresh)
  }, [store])
}

/** A shared basket is polled while its page is visible. */
export function useLiveBasket(cart: Pick<Cart, 'sharing'> | null | undefined): void {
  const store = useAppStore()
  const sharing = cart?.sharing ?? null
  useEveryFewSeconds(sharing !== null, () => readAgain(store))
}
