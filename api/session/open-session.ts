import type { Tokens } from '#contract/session.ts'
import type { Context } from '#api/context.ts'
import { inTransaction, type Transaction } from '#api/database/transaction.ts'
import { signAccessToken, type Who } from './access-token.ts'
import { newRefreshToken } from './refresh-token.ts'
import { recordAccountEvent } from './record-account-event.ts'
import { deleteExpiredSessions, insertRefreshToken, insertSession } from './session.queries.ts'

const HOUR_MS = 3_600_000

/** How long a session lasts after it was last used. */
export function sessionEndsAt(now: Date, { rememberMe }: { rememberMe: boolean }): Date {
  const hours = rememberMe ? 30 * 24 : 24
  return new Date(now.getTime() + hours * HOUR_MS)
}

/** Where somebody signs in from. */
export interface SignedInFrom {
  /** The network address of the request. */
  address: string
  /** What the browser calls itself, in words. */
  device: string
}

/** Signs an account in. Who it is has been proven before. */
export async function openSession(
  context: Context,
  account: Pick<Who, 'accountId' | 'profileType'>,
  { rememberMe, address, device }: { rememberMe: boolean } & SignedInFrom,
): Promise<Tokens> {
  const { accountId } = account
  const now = context.now()
  const expiresAt = sessionEndsAt(now, { rememberMe })
  await deleteExpiredSessions(context.db, accountId, now)
  return inTransaction(context.db, async (transaction) => {
    const session = { accountId, rememberMe, device, createdAt: now, expiresAt }
    const sessionId = await insertSession(transaction, session)
    await recordAccountEvent(transaction, { accountId, kind: 'signedIn', at: now, address })
    return issueTokens(transaction, context, { ...account, sessionId }, now)
  })
}

/** New tokens of a session. */
export async function issueTokens(
  transaction: Transaction,
  { configuration }: Context,
  who: Who,
  now: Date,
): Promise<Tokens> {
  const { token: refreshToken, hash } = newRefreshToken()
  const { sessionId } = who
  await insertRefreshToken(transaction, { hash, sessionId, createdAt: now })
  return { accessToken: await signAccessToken(configuration.tokenSecret, who, now), refreshToken }
}
