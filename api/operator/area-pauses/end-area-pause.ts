import { recordChanges, type Changer } from '#api/audit/record-change.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { announceStoreChanges } from '#api/stores/record/store-changes.ts'
import { endOpenPause, isAreaPause, resumeStores } from './area-pauses.queries.ts'

/**
 * Lets the restaurants that a pause of an area stopped take orders again: not those that somebody has paused since
 * in another way. Nothing happens where it is over already. Throws NONEXISTING_AREA_PAUSE.
 */
export async function endAreaPause(
  context: Context,
  areaPauseId: string,
  changer: Changer,
): Promise<void> {
  const at = context.now()
  await inTransaction(context.db, async (transaction) => {
    const ended = await endOpenPause(transaction, areaPauseId, at)
    if (!ended) {
      if (await isAreaPause(transaction, areaPauseId)) return
      throw new ApiError('NONEXISTING_AREA_PAUSE')
    }
    const storeIds = await resumeStores(transaction, areaPauseId)
    const change = {
      ...changer,
      at,
      subject: ended.area,
      before: { pausedUntil: ended.until.toISOString() },
      after: { pausedUntil: null },
    }
    await recordChanges(transaction, [
      { ...change, storeId: null, act: 'pauseArea' },
      ...storeIds.map((storeId) => ({ ...change, storeId, act: 'pauseStore' as const })),
    ])
  })
  announceStoreChanges(context)
}
