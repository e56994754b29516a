import type { Tokens } from '#contract/session.ts'
import { sessionExpiresAt } from '#rules/session/lifetimes.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import type { Who } from '#api/http/asker.ts'
import { recordAccountEvent } from '#api/session/record-account-event.ts'
import {
  deleteExpiredSessions,
  insertRefreshToken,
  insertSession,
  shareAccount,
} from '#api/session/session.queries.ts'
import { signAccessToken } from '#api/session/tokens/access-token.ts'
import { newRefreshToken } from '#api/session/tokens/refresh-token.ts'

/** Where somebody signs in from. */
export interface SignedInFrom {
  /** The network address of the request. */
  address: string
  /** The browser's name for itself. */
  device: string
}

interface SignedIn extends SignedInFrom {
  rememberMe: boolean
  /** The stored hash of the password that proved the identity. */
  passwordHash?: string | null
}

/**
 * Signs an account in. The identity must have been proven before; throws Unauthorized if its password was
 * changed meanwhile, SUSPENDED_USER.
 */
export async function openSession(
  context: Context,
  account: Pick<Who, 'accountId' | 'profileType'>,
  { rememberMe, address, device, passwordHash }: SignedIn,
): Promise<Tokens> {
  const { accountId } = account
  const now = context.now()
  const expiresAt = sessionExpiresAt(now, { rememberMe, createdAt: now })
  await deleteExpiredSessions(context.db, accountId, now)
  return inTransaction(context.db, async (transaction) => {
    const present = await shareAccount(transaction, accountId)
    if (!present || (passwordHash !== undefined && present.passwordHash !== passwordHash))
      throw new ApiError('Unauthorized')
    if (present.suspendedAt) throw new ApiError('SUSPENDED_USER')
    const session = { accountId, rememberMe, device, createdAt: now, expiresAt }
    const sessionId = await insertSession(transaction, session)
    await recordAccountEvent(transaction, { accountId, kind: 'signedIn', at: now, address })
    const { token: refreshToken, hash } = newRefreshToken()
    await insertRefreshToken(transaction, { hash, sessionId, createdAt: now })
    const { tokenSecret } = context.configuration
    const accessToken = await signAccessToken(tokenSecret, { ...account, sessionId }, now)
    return { accessToken, refreshToken }
  })
}
