import type { Context } from '#api/context.ts'
import { announceStoreChange } from '#api/stores/record/store-changes.ts'
import { setPause } from './partner.queries.ts'

/** Takes no orders for so many minutes from now; 0 takes them again at once. */
export async function pauseStore(
  context: Context,
  storeId: string,
  { minutes }: { minutes: number },
): Promise<void> {
  const until = minutes > 0 ? new Date(context.now().getTime() + minutes * 60_000) : null
  await setPause(context.db, storeId, until)
  announceStoreChange(context, storeId)
}
