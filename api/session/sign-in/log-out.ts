import type { Context } from '#api/context.ts'
import { inTransaction, type Transaction } from '#api/database/transaction.ts'
import { recordAccountEvent } from '#api/session/record-account-event.ts'
import { revokeSessionOf, revokeSessionsOf } from '#api/session/session.queries.ts'
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
    const accountId = await revokeSessionOf(transaction, refreshTokenHash(token), at)
    if (accountId === null) return
    await recordAccountEvent(transaction, { accountId, kind: 'signedOut', at, address })
  })
}

/** Signs an account out everywhere, or everywhere but in one session. */
export function endSessions(
  transaction: Transaction,
  accountId: string,
  { at, keepSessionId }: { at: Date; keepSessionId?: string },
): Promise<void> {
  return revokeSessionsOf(transaction, accountId, at, keepSessionId)
}
