import { isApiFailure } from '#web/calls/request/api-failure.ts'
import { readStored, writeStored } from '#web/state/persistence/browser-storage.ts'
import { stored, type CheckoutCart } from '#web/state/persistence/stored-values.ts'
import { isUnanswered } from './refusal.ts'

/** What has become of a basket: still one, an order, no more to be found, or nobody answered. */
export type CartFate =
  | { kind: 'open' | 'missing' | 'unknown' }
  | { kind: 'ordered'; orderId: string }

/** By the failure with which the basket was asked for; none: there it is. */
export function fateOf(failure: unknown): CartFate {
  if (failure === undefined) return { kind: 'open' }
  if (!isApiFailure(failure) || isUnanswered(failure)) return { kind: 'unknown' }
  const { orderId } = failure.details
  return failure.code === 'CART_ALREADY_ORDERED' && typeof orderId === 'string'
    ? { kind: 'ordered', orderId }
    : { kind: 'missing' }
}

/*
 * Stored in the tab, so that one in which nothing was ordered can say what became of its basket, also
 * after a reload; only so long, because an old order is followed by its link and not by the checkout.
 */
const longestMs = 60 * 60_000

export function storeCheckoutCart(cart: Omit<CheckoutCart, 'atMs'>, atMs = Date.now()): void {
  writeStored(stored.checkoutCart, { ...cart, atMs })
}

export function storedCheckoutCart(nowMs = Date.now()): CheckoutCart | null {
  const cart = readStored(stored.checkoutCart)
  return cart && Math.abs(nowMs - cart.atMs) < longestMs ? cart : null
}
