import type { AuditFields } from '#contract/audit/audit-fields.ts'
import type { AuditAct } from '#contract/partner/changes.ts'
import type { PayoutRun } from '#contract/payments/payouts.ts'
import {
  payoutRunAfter,
  type PayoutRunAct,
  type PayoutRunStatus,
} from '#rules/payouts/payout-status.ts'
import { recordChange } from '#api/audit/record-change.ts'
import type { Context } from '#api/context.ts'
import { inTransaction, type Transaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { lockRun } from './payout-runs.queries.ts'
import { readPayoutRun } from './read-payout-runs.ts'

/** Who acts on a run. */
export interface RunActor {
  accountId: string
}

interface LockedRun {
  transaction: Transaction
  at: Date
  status: PayoutRunStatus
  /** Null: their account is deleted. */
  madeBy: string | null
}

const AUDIT_ACT: Readonly<Record<PayoutRunAct, AuditAct>> = {
  approve: 'approvePayoutRun',
  export: 'exportPayoutRun',
  markPaid: 'markPayoutRunPaid',
  discard: 'discardPayoutRun',
}

/**
 * Does something with a run that is in the right status for it, in one transaction in which nobody else changes
 * it, and records it. Throws NOT_FOUND, and PAYOUT_RUN_HAS_CHANGED in another status.
 */
export function changeRun(
  { db, now }: Context,
  { runId, act, accountId }: { runId: string; act: PayoutRunAct } & RunActor,
  change: (run: LockedRun) => Promise<AuditFields>,
): Promise<PayoutRun> {
  const at = now()
  return inTransaction(db, async (transaction) => {
    const locked = await lockRun(transaction, runId)
    if (!locked) throw new ApiError('NOT_FOUND')
    const { status, madeBy, number } = locked
    if (!payoutRunAfter(status, act)) throw new ApiError('PAYOUT_RUN_HAS_CHANGED')
    const after = await change({ transaction, at, status, madeBy })
    const by = 'operator'
    const subject = String(number)
    const recorded = { at, storeId: null, accountId, by, subject, before: {}, after } as const
    await recordChange(transaction, { ...recorded, act: AUDIT_ACT[act] })
    return readPayoutRun({ db: transaction }, runId)
  })
}

/**
 * Throws NOTHING_TO_PAY_OUT, PAYOUT_STORE_SUSPENDED when a store was suspended since the run was made, and
 * PAYOUT_ACCOUNT_HAS_CHANGED when one has another account than planned.
 */
export function checkPayable({ payouts, changedAccounts, suspendedStores }: PayoutRun): void {
  if (payouts === 0) throw new ApiError('NOTHING_TO_PAY_OUT')
  if (suspendedStores > 0) throw new ApiError('PAYOUT_STORE_SUSPENDED')
  if (changedAccounts > 0) throw new ApiError('PAYOUT_ACCOUNT_HAS_CHANGED')
}
