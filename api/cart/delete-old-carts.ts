import type { Context } from '#api/context.ts'
import { inBatches } from '#api/database/in-batches.ts'
import { retainedSinceOf } from '#api/settings/retention.ts'
import {
  deleteCartsUnchangedSince,
  deleteReservationsUntil,
  emptyCartsOfGuest,
  emptyCartsOrderedBefore,
} from './delete-old-carts.queries.ts'

const dayMs = 86_400_000
const lifetimeAfterOrderMs = dayMs

/**
 * Deletes carts that have not changed for as long as the marketplace stores them, and expired slot reservations with the network that
 * they were counted by. An ordered cart is emptied after a day, because its order has a frozen copy of
 * what it needs; the cart itself stays, so that placing it again answers with its order.
 */
export async function deleteOldCarts(context: Context, signal: AbortSignal): Promise<void> {
  const { db, now } = context
  const nowMs = now().getTime()
  const unchangedSince = await retainedSinceOf(context, 'carts')
  await inBatches(signal, (maximum) => deleteCartsUnchangedSince(db, unchangedSince, maximum))
  await inBatches(signal, (maximum) => deleteReservationsUntil(db, new Date(nowMs), maximum))
  const orderedBefore = new Date(nowMs - lifetimeAfterOrderMs)
  await inBatches(signal, (maximum) => emptyCartsOrderedBefore(db, orderedBefore, maximum))
}

/** Empties the carts of a guest, by the email address that they left, in lower case. */
export const eraseCartsOfGuest = emptyCartsOfGuest
