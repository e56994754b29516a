import type { Cart } from '#contract/cart/cart.ts'
import { readAgain } from './basket/basket-queue.ts'
import { useAppStore } from './basket/use-basket.ts'
import { useEveryFewSeconds } from '#web/calls/request/use-every-few-seconds.ts'

/** A basket that friends fill too is asked for again and again while it is in sight. */
export function useLiveBasket(cart: Pick<Cart, 'sharing'> | null | undefined): void {
  const store = useAppStore()
  const sharing = cart?.sharing ?? null
  useEveryFewSeconds(sharing !== null, () => readAgain(store))
}
