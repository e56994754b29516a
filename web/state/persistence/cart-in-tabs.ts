import { PERSISTENCE_KEY } from '#contract/constants.ts'
import type { Cart } from '#contract/cart/cart.ts'
import { cachedCart, showCart } from '#web/calls/cart-calls.ts'
import type { AppStore } from '#web/state/store.ts'

/* All tabs of a browser have the same basket, by its token, which the storage event gives them. Its content
   they send each other after each change, and the newer version is shown. */

/** A tab's channel to the others of its browser. */
export interface CartChannel {
  /** To all other tabs. */
  say: (cart: Cart) => void
  listen: (hear: (cart: Cart) => void) => void
  close: () => void
}

type CartStore = Pick<AppStore, 'dispatch' | 'getState' | 'subscribe'>

/** Sends the other tabs each newer version of the basket, and takes theirs. @returns how to stop */
export function synchroniseCart(store: CartStore, channel: CartChannel): () => void {
  // The version that was sent or received last, so that nothing is sent twice or sent back.
  let known: Pick<Cart, 'cartToken' | 'version'> | null = null
  const isNews = (cart: Cart) => known?.cartToken !== cart.cartToken || known.version < cart.version
  const unsubscribe = store.subscribe(() => {
    const cart = cachedCart(store, store.getState().cart.cartToken)
    if (!cart || !isNews(cart)) return
    // The others may have the first loaded one already; receiving it again does no harm.
    known = cart
    channel.say(cart)
  })
  channel.listen((cart) => {
    if (cart.cartToken !== store.getState().cart.cartToken || !isNews(cart)) return
    known = cart
    showCart(store, cart)
  })
  return () => {
    unsubscribe()
    channel.close()
  }
}

/**
 * The environment of every tab of this browser. Browsers without a channel load the basket when they become
 * visible.
 */
export function synchroniseCartInBrowser(store: AppStore): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const channel = new BroadcastChannel(`${PERSISTENCE_KEY}.cart`)
  return synchroniseCart(store, {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- not to a window
    say: (cart) => channel.postMessage(cart),
    listen: (hear) =>
      // Only our own pages send messages here.
      channel.addEventListener('message', ({ data }) => hear(data as Cart)),
    close: () => channel.close(),
  })
}
