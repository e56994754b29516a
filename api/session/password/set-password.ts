import type { Transaction } from '#api/database/transaction.ts'
import { spendEmailLinks } from '#api/session/email-link.queries.ts'
import { updatePassword } from '#api/session/registration/registration.queries.ts'
import { revokeSessionsOf } from '#api/session/session.queries.ts'

/**
 * Replaces the password of an account, and ends its sessions and links to set another: whoever knew the
 * old one, or once read the account's emails, is out. The session that is being used may be kept.
 */
export async function setPassword(
  transaction: Transaction,
  accountId: string,
  given: { passwordHash: string; keepSessionId?: string; at: Date },
): Promise<void> {
  await updatePassword(transaction, accountId, given.passwordHash)
  await spendEmailLinks(transaction, accountId, 'reset', given.at)
  await revokeSessionsOf(transaction, accountId, given.at, given.keepSessionId)
}
