import type { Context } from '#api/context.ts'
import { inBatches } from '#api/database/in-batches.ts'
import { deleteOfOrdersBefore, deleteSentBefore } from './subscriptions.queries.ts'

const dayMs = 86_400_000
/** For this long after an order its refunds may still be news. */
const ofOrdersMs = 30 * dayMs
/** Far longer than any retry. */
const sentMs = 7 * dayMs

/** Deletes the subscriptions to orders that ended long ago, and the record of what was sent. */
export async function deleteOldNews({ db, now }: Context, signal: AbortSignal): Promise<void> {
  const ago = (ms: number) => new Date(now().getTime() - ms)
  await inBatches(signal, (maximum) => deleteOfOrdersBefore(db, ago(ofOrdersMs), maximum))
  await inBatches(signal, (maximum) => deleteSentBefore(db, ago(sentMs), maximum))
}
