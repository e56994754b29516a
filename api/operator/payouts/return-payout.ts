import type { PayoutRun } from '#contract/payments/payouts.ts'
import { returnedPayoutTransfer } from '#rules/payouts/payout-transfers.ts'
import { recordChange } from '#api/audit/record-change.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import type { RunActor } from './change-run.ts'
import { enqueuePayoutNotices } from './payout-notices.ts'
import { lockRunOfPayout } from './payout-runs.queries.ts'
import { insertPayoutTransfers, returnPaid } from './payouts.queries.ts'
import { readPayoutRun } from './read-payout-runs.ts'

/**
 * Records that the store's bank has sent a payout back: the store is owed it again, in the ledger and by the next
 * run, and its owners read why. Throws NOT_FOUND, and PAYOUT_RUN_HAS_CHANGED for one that isn't paid.
 */
export function returnPayout(
  { db, now }: Context,
  payoutId: string,
  { reason }: { reason: string },
  { accountId }: RunActor,
): Promise<PayoutRun> {
  const at = now()
  return inTransaction(db, async (transaction) => {
    const run = await lockRunOfPayout(transaction, payoutId)
    if (!run) throw new ApiError('NOT_FOUND')
    const { runId, storeId, amountPence } = run
    if (!(await returnPaid(transaction, payoutId, { at, reason })))
      throw new ApiError('PAYOUT_RUN_HAS_CHANGED')
    const transfer = { ...returnedPayoutTransfer(amountPence), payoutId, storeId }
    await insertPayoutTransfers(transaction, [transfer], at)
    await enqueuePayoutNotices(transaction, [payoutId], 'returned')
    await recordChange(transaction, {
      at,
      storeId,
      accountId,
      by: 'operator',
      act: 'returnPayout',
      subject: String(run.number),
      before: {},
      after: { payoutTotal: amountPence, reason },
    })
    return readPayoutRun({ db: transaction }, runId)
  })
}
