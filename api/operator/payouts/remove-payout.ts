import type { PayoutRun } from '#contract/payments/payouts.ts'
import { canRemovePayouts } from '#rules/payouts/payout-status.ts'
import { recordChange } from '#api/audit/record-change.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import type { RunActor } from './change-run.ts'
import { lockRunOfPayout } from './payout-runs.queries.ts'
import { removePlanned } from './payouts.queries.ts'
import { readPayoutRun } from './read-payout-runs.ts'

/**
 * Removes a store from a run before it is exported; its money waits for the next run. Throws NOT_FOUND and
 * PAYOUT_RUN_HAS_CHANGED.
 */
export function removePayout(
  { db, now }: Context,
  payoutId: string,
  { reason }: { reason: string },
  { accountId }: RunActor,
): Promise<PayoutRun> {
  const at = now()
  return inTransaction(db, async (transaction) => {
    const run = await lockRunOfPayout(transaction, payoutId)
    if (!run) throw new ApiError('NOT_FOUND')
    const { runId, storeId } = run
    const isRemoved =
      canRemovePayouts(run.status) &&
      (await removePlanned(transaction, { runId, payoutId, reason })) === 1
    if (!isRemoved) throw new ApiError('PAYOUT_RUN_HAS_CHANGED')
    await recordChange(transaction, {
      at,
      storeId,
      accountId,
      by: 'operator',
      act: 'removePayout',
      subject: String(run.number),
      before: { payoutTotal: run.amountPence },
      after: { reason },
    })
    return readPayoutRun({ db: transaction }, runId)
  })
}
