import type { Context } from '#api/context.ts'
import { inBatches } from '#api/database/in-batches.ts'
import {
  deleteCartsUnchangedSince,
  deleteReservationsUntil,
  emptyCartsOrderedBefore,
} from './delete-old-carts.queries.ts'

const dayMs = 86_400_000
const lifetimeMs = 30 * dayMs
const lifetimeAfterOrderMs = dayMs

/**
 * Deletes carts that have not changed for 30 days, and expired slot reservations with the network that
 * they were counted by. An ordered cart is emptied after a day, because its order has a frozen copy of
 * what it needs; the cart itself stays, so that placing it again answers with its order.
 */
export async function deleteOldCarts({ db, now }: Context, signal: AbortSignal): Promise<void> {
  const nowMs = now().getTime()
  await inBatches(signal, (maximum) =>
    deleteCartsUnchangedSince(db, new Date(nowMs - lifetimeMs), maximum),
  )
  await inBatches(signal, (maximum) => deleteReservationsUntil(db, new Date(nowMs), maximum))
  const orderedBefore = new Date(nowMs - lifetimeAfterOrderMs)
  await inBatches(signal, (maximum) => emptyCartsOrderedBefore(db, orderedBefore, maximum))
}
