import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { recordAccountEvent } from '#api/session/record-account-event.ts'
import { endSessions } from '#api/session/sign-in/log-out.ts'
import { hasOrderUnderWay, lockAccount, setSuspended } from './account.queries.ts'

/**
 * Suspends a customer or partner and ends their sessions. Throws NONEXISTING_USER,
 * FORBIDDEN_ACCESS for an operator, and USER_SUSPENSION_HAS_ORDER while they wait for an order.
 */
export async function suspendUser(
  { db, now }: Context,
  accountId: string,
  by: { accountId: string; reason: string },
): Promise<void> {
  const at = now()
  await inTransaction(db, async (transaction) => {
    const account = await lockAccount(transaction, accountId)
    if (!account) throw new ApiError('NONEXISTING_USER')
    if (account.type === 'operator') throw new ApiError('FORBIDDEN_ACCESS')
    if (await hasOrderUnderWay(transaction, accountId))
      throw new ApiError('USER_SUSPENSION_HAS_ORDER')
    if (account.suspendedAt) return
    await setSuspended(transaction, accountId, at)
    await endSessions(transaction, accountId, { at })
    const done = { byAccountId: by.accountId, note: by.reason }
    await recordAccountEvent(transaction, { accountId, kind: 'suspended', at, ...done })
  })
}

/** Lets a suspended account in again. Throws NONEXISTING_USER, and FORBIDDEN_ACCESS for an operator. */
export async function restoreUser(
  { db, now }: Context,
  accountId: string,
  by: { accountId: string; reason: string },
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const account = await lockAccount(transaction, accountId)
    if (!account) throw new ApiError('NONEXISTING_USER')
    if (account.type === 'operator') throw new ApiError('FORBIDDEN_ACCESS')
    if (!account.suspendedAt) return
    await setSuspended(transaction, accountId, null)
    await recordAccountEvent(transaction, {
      accountId,
      kind: 'restored',
      at: now(),
      byAccountId: by.accountId,
      note: by.reason,
    })
  })
}
