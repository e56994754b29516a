import { PERSISTENCE_KEY } from '#contract/constants.ts'
import { isApiFailure } from '#web/calls/request/api-failure.ts'
import { isUnanswered } from './refusal.ts'

/** The basket that the checkout of this tab was last open with. */
export interface CheckoutCart {
  cartToken: string
  /** Whether this very tab has made it an order. */
  isOrderedHere: boolean
  atMs: number
}

/** What has become of a basket: still one, an order, no more to be found, or nobody answered. */
export type CartFate = { kind: 'open' | 'gone' | 'unknown' } | { kind: 'ordered'; orderId: string }

/** By the failure with which the basket was asked for; none: there it is. */
export function fateOf(failure: unknown): CartFate {
  if (failure === undefined) return { kind: 'open' }
  if (!isApiFailure(failure) || isUnanswered(failure)) return { kind: 'unknown' }
  const { orderId } = failure.details
  return failure.code === 'CART_ALREADY_ORDERED' && typeof orderId === 'string'
    ? { kind: 'ordered', orderId }
    : { kind: 'gone' }
}

/*
 * Kept in the tab, so that one in which nothing was ordered can say what became of its basket, also
 * after a reload; only so long, because an old order is followed by its link and not by the checkout.
 */
const storageKey = `${PERSISTENCE_KEY}:checkout-cart`
const longestMs = 60 * 60_000

export function storeCheckoutCart(cart: Omit<CheckoutCart, 'atMs'>, atMs = Date.now()): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ ...cart, atMs }))
  } catch {
    // A full or forbidden storage only means that a reload forgets.
  }
}

export function storedCheckoutCart(nowMs = Date.now()): CheckoutCart | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
    return isCheckoutCart(kept) && Math.abs(nowMs - kept.atMs) < longestMs ? kept : null
  } catch {
    return null
  }
}

function isCheckoutCart(kept: unknown): kept is CheckoutCart {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    'cartToken' in kept &&
    'isOrderedHere' in kept &&
    'atMs' in kept &&
    typeof kept.atMs === 'number'
  )
}
