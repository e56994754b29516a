import type { PayoutRun } from '#contract/payments/payouts.ts'
import { paidTransfer } from '#rules/payouts/payout-transfers.ts'
import type { Context } from '#api/context.ts'
import { changeRun, type RunActor } from './change-run.ts'
import { enqueuePayoutNotices } from './payout-notices.ts'
import { moveRun } from './payout-runs.queries.ts'
import { claimTransfers, insertPayoutTransfers, payPlanned } from './payouts.queries.ts'

/**
 * Records that the bank has paid an exported run: the ledger says so, and the owners of its stores are told by
 * email. Throws NOT_FOUND and PAYOUT_RUN_HAS_CHANGED.
 */
export function markPayoutRunPaid(
  context: Context,
  runId: string,
  { accountId }: RunActor,
): Promise<PayoutRun> {
  const act = 'markPaid'
  return changeRun(context, { runId, act, accountId }, async ({ transaction, at, status }) => {
    await moveRun(transaction, runId, status, { status: 'paid', paid_at: at })
    const paid = await payPlanned(transaction, runId, at)
    const transfers = paid.map(({ id: payoutId, storeId, amountPence }) => ({
      ...paidTransfer(amountPence),
      payoutId,
      storeId,
    }))
    // With what they paid, they come to nothing, and aren't taken off the next payout.
    await claimTransfers(transaction, await insertPayoutTransfers(transaction, transfers, at))
    await enqueuePayoutNotices(
      transaction,
      paid.map(({ id }) => id),
      'paid',
    )
    return { payoutTotal: paid.reduce((sum, { amountPence }) => sum + amountPence, 0) }
  })
}
