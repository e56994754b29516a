import { newKey } from '#web/calls/request/idempotency-key.ts'
import { deleteStored, readStored, writeStored } from '#web/state/persistence/browser-storage.ts'
import { stored, type OrderAttempt } from '#web/state/persistence/stored-values.ts'

/** What somebody requests by pressing the button. */
export type OrderRequest = Omit<OrderAttempt, 'key' | 'atMs'>

/* Stored for every tab of this browser, because a tab that is closed while the bank asks may be opened again.
   Expires, because an old order is reached by its link and not by the checkout. */
const longestMs = 60 * 60_000

/** The attempt to continue with: the stored one if it requests the same, else a new one. */
export function attemptFor(
  request: OrderRequest,
  last: OrderAttempt | null,
  atMs: number,
): OrderAttempt {
  const isSame =
    last?.cartToken === request.cartToken &&
    last.totalPence === request.totalPence &&
    last.paymentMethod === request.paymentMethod &&
    last.savesCard === request.savesCard
  return isSame ? last : { ...request, key: newKey(), atMs }
}

/** Without storage a reload loses it, and a cart still becomes one order at most. */
export function storeAttempt(attempt: OrderAttempt): void {
  writeStored(stored.orderAttempt, attempt)
}

export function storedAttempt(nowMs = Date.now()): OrderAttempt | null {
  const attempt = readStored(stored.orderAttempt)
  return attempt && Math.abs(nowMs - attempt.atMs) < longestMs ? attempt : null
}

/**
 * Deletes the attempt; with a cart, only if it was for that one, since another tab may be ordering another.
 */
export function deleteAttempt(cartToken?: string | null): void {
  if (cartToken && storedAttempt()?.cartToken !== cartToken) return
  deleteStored(stored.orderAttempt)
}
