import type { Context } from '#api/context.ts'
import { inTransaction, type Transaction } from '#api/database/transaction.ts'
import { recordChange } from '#api/audit/record-change.ts'
import { recordAccountEvent } from '#api/session/record-account-event.ts'
import { revokeSessionOf, revokeSessionsOf, tabletOf } from '#api/session/session.queries.ts'
import { refreshTokenHash } from '#api/session/tokens/refresh-token.ts'

/** Ends the session of a refresh token, if it has not ended already. */
export async function logOut(
  { db, now }: Context,
  token: string | null,
  { address }: { address: string },
): Promise<void> {
  if (token === null) return
  const at = now()
  await inTransaction(db, async (transaction) => {
    const ended = await revokeSessionOf(transaction, refreshTokenHash(token), at)
    if (!ended) return
    const { accountId, storeId, expiresAt } = ended
    const tablet = await tabletOf(transaction, accountId)
    if (tablet) {
      const { storeId, name, idleMinutes } = tablet
      return recordChange(transaction, {
        accountId,
        by: 'partner',
        at,
        storeId,
        act: 'endTablet',
        subject: name,
        before: { idleMinutes },
        after: {},
      })
    }
    if (storeId === null)
      return recordAccountEvent(transaction, { accountId, kind: 'signedOut', at, address })
    // Their own session goes on.
    await recordChange(transaction, {
      accountId,
      by: 'operator',
      at,
      storeId,
      act: 'stopWorkingAsStaff',
      before: { worksAsStaffUntil: expiresAt.toISOString() },
      after: {},
    })
  })
}

/** Signs an account out everywhere, or everywhere but in one session. */
export function endSessions(
  transaction: Transaction,
  accountId: string,
  { at, exceptSessionId }: { at: Date; exceptSessionId?: string },
): Promise<void> {
  return revokeSessionsOf(transaction, accountId, at, exceptSessionId)
}
