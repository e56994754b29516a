import type { Context } from '#api/context.ts'
import { announceStoreChange } from '#api/stores/record/store-changes.ts'
import { setBusy } from './partner.queries.ts'

/** Adds minutes to every new order for a while from now; 0 added minutes end that at once. */
export async function markStoreBusy(
  context: Context,
  storeId: string,
  { addedMinutes, forMinutes }: { addedMinutes: number; forMinutes: number },
): Promise<void> {
  const until = addedMinutes > 0 ? new Date(context.now().getTime() + forMinutes * 60_000) : null
  await setBusy(context.db, storeId, { minutes: addedMinutes, until })
  announceStoreChange(context, storeId)
}
