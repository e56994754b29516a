import type { Transaction } from '#api/database/transaction.ts'
import { updatePassword } from './registration.queries.ts'
import { revokeSessionsOf } from './session.queries.ts'

/**
 * Replaces the password of an account, and ends its sessions: whoever knew the old one is out. The
 * one that is being used may be kept.
 */
export async function setPassword(
  transaction: Transaction,
  accountId: string,
  given: { passwordHash: string; keepSessionId?: string; at: Date },
): Promise<void> {
  await updatePassword(transaction, accountId, given.passwordHash)
  await revokeSessionsOf(transaction, accountId, given.at, given.keepSessionId)
}
