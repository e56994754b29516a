import type { Transaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { loadAccount } from '#api/session/session.queries.ts'
import { deleteChallengesOf } from './challenge.queries.ts'
import {
  deleteApp,
  deletePasskey,
  hasSecondFactor,
  loadPasskeys,
  lockFactors,
  replaceRecoveryCodes,
} from './second-factor.queries.ts'

/**
 * Removes every factor of an account with its recovery codes; answers whose they were, and whether there was
 * one. Throws NONEXISTING_USER.
 */
export async function removeAllFactors(
  transaction: Transaction,
  accountId: string,
): Promise<{ name: string; had: boolean }> {
  await lockFactors(transaction, accountId)
  const account = await loadAccount(transaction, accountId)
  if (!account) throw new ApiError('NONEXISTING_USER')
  const had = await hasSecondFactor(transaction, accountId)
  await deleteApp(transaction, accountId)
  for (const { id } of await loadPasskeys(transaction, accountId))
    await deletePasskey(transaction, { id, accountId })
  await replaceRecoveryCodes(transaction, accountId, [])
  await deleteChallengesOf(transaction, accountId)
  const { firstName, lastName, email } = account
  return { name: `${firstName} ${lastName}`.trim() || email, had }
}
