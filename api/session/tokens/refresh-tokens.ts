import type { Tokens } from '#contract/session.ts'
import { sessionExpiresAt, switchedExpiresAt } from '#rules/session/lifetimes.ts'
import type { Context } from '#api/context.ts'
import { inTransaction, type Transaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import type { Who } from '#api/http/asker.ts'
import { recordAccountEvent } from '#api/session/record-account-event.ts'
import {
  extendSession,
  insertRefreshToken,
  isRefreshTokenUnused,
  lockRefreshToken,
  replaceRefreshTokens,
  revokeSession,
} from '#api/session/session.queries.ts'
import type { Configuration } from '#api/settings/configuration.ts'
import { signAccessToken } from './access-token.ts'
import { loadSessionBelow } from './tablet-session.queries.ts'
import { nextRefreshToken, refreshTokenHash } from './refresh-token.ts'

/** Two tabs may use the same token at nearly the same moment; later, it is somebody who copied it. */
const graceMs = 10_000

/**
 * New tokens for a refresh token, which works once. Using one that was replaced ends the whole session,
 * because one of its two holders is not its owner. Only tabs that race are answered twice: with the same
 * refresh token, for 10 seconds and until that one is used. Throws UNAUTHORIZED when a session has ended or
 * is unknown, SUSPENDED_USER.
 */
export async function refreshTokens(context: Context, token: string | null): Promise<Tokens> {
  if (token === null) throw new ApiError('UNAUTHORIZED')
  // A refusal is returned, not thrown: throwing would undo that the session was ended.
  const answer = await inTransaction(context.db, (transaction) =>
    rotate(transaction, context, token, context.now()),
  )
  if (typeof answer === 'string') throw new ApiError(answer)
  return answer
}

async function rotate(
  transaction: Transaction,
  { configuration }: Context,
  token: string,
  now: Date,
): Promise<Tokens | 'UNAUTHORIZED' | 'SUSPENDED_USER'> {
  const stored = await lockRefreshToken(transaction, refreshTokenHash(token))
  if (!stored || stored.expiresAt <= now) return 'UNAUTHORIZED'
  const { sessionId, accountId, replacedAt, revokedAt, suspendedAt } = stored
  // First, because suspending ends every session, and the answer says why.
  if (suspendedAt) return 'SUSPENDED_USER'
  if (revokedAt) return 'UNAUTHORIZED'
  const refreshToken = replacedAt
    ? await racedToken(transaction, configuration, { token, replacedAt, now })
    : await replaceToken(transaction, configuration, { token, sessionId, now })
  if (refreshToken === null) {
    await revokeSession(transaction, sessionId, now)
    await recordAccountEvent(transaction, { accountId, kind: 'tokenReused', at: now })
    return 'UNAUTHORIZED'
  }
  // Work as a store's staff ends at its time, however it is used.
  const expiresAt = stored.asStaffOf === null ? sessionExpiresAt(now, stored) : stored.expiresAt
  await extendSession(transaction, sessionId, { expiresAt, now })
  const who = await holderOf(transaction, stored, now)
  return { accessToken: await signAccessToken(configuration.tokenSecret, who, now), refreshToken }
}

type Stored = NonNullable<Awaited<ReturnType<typeof lockRefreshToken>>>

/** Whose access token follows: on a shared tablet it is of whoever has switched to themselves. */
async function holderOf(transaction: Transaction, stored: Stored, now: Date): Promise<Who> {
  const { sessionId, accountId, profileType, storeId, idleMinutes, asStaffOf } = stored
  if (asStaffOf !== null) {
    const asStaff = { storeId: asStaffOf, untilMs: stored.expiresAt.getTime() }
    return { accountId, profileType: 'partner', sessionId, asStaff }
  }
  if (storeId === null || idleMinutes === null) return { accountId, profileType, sessionId }
  const tablet = { accountId, storeId }
  const below = await loadSessionBelow(transaction, sessionId, now)
  if (!below) return { accountId, profileType, sessionId, tablet }
  const expiresAt = switchedExpiresAt(now, { idleMinutes, createdAt: below.createdAt })
  await extendSession(transaction, below.sessionId, { expiresAt, now })
  return { accountId: below.accountId, profileType, sessionId: below.sessionId, tablet }
}

async function replaceToken(
  transaction: Transaction,
  { tokenSecret }: Configuration,
  { token, sessionId, now }: { token: string; sessionId: string; now: Date },
): Promise<string> {
  const next = nextRefreshToken(tokenSecret, token)
  await replaceRefreshTokens(transaction, sessionId, now)
  await insertRefreshToken(transaction, { hash: next.hash, sessionId, createdAt: now })
  return next.token
}

/** The token that replaced another, for a tab that raced; null if that was used too, or for too long. */
async function racedToken(
  transaction: Transaction,
  { tokenSecret, formerTokenSecret }: Configuration,
  { token, replacedAt, now }: { token: string; replacedAt: Date; now: Date },
): Promise<string | null> {
  if (now.getTime() - replacedAt.getTime() > graceMs) return null
  for (const secret of [tokenSecret, formerTokenSecret]) {
    if (secret === null) continue
    const next = nextRefreshToken(secret, token)
    if (await isRefreshTokenUnused(transaction, next.hash)) return next.token
  }
  return null
}
