import type { Context } from '#api/context.ts'
import { inBatches } from '#api/database/in-batches.ts'
import { EVERY_PAGE, storeKey, type CdnPort } from '#api/outside/cdn/cdn.port.ts'
import { deleteChangesBefore, takeChanges } from './page-change.queries.ts'

/** Fastly and Cloudflare take at most 256 and 100 keys at once. */
const AT_ONCE = 100
const PAUSE_MS = 15_000
const DAY_MS = 86_400_000

/**
 * The task of a sweep: tells the network in front which stores have changed. What it does not confirm stays
 * and is sent again, after a quarter of a minute. Other processes send other changes meanwhile.
 */
export function changedPagesPurge({ db, now }: Context, cdn: CdnPort): () => Promise<void> {
  let pausedUntilMs = 0
  return async () => {
    if (now().getTime() < pausedUntilMs) return
    try {
      // Not run again by itself, because it does more than query the database.
      await db.transaction().execute(async (transaction) => {
        const storeIds = await takeChanges(transaction, AT_ONCE)
        if (storeIds.length > 0) await cdn.purge(keysOf(storeIds))
      })
    } catch (error) {
      pausedUntilMs = now().getTime() + PAUSE_MS
      throw error
    }
  }
}

function keysOf(storeIds: readonly (string | null)[]): string[] {
  const changed = storeIds.filter((id) => id !== null)
  return changed.length < storeIds.length ? [EVERY_PAGE] : [...new Set(changed)].map(storeKey)
}

/**
 * Deletes changes that could not be sent for a day: no network is connected, or its pages have expired long
 * ago.
 */
export async function deleteOldPageChanges(
  { db, now }: Context,
  signal: AbortSignal,
): Promise<void> {
  const before = new Date(now().getTime() - DAY_MS)
  await inBatches(signal, (maximum) => deleteChangesBefore(db, before, maximum))
}
