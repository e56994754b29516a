import { missedInARow, pauseAfterMissed } from '#rules/orders/missed-orders.ts'
import type { Context } from '#api/context.ts'
import { inTransaction, type Transaction } from '#api/database/transaction.ts'
import { enqueue } from '#api/jobs/tasks.ts'
import { announceStoreChange } from '#api/stores/record/store-changes.ts'
import { changePause } from './pause-store.ts'
import { loadAnswers, loadMissed, lockPause, type Missed } from './partner.queries.ts'

/**
 * Emails a store that it missed an order and, when that was not the first in a row, pauses the store.
 * Nothing happens for an order that was not missed. A pause that would be over by now is not begun, so
 * a job that comes late pauses nobody.
 */
export async function followMissedOrder(context: Context, orderId: string): Promise<void> {
  const missed = await loadMissed(context.db, orderId)
  if (!missed) return
  const until = await inTransaction(context.db, async (transaction) => {
    const until = await pauseBecauseOf(transaction, missed, context.now())
    const email = { orderId, message: 'declined', to: 'store' } as const
    const payload = until ? { ...email, pausedUntil: until.toISOString() } : email
    await enqueue(transaction, [{ task: 'send-order-email', payload }])
    return until
  })
  if (until) announceStoreChange(context, missed.storeId)
}

/** Pauses the store of a missed order if it has to be; answers until when. */
async function pauseBecauseOf(
  transaction: Transaction,
  { storeId, eventId, missedAt }: Missed,
  at: Date,
): Promise<Date | null> {
  // Of two jobs at once, the second one sees the pause of the first.
  const before = await lockPause(transaction, storeId)
  const count = missedInARow(await loadAnswers(transaction, storeId, eventId))
  const until = pauseAfterMissed({ missedAt, count, pausedUntil: before.until })
  if (until === null || until <= at) return null
  const after = { until, takesPreOrders: false, reason: 'missedOrders' } as const
  await changePause(transaction, { by: 'system', accountId: null, at, storeId, before, after })
  return until
}
