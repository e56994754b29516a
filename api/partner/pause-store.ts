import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { announceStoreChange, forgetStore } from '#api/stores/store-changes.ts'
import { setPause } from './partner.queries.ts'

/** Takes no orders for so many minutes from now; 0 takes them again at once. */
export async function pauseStore(
  context: Context,
  storeId: string,
  { minutes }: { minutes: number },
): Promise<void> {
  const until = minutes > 0 ? new Date(context.now().getTime() + minutes * 60_000) : null
  await inTransaction(context.db, async (transaction) => {
    await setPause(transaction, storeId, until)
    await announceStoreChange(transaction, storeId)
  })
  forgetStore(context, storeId)
}
