import type { Tokens } from '#contract/session.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { signAccessToken } from '#api/session/tokens/access-token.ts'
import type { Who } from '#api/http/asker.ts'
import { newRefreshToken } from '#api/session/tokens/refresh-token.ts'
import { recordAccountEvent } from '#api/session/record-account-event.ts'
import {
  deleteExpiredSessions,
  insertRefreshToken,
  insertSession,
  shareAccount,
} from '#api/session/session.queries.ts'

const DAY_MS = 24 * 3_600_000

/** How long a session lasts after it was last used, and after it was begun however it is used. */
const REMEMBERED = { idleMs: 30 * DAY_MS, mostMs: 180 * DAY_MS }
const NOT_REMEMBERED = { idleMs: DAY_MS, mostMs: 7 * DAY_MS }

/** When a session that is used now ends, unless it is used again. */
export function sessionEndsAt(
  now: Date,
  { rememberMe, createdAt }: { rememberMe: boolean; createdAt: Date },
): Date {
  const { idleMs, mostMs } = rememberMe ? REMEMBERED : NOT_REMEMBERED
  return new Date(Math.min(now.getTime() + idleMs, createdAt.getTime() + mostMs))
}

/** Where somebody signs in from. */
export interface SignedInFrom {
  /** The network address of the request. */
  address: string
  /** What the browser calls itself, in words. */
  device: string
}

interface SignedIn extends SignedInFrom {
  rememberMe: boolean
  /** What was kept of the password that proved who it is. */
  passwordHash?: string | null
}

/**
 * Signs an account in. Who it is has been proven before; throws Unauthorized where its password was
 * changed meanwhile, SUSPENDED_USER.
 */
export async function openSession(
  context: Context,
  account: Pick<Who, 'accountId' | 'profileType'>,
  { rememberMe, address, device, passwordHash }: SignedIn,
): Promise<Tokens> {
  const { accountId } = account
  const now = context.now()
  const expiresAt = sessionEndsAt(now, { rememberMe, createdAt: now })
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
