import type { Context } from '#api/context.ts'
import { inBatches } from '#api/database/in-batches.ts'
import { emptyUnpaidBefore } from './erase-unpaid-orders.queries.ts'

const keptMs = 30 * 86_400_000

/** Forgets of orders that were never paid whose they were to be, and what was to be in them. */
export async function eraseUnpaidOrders({ db, now }: Context, signal: AbortSignal): Promise<void> {
  const before = new Date(now().getTime() - keptMs)
  await inBatches(signal, (most) => emptyUnpaidBefore(db, before, most))
}
