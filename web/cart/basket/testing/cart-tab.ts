import type { Cart } from '#contract/cart/cart.ts'
import { showCart } from '#web/calls/cart-calls.ts'
import { cartNamed } from '#web/state/cart.slice.ts'
import { appStore, type AppStore } from '#web/state/store.ts'

/** A tab that shows a cart. */
export function tabShowing(cart: Cart): AppStore {
  const store = appStore()
  store.dispatch(cartNamed(cart.cartToken))
  showCart(store, cart)
  return store
}
