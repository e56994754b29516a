import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { recordAccountEvent } from '#api/session/record-account-event.ts'
import { lockAccount, setSuspended } from './account.queries.ts'

/** Lets a suspended account in again. Throws NONEXISTING_USER. */
export async function restoreUser(
  { db, now }: Context,
  accountId: string,
  by: { accountId: string },
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const account = await lockAccount(transaction, accountId)
    if (!account) throw new ApiError('NONEXISTING_USER')
    if (!account.suspendedAt) return
    await setSuspended(transaction, accountId, null)
    await recordAccountEvent(transaction, {
      accountId,
      kind: 'restored',
      at: now(),
      byAccountId: by.accountId,
    })
  })
}
