import type { PayoutRun } from '#contract/payments/payouts.ts'
import type { Context } from '#api/context.ts'
import { changeRun, type RunActor } from './change-run.ts'
import { moveRun } from './payout-runs.queries.ts'
import { removePlanned } from './payouts.queries.ts'

/** Discards a run that wasn't paid. Throws NOT_FOUND and PAYOUT_RUN_HAS_CHANGED. */
export function discardPayoutRun(
  context: Context,
  runId: string,
  { reason }: { reason: string },
  { accountId }: RunActor,
): Promise<PayoutRun> {
  const act = 'discard'
  return changeRun(context, { runId, act, accountId }, async ({ transaction, at, status }) => {
    await moveRun(transaction, runId, status, { status: 'discarded', discarded_at: at, reason })
    await removePlanned(transaction, { runId, reason: '' })
    return { reason }
  })
}
