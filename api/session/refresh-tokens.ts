import type { Tokens } from '#contract/session.ts'
import type { Context } from '#api/context.ts'
import { inTransaction, type Transaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { issueTokens, sessionEndsAt } from './open-session.ts'
import { recordAccountEvent } from './record-account-event.ts'
import { refreshTokenHash } from './refresh-token.ts'
import {
  extendSession,
  lockRefreshToken,
  replaceRefreshTokens,
  revokeSession,
} from './session.queries.ts'

/** Two tabs may use the same token at nearly the same moment; later, it is somebody who copied it. */
const graceMs = 10_000

/**
 * New tokens for a refresh token, which works once. The use of one that was replaced ends the whole
 * session, because one of its two holders is not who they say. Throws UNAUTHORIZED when a session
 * has ended or never was, SUSPENDED_USER.
 */
export async function refreshTokens(context: Context, token: string | null): Promise<Tokens> {
  if (token === null) throw new ApiError('UNAUTHORIZED')
  const hash = refreshTokenHash(token)
  // A refusal is answered, not thrown: throwing would undo that the session was ended.
  const answer = await inTransaction(context.db, (transaction) =>
    rotate(transaction, context, hash, context.now()),
  )
  if (typeof answer === 'string') throw new ApiError(answer)
  return answer
}

async function rotate(
  transaction: Transaction,
  context: Context,
  hash: Buffer,
  now: Date,
): Promise<Tokens | 'UNAUTHORIZED' | 'SUSPENDED_USER'> {
  const kept = await lockRefreshToken(transaction, hash)
  if (!kept || kept.expiresAt <= now) return 'UNAUTHORIZED'
  const { sessionId, accountId, profileType, replacedAt, revokedAt, suspendedAt } = kept
  // First, because suspending ends every session, and whoever was in it is told why.
  if (suspendedAt) return 'SUSPENDED_USER'
  if (revokedAt) return 'UNAUTHORIZED'
  if (replacedAt && now.getTime() - replacedAt.getTime() > graceMs) {
    await revokeSession(transaction, sessionId, now)
    await recordAccountEvent(transaction, { accountId, kind: 'tokenReused', at: now })
    return 'UNAUTHORIZED'
  }
  // Tabs that raced got one each and go on with the last; whoever comes with another one later copied
  // it. In a race itself none is replaced, because nobody knows which answer a browser keeps.
  if (!replacedAt) await replaceRefreshTokens(transaction, sessionId, now)
  await extendSession(transaction, sessionId, { expiresAt: sessionEndsAt(now, kept), now })
  return issueTokens(transaction, context, { accountId, profileType, sessionId }, now)
}
