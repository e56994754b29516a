import type { IdentityProof } from '#contract/session.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import { countAttempt } from '#api/session/limits/guess-limit.ts'
import { verifyPassword } from '#api/session/password/hash-password.ts'
import { loadAccount } from '#api/session/session.queries.ts'
import { isIdentityOf } from '#api/session/social/social.queries.ts'
import { takeSocialReturn } from '#api/session/social/redeem-social-return.ts'

/**
 * Makes sure that whoever uses a session owns its account, before what can't be undone: by their
 * password, or by a provider that opens the account and has just named them to this browser. Throws
 * INCORRECT_PASSWORD, TOO_MANY_REQUESTS after too many, and IDENTITY_NOT_CONFIRMED.
 *
 * @returns what the password was, for the transaction to see whether it still is
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
    const forgetAttempts = await countAttempt(context, { email, address: from.address })
    if (!(await verifyPassword(passwordHash, password))) throw new ApiError('INCORRECT_PASSWORD')
    await forgetAttempts()
  } else if (provider && code) {
    const shown = { provider, code, cookies: from.cookies }
    const named = await takeSocialReturn(context, shown).catch(nobody)
    const { subject } = named ?? {}
    if (!subject || !(await isIdentityOf(context.db, { accountId, provider, subject })))
      throw new ApiError('IDENTITY_NOT_CONFIRMED')
  }
  return { passwordHash }
}

/** A provider that named nobody, or whose code was used. */
function nobody(error: unknown): null {
  if (error instanceof ApiError) return null
  throw error
}
