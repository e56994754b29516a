import { recordChange, type Changer } from '#api/audit/record-change.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { announceStoreChange } from '#api/stores/record/store-changes.ts'
import { lockBusy, setBusy } from './partner.queries.ts'

/** Adds minutes to every new order for a while from now; 0 added minutes end that at once. */
export async function markStoreBusy(
  context: Context,
  storeId: string,
  { addedMinutes, forMinutes }: { addedMinutes: number; forMinutes: number },
  changer: Changer,
): Promise<void> {
  const at = context.now()
  const until = addedMinutes > 0 ? new Date(at.getTime() + forMinutes * 60_000) : null
  await inTransaction(context.db, async (transaction) => {
    const before = await lockBusy(transaction, storeId)
    const busyUntil = before.until && before.until > at ? before.until.toISOString() : null
    await setBusy(transaction, storeId, { minutes: addedMinutes, until })
    await recordChange(transaction, {
      ...changer,
      at,
      storeId,
      act: 'markStoreBusy',
      before: {
        busyMinutes: busyUntil === null ? 0 : before.minutes,
        busyUntil,
      },
      after: { busyMinutes: addedMinutes, busyUntil: until?.toISOString() ?? null },
    })
  })
  announceStoreChange(context, storeId)
}
