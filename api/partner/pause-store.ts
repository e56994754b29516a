import { recordChange, type Changer } from '#api/audit/record-change.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { announceStoreChange } from '#api/stores/record/store-changes.ts'
import { lockOverrides, setPause } from './partner.queries.ts'

/** Takes no orders for so many minutes from now; 0 takes them again at once. */
export async function pauseStore(
  context: Context,
  storeId: string,
  { minutes }: { minutes: number },
  changer: Changer,
): Promise<void> {
  const at = context.now()
  const until = minutes > 0 ? new Date(at.getTime() + minutes * 60_000) : null
  await inTransaction(context.db, async (transaction) => {
    const { pausedUntil } = await lockOverrides(transaction, storeId)
    await setPause(transaction, storeId, until)
    await recordChange(transaction, {
      ...changer,
      at,
      storeId,
      act: 'pauseStore',
      before: { pausedUntil: pausedUntil && pausedUntil > at ? pausedUntil.toISOString() : null },
      after: { pausedUntil: until?.toISOString() ?? null },
    })
  })
  announceStoreChange(context, storeId)
}
