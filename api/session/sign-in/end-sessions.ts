import type { Transaction } from '#api/database/transaction.ts'
import { revokeSessionsOf } from '#api/session/session.queries.ts'

/** Signs an account out everywhere, or everywhere but in one session. */
export function endSessions(
  transaction: Transaction,
  accountId: string,
  { at, keepSessionId }: { at: Date; keepSessionId?: string },
): Promise<void> {
  return revokeSessionsOf(transaction, accountId, at, keepSessionId)
}
