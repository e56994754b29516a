import { recordChange } from '#api/audit/record-change.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import type { RunActor } from './change-run.ts'
import { lockAccount, markChecked, renewAccountOfDrafts } from './payout-accounts.queries.ts'

/**
 * Says that the account that a store has since an instant is the store's own: from now on it can be paid to, and
 * drafts that pay the store pay to it. Throws NOT_FOUND without an account, and PAYOUT_ACCOUNT_HAS_CHANGED when
 * the store has another one since.
 */
export function checkPayoutAccount(
  { db, now }: Context,
  storeId: string,
  { since }: { since: string },
  { accountId }: RunActor,
): Promise<void> {
  const at = now()
  return inTransaction(db, async (transaction) => {
    const account = await lockAccount(transaction, storeId)
    if (!account) throw new ApiError('NOT_FOUND')
    if (account.since.getTime() !== Date.parse(since))
      throw new ApiError('PAYOUT_ACCOUNT_HAS_CHANGED')
    await renewAccountOfDrafts(transaction, storeId)
    if (account.checkedAt) return
    await markChecked(transaction, { storeId, at, accountId })
    await recordChange(transaction, {
      at,
      storeId,
      accountId,
      by: 'operator',
      act: 'checkPayoutAccount',
      before: {},
      after: { bankAccountCheckedAt: at.toISOString() },
    })
  })
}
