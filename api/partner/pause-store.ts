import type { AuditFields } from '#contract/audit/audit-fields.ts'
import { isByMarketplace } from '#rules/stores/pause.ts'
import { recordChange, type Changer } from '#api/audit/record-change.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import { inTransaction, type Transaction } from '#api/database/transaction.ts'
import { announceStoreChange } from '#api/stores/record/store-changes.ts'
import { lockPause, setPause, type OwnPause, type StorePause } from './partner.queries.ts'

/**
 * Takes no orders for so many minutes from now, and orders for after that where `takesPreOrders` says so; 0
 * takes all again at once. Throws STORE_PAUSED_BY_MARKETPLACE.
 */
export async function pauseStore(
  context: Context,
  storeId: string,
  { minutes, takesPreOrders }: { minutes: number; takesPreOrders: boolean },
  changer: Changer,
): Promise<void> {
  const at = context.now()
  const until = minutes > 0 ? new Date(at.getTime() + minutes * 60_000) : null
  await inTransaction(context.db, async (transaction) => {
    const before = await lockPause(transaction, storeId)
    if (isByMarketplace(before.reason) && before.until !== null && before.until > at)
      throw new ApiError('STORE_PAUSED_BY_MARKETPLACE')
    const after = { until, takesPreOrders, reason: 'staff' } as const
    await changePause(transaction, { ...changer, at, storeId, before, after })
  })
  announceStoreChange(context, storeId)
}

/** Pauses a store until a time, whatever its staff do; null ends that, but no pause of its staff. */
export async function pauseByMarketplace(
  transaction: Transaction,
  { until, ...change }: Changer & { at: Date; storeId: string; until: Date | null },
): Promise<void> {
  const before = await lockPause(transaction, change.storeId)
  if (until === null && !isByMarketplace(before.reason)) return
  const reason = until ? 'marketplace' : 'staff'
  await changePause(transaction, {
    ...change,
    before,
    after: { until, takesPreOrders: false, reason },
  })
}

/** Changes the pause of a store whose row is locked, and writes down who did. */
export async function changePause(
  transaction: Transaction,
  {
    before,
    after,
    ...change
  }: Changer & { at: Date; storeId: string; before: StorePause; after: OwnPause },
): Promise<void> {
  await setPause(transaction, change.storeId, after)
  await recordChange(transaction, {
    ...change,
    act: 'pauseStore',
    before: fieldsOf(before, change.at),
    after: fieldsOf(after, change.at),
  })
}

/** A pause as it is written down; one that has ended is none. */
function fieldsOf({ until, takesPreOrders, reason }: StorePause, at: Date): AuditFields {
  if (until === null || until <= at) return { pausedUntil: null }
  return {
    pausedUntil: until.toISOString(),
    takesPreOrders,
    ...(reason === 'missedOrders' && { afterMissedOrders: true }),
    ...(reason === 'unattended' && { asNobodyLooked: true }),
    ...(isByMarketplace(reason) && { byMarketplace: true }),
  }
}
