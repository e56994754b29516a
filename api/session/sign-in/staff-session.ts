import type { Tokens } from '#contract/session.ts'
import { AS_STAFF_LIFETIME_MS } from '#rules/session/lifetimes.ts'
import type { Transaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import type { Who } from '#api/http/asker.ts'
import { insertRefreshToken, insertSession } from '#api/session/session.queries.ts'
import { signAccessToken } from '#api/session/tokens/access-token.ts'
import { newRefreshToken } from '#api/session/tokens/refresh-token.ts'
import {
  lockOpenSession,
  revokeSessionsBelow,
  revokeStaffSessions,
} from './staff-session.queries.ts'

interface Opening {
  tokenSecret: string
  /** The operator, in their own session. */
  who: Pick<Who, 'accountId' | 'sessionId'>
  store: { id: string; name: string }
  at: Date
}

/**
 * Opens the session in which an operator works as a store's staff, below their own and in place of one that is
 * open. Throws UNAUTHORIZED when their own has ended meanwhile.
 */
export async function openStaffSession(
  transaction: Transaction,
  { tokenSecret, who, store, at }: Opening,
): Promise<{ tokens: Tokens; as: Who & { asStaff: NonNullable<Who['asStaff']> } }> {
  const { accountId, sessionId: parentId } = who
  if (!(await lockOpenSession(transaction, parentId, at))) throw new ApiError('UNAUTHORIZED')
  await revokeSessionsBelow(transaction, parentId, at)
  const expiresAt = new Date(at.getTime() + AS_STAFF_LIFETIME_MS)
  const sessionId = await insertSession(transaction, {
    accountId,
    rememberMe: false,
    device: store.name,
    createdAt: at,
    expiresAt,
    parentId,
    storeId: store.id,
  })
  const { token: refreshToken, hash } = newRefreshToken()
  await insertRefreshToken(transaction, { hash, sessionId, createdAt: at })
  const asStaff = { storeId: store.id, untilMs: expiresAt.getTime() }
  const as = { accountId, profileType: 'partner', sessionId, asStaff } as const
  return { tokens: { accessToken: await signAccessToken(tokenSecret, as, at), refreshToken }, as }
}

/** Ends the work of an operator as staff; their own sessions go on. */
export function endStaffSessions(
  transaction: Transaction,
  accountId: string,
  at: Date,
): Promise<void> {
  return revokeStaffSessions(transaction, accountId, at)
}
