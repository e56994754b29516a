import type { Context } from '#api/context.ts'
import { inBatches } from '#api/database/in-batches.ts'
import { eraseNetworksBefore } from '#api/orders/placing/unanswered-orders.queries.ts'

const COUNTED_MS = 86_400_000

/** Forgets where cash orders came from, once they are no longer counted. */
export async function eraseNetworks({ db, now }: Context, signal: AbortSignal): Promise<void> {
  const before = new Date(now().getTime() - COUNTED_MS)
  await inBatches(signal, (most) => eraseNetworksBefore(db, before, most))
}
