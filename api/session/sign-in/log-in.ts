import type { FastifyBaseLogger } from 'fastify'
import type { ProfileType, Tokens, User } from '#contract/session.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import { countAttempt } from '#api/session/limits/guess-limit.ts'
import { verifyPassword } from '#api/session/password/hash-password.ts'
import { openSession, type SignedInFrom } from './open-session.ts'
import { userOf } from '#api/session/read-user.ts'
import { requireSecondFactor } from '#api/session/second-factor/complete-sign-in.ts'
import { recordAccountEvent } from '#api/session/record-account-event.ts'
import { loadAccountByEmail } from '#api/session/session.queries.ts'

type Log = Pick<FastifyBaseLogger, 'error'>

export interface Credentials {
  username: string
  password: string
  rememberMe: boolean
}

/**
 * Signs the account of an email address and its password in. Throws Unauthorized for a wrong pair,
 * whichever half is wrong; after the right password SUSPENDED_USER, or PROFILE_TYPE_NOT_ALLOWED for
 * an account that signs in elsewhere, and for staff with a second factor SECOND_FACTOR_REQUIRED;
 * TOO_MANY_REQUESTS after too many wrong ones, see `countAttempt`.
 */
export async function logIn(
  context: Context,
  { username, password, rememberMe }: Credentials,
  { profileType, address, device, log }: SignedInFrom & { profileType: ProfileType; log: Log },
): Promise<{ user: User; tokens: Tokens }> {
  const email = username.toLowerCase()
  const resetAttempts = await countAttempt(context, { email, address })
  const account = await loadAccountByEmail(context.db, email, profileType)
  const isRight = await verifyPassword(account?.passwordHash ?? null, password)
  if (!account || !isRight) {
    if (account) recordFailure(context, { accountId: account.id, address, log })
    throw new ApiError('Unauthorized')
  }
  await resetAttempts()
  if (account.type !== profileType) throw new ApiError('PROFILE_TYPE_NOT_ALLOWED')
  if (account.suspendedAt) throw new ApiError('SUSPENDED_USER')
  if (profileType !== 'customer') await requireSecondFactor(context, account, rememberMe)
  const who = { accountId: account.id, profileType }
  const { passwordHash } = account
  const tokens = await openSession(context, who, { rememberMe, address, device, passwordHash })
  return { user: await userOf(context, account), tokens }
}

/** After the answer, whose time must not reveal whether there is such an account. */
function recordFailure(
  { db, now }: Context,
  { log, ...event }: { accountId: string; address: string; log: Log },
): void {
  recordAccountEvent(db, { ...event, kind: 'signInFailed', at: now() }).catch((error: unknown) =>
    log.error({ err: error, account: event.accountId }, 'a failed sign-in could not be recorded'),
  )
}
