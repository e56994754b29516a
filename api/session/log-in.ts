import type { ProfileType, Tokens, User } from '#contract/session.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import { countAttempt, forgetAttempts } from './guess-limit.ts'
import { verifyPassword } from './hash-password.ts'
import { openSession } from './open-session.ts'
import { userOf } from './read-user.ts'
import { loadAccountByEmail } from './session.queries.ts'

export interface Credentials {
  username: string
  password: string
  rememberMe: boolean
}

export interface SignInFrom {
  profileType: ProfileType
  /** The network address the request came from. */
  address: string
}

/**
 * Signs the account of an e-mail address and its password in. Throws Unauthorized for a wrong pair,
 * whichever half is wrong; after the right password SUSPENDED_USER, or PROFILE_TYPE_NOT_ALLOWED for
 * an account that signs in elsewhere; TOO_MANY_REQUESTS after too many wrong ones, see `countAttempt`.
 */
export async function logIn(
  context: Context,
  { username, password, rememberMe }: Credentials,
  { profileType, address }: SignInFrom,
): Promise<{ user: User; tokens: Tokens }> {
  const email = username.toLowerCase()
  await countAttempt(context, { email, address })
  const account = await loadAccountByEmail(context.db, email, profileType)
  const isRight = await verifyPassword(account?.passwordHash ?? null, password)
  if (!account || !isRight) throw new ApiError('Unauthorized')
  await forgetAttempts(context, { email, address })
  if (account.type !== profileType) throw new ApiError('PROFILE_TYPE_NOT_ALLOWED')
  if (account.suspendedAt) throw new ApiError('SUSPENDED_USER')
  const tokens = await openSession(context, { accountId: account.id, profileType }, { rememberMe })
  return { user: await userOf(context, account), tokens }
}
