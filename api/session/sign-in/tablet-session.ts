import { sessionExpiresAt, switchedExpiresAt } from '#rules/session/lifetimes.ts'
import type { Transaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import type { Who } from '#api/http/asker.ts'
import { recordAccountEvent } from '#api/session/record-account-event.ts'
import {
  insertRefreshToken,
  insertSession,
  revokeSession,
  shareAccount,
} from '#api/session/session.queries.ts'
import { newRefreshToken } from '#api/session/tokens/refresh-token.ts'
import type { SignedInFrom } from './open-session.ts'

interface OpenedTablet extends SignedInFrom {
  accountId: string
  /** Who makes the tablet shared, in the session that ends. */
  madeBy: Pick<Who, 'accountId' | 'sessionId'>
  at: Date
}

/** Opens the session of a shared tablet, in place of the one it is made in. */
export async function openTabletSession(
  transaction: Transaction,
  { accountId, madeBy, device, address, at }: OpenedTablet,
): Promise<{ sessionId: string; refreshToken: string }> {
  const rememberMe = true
  const expiresAt = sessionExpiresAt(at, { rememberMe, createdAt: at })
  const session = { accountId, rememberMe, device, createdAt: at, expiresAt }
  const sessionId = await insertSession(transaction, session)
  const { token: refreshToken, hash } = newRefreshToken()
  await insertRefreshToken(transaction, { hash, sessionId, createdAt: at })
  await revokeSession(transaction, madeBy.sessionId, at)
  const signedOut = { accountId: madeBy.accountId, kind: 'signedOut', at, address } as const
  await recordAccountEvent(transaction, signedOut)
  return { sessionId, refreshToken }
}

interface OpenedTurn {
  accountId: string
  /** The session of the tablet. */
  parentId: string
  tabletName: string
  idleMinutes: number
  address: string
  at: Date
}

/** Opens the turn of somebody on a shared tablet. Throws SUSPENDED_USER, and UNAUTHORIZED without an account. */
export async function openTurn(
  transaction: Transaction,
  { accountId, parentId, tabletName, idleMinutes, address, at }: OpenedTurn,
): Promise<string> {
  const account = await shareAccount(transaction, accountId)
  if (!account) throw new ApiError('UNAUTHORIZED')
  if (account.suspendedAt) throw new ApiError('SUSPENDED_USER')
  await recordAccountEvent(transaction, { accountId, kind: 'switchedOnTablet', at, address })
  return insertSession(transaction, {
    accountId,
    rememberMe: false,
    device: tabletName,
    createdAt: at,
    expiresAt: switchedExpiresAt(at, { idleMinutes, createdAt: at }),
    parentId,
  })
}
