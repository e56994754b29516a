import { newKey } from '#web/calls/request/idempotency-key.ts'
import { deleteStored, readStored, writeStored } from '#web/state/persistence/browser-storage.ts'
import { stored, type OrderAttempt } from '#web/state/persistence/stored-values.ts'

/** What somebody requests by pressing the button. */
export type OrderRequest = Omit<OrderAttempt, 'key' | 'atMs'>

/*
 * Stored for every tab of this browser, because one that is closed while a bank asks may be opened
 * again; only so long, because an old order is followed by its link and not by the checkout.
 */
const longestMs = 60 * 60_000

/** The attempt that a press goes on with: the stored one when it asks for the same, else a new one. */
export function attemptFor(
  wish: OrderRequest,
  last: OrderAttempt | null,
  atMs: number,
): OrderAttempt {
  const isSame =
    last?.cartToken === wish.cartToken &&
    last.totalPence === wish.totalPence &&
    last.paymentMethod === wish.paymentMethod &&
    last.savesCard === wish.savesCard
  return isSame ? last : { ...wish, key: newKey(), atMs }
}

/** Without a storage only a reload loses it, and a cart has one order however it is requested. */
export function storeAttempt(attempt: OrderAttempt): void {
  writeStored(stored.orderAttempt, attempt)
}

export function storedAttempt(nowMs = Date.now()): OrderAttempt | null {
  const attempt = readStored(stored.orderAttempt)
  return attempt && Math.abs(nowMs - attempt.atMs) < longestMs ? attempt : null
}

/** Deletes it; with a cart, only if it was for that one: another tab may be ordering another. */
export function deleteAttempt(cartToken?: string | null): void {
  if (cartToken && storedAttempt()?.cartToken !== cartToken) return
  deleteStored(stored.orderAttempt)
}
