import type { PayoutRun } from '#contract/payments/payouts.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import { changeRun, checkPayable, type RunActor } from './change-run.ts'
import { moveRun } from './payout-runs.queries.ts'
import { readPayoutRun } from './read-payout-runs.ts'

/**
 * Approves a draft as it was read. Throws NOT_FOUND, PAYOUT_RUN_HAS_CHANGED, PAYOUT_NEEDS_ANOTHER_PERSON for
 * who made it, and as `checkPayable`.
 */
export function approvePayoutRun(
  context: Context,
  runId: string,
  { version }: { version: string },
  { accountId }: RunActor,
): Promise<PayoutRun> {
  const act = 'approve'
  return changeRun(context, { runId, act, accountId }, async ({ transaction, at, ...run }) => {
    if (run.madeBy === accountId) throw new ApiError('PAYOUT_NEEDS_ANOTHER_PERSON')
    const present = await readPayoutRun({ db: transaction }, runId)
    if (present.version !== version) throw new ApiError('PAYOUT_RUN_HAS_CHANGED')
    checkPayable(present)
    await moveRun(transaction, runId, run.status, {
      status: 'approved',
      approved_at: at,
      approved_by: accountId,
    })
    return { payoutTotal: present.totalPence }
  })
}
