import { PERSISTENCE_KEY } from '#contract/constants.ts'
import type { PaymentMethod } from '#rules/payments/payment-status.ts'
import { newKey } from '#web/calls/request/idempotency-key.ts'

/** What somebody asks for by pressing the button. */
export interface OrderRequest {
  cartToken: string
  totalPence: number
  paymentMethod: PaymentMethod
  /** Whether the card is to be kept. */
  savesCard: boolean
}

/** An order that was asked for; what became of it may still have to be found out. */
export interface Attempt extends OrderRequest {
  /** Names it: asked again with the same key, there is the same order. */
  key: string
  atMs: number
}

/*
 * Kept for every tab of this browser, because one that is closed while a bank asks may be opened
 * again; only so long, because an old order is followed by its link and not by the checkout.
 */
const storageKey = `${PERSISTENCE_KEY}:placing`
const longestMs = 60 * 60_000

/** The attempt that a press goes on with: the kept one when it asks for the same, else a new one. */
export function attemptFor(wish: OrderRequest, kept: Attempt | null, atMs: number): Attempt {
  const isSame =
    kept?.cartToken === wish.cartToken &&
    kept.totalPence === wish.totalPence &&
    kept.paymentMethod === wish.paymentMethod &&
    kept.savesCard === wish.savesCard
  return isSame ? kept : { ...wish, key: newKey(), atMs }
}

export function storeAttempt(attempt: Attempt): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(attempt))
  } catch {
    // Without a storage only a reload forgets, and a cart has one order however it is asked for.
  }
}

export function storedAttempt(nowMs = Date.now()): Attempt | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null')
    return isAttempt(kept) && Math.abs(nowMs - kept.atMs) < longestMs ? kept : null
  } catch {
    return null
  }
}

/** Forgets it; with a cart, only if it was for that one: another tab may be ordering another. */
export function deleteAttempt(cartToken?: string | null): void {
  if (cartToken && storedAttempt()?.cartToken !== cartToken) return
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // Nothing was kept then.
  }
}

function isAttempt(kept: unknown): kept is Attempt {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    'cartToken' in kept &&
    'key' in kept &&
    'atMs' in kept &&
    typeof kept.atMs === 'number'
  )
}
