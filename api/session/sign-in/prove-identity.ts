import type { IdentityProof } from '#contract/session.ts'
import type { Context } from '#api/context.ts'
import type { Transaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { countAttempt } from '#api/session/limits/guess-limit.ts'
import { verifyPassword } from '#api/session/password/hash-password.ts'
import { loadAccount, shareAccount } from '#api/session/session.queries.ts'
import { isIdentityOf } from '#api/session/social/social.queries.ts'
import { takeSocialReturn } from '#api/session/social/redeem-social-return.ts'

/**
 * Confirms that the user of a session owns its account, before something that can't be undone: by their
 * password, or by a linked provider that has just identified them to this browser. Throws
 * INCORRECT_PASSWORD, TOO_MANY_REQUESTS after too many, and IDENTITY_NOT_CONFIRMED.
 *
 * @returns the password's hash, so that the transaction can check that it has not changed
 */
export async function proveIdentity(
  context: Context,
  accountId: string,
  proof: IdentityProof,
  from: { address: string; cookies: string | undefined },
): Promise<{ passwordHash: string | null }> {
  const account = await loadAccount(context.db, accountId)
  if (!account) throw new ApiError('UNAUTHORIZED')
  const { email, passwordHash } = account
  const { password, provider, code } = proof
  if (password !== undefined) {
    const resetAttempts = await countAttempt(context, { email, address: from.address })
    if (!(await verifyPassword(passwordHash, password))) throw new ApiError('INCORRECT_PASSWORD')
    await resetAttempts()
  } else if (provider && code) {
    const shown = { provider, code, cookies: from.cookies }
    const named = await takeSocialReturn(context, shown).catch(nobody)
    const { subject } = named ?? {}
    if (!subject || !(await isIdentityOf(context.db, { accountId, provider, subject })))
      throw new ApiError('IDENTITY_NOT_CONFIRMED')
  }
  return { passwordHash }
}

/**
 * Refuses, in the transaction of what was confirmed, a password that was changed meanwhile. Throws
 * INCORRECT_PASSWORD; until the transaction ends it stays the same.
 */
export async function checkProof(
  transaction: Transaction,
  accountId: string,
  proven: { passwordHash: string | null },
): Promise<void> {
  const account = await shareAccount(transaction, accountId)
  if (account?.passwordHash !== proven.passwordHash) throw new ApiError('INCORRECT_PASSWORD')
}

/** A provider that identified nobody, or whose code was used before. */
function nobody(error: unknown): null {
  if (error instanceof ApiError) return null
  throw error
}
