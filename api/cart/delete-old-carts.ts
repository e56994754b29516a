import type { Context } from '#api/context.ts'
import { inBatches } from '#api/database/in-batches.ts'
import {
  deleteCartsUnchangedSince,
  deleteReservationsUntil,
  emptyCartsOrderedBefore,
} from './delete-old-carts.queries.ts'

const dayMs = 86_400_000
const keptMs = 30 * dayMs
const keptAfterOrderMs = dayMs

/**
 * Forgets whom carts are for: one that nobody has changed for 30 days is deleted, and what an
 * ordered one holds is emptied after a day, because its order has frozen what it needs. The cart
 * itself stays so long, so that whoever asks to place it once more is answered with its order. A place
 * in a slot that has run out goes at once, and with it the network that it was kept for.
 */
export async function deleteOldCarts({ db, now }: Context, signal: AbortSignal): Promise<void> {
  const nowMs = now().getTime()
  await inBatches(signal, (most) => deleteCartsUnchangedSince(db, new Date(nowMs - keptMs), most))
  await inBatches(signal, (most) => deleteReservationsUntil(db, new Date(nowMs), most))
  const orderedBefore = new Date(nowMs - keptAfterOrderMs)
  await inBatches(signal, (most) => emptyCartsOrderedBefore(db, orderedBefore, most))
}
