import { isApiFailure } from '#web/calls/request/api-failure.ts'
import { readStored, writeStored } from '#web/state/persistence/browser-storage.ts'
import { stored, type CheckoutCart } from '#web/state/persistence/stored-values.ts'
import { isUnanswered } from './refusal.ts'

/** The state of a basket: still a basket, an order, missing, or unknown because the server did not answer. */
export type CartFate =
  | { kind: 'open' | 'missing' | 'unknown' }
  | { kind: 'ordered'; orderId: string }

/** From the failure of the call that loaded the basket; no failure means that it exists. */
export function fateOf(failure: unknown): CartFate {
  if (failure === undefined) return { kind: 'open' }
  if (!isApiFailure(failure) || isUnanswered(failure)) return { kind: 'unknown' }
  const { orderId } = failure.details
  return failure.code === 'CART_ALREADY_ORDERED' && typeof orderId === 'string'
    ? { kind: 'ordered', orderId }
    : { kind: 'missing' }
}

/* Stored for the tab, so that a tab that did not order can show what became of its basket, also after a
   reload. Expires, because an old order is reached by its link and not by the checkout. */
const longestMs = 60 * 60_000

export function storeCheckoutCart(cart: Omit<CheckoutCart, 'atMs'>, atMs = Date.now()): void {
  writeStored(stored.checkoutCart, { ...cart, atMs })
}

export function storedCheckoutCart(nowMs = Date.now()): CheckoutCart | null {
  const cart = readStored(stored.checkoutCart)
  return cart && Math.abs(nowMs - cart.atMs) < longestMs ? cart : null
}
