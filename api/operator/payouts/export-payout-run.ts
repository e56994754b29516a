import type { PayoutRun } from '#contract/payments/payouts.ts'
import type { Context } from '#api/context.ts'
import { changeRun, checkPayable, type RunActor } from './change-run.ts'
import { moveRun } from './payout-runs.queries.ts'
import { readPayoutRun } from './read-payout-runs.ts'

/**
 * Closes an approved run, so that its files can be downloaded. Throws NOT_FOUND, PAYOUT_RUN_HAS_CHANGED,
 * and as `checkPayable`.
 */
export function exportPayoutRun(
  context: Context,
  runId: string,
  { accountId }: RunActor,
): Promise<PayoutRun> {
  const act = 'export'
  return changeRun(context, { runId, act, accountId }, async ({ transaction, at, status }) => {
    const present = await readPayoutRun({ db: transaction }, runId)
    checkPayable(present)
    await moveRun(transaction, runId, status, { status: 'exported', exported_at: at })
    return { payoutTotal: present.totalPence }
  })
}
