import type { User } from '#contract/session.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import { loadAccount, loadStoresOf, type AccountRow } from './session.queries.ts'

/** The signed-in user. Throws UNAUTHORIZED when the account no longer exists, and SUSPENDED_USER. */
export async function readUser(context: Context, accountId: string): Promise<User> {
  const account = await loadAccount(context.db, accountId)
  if (!account) throw new ApiError('UNAUTHORIZED')
  if (account.suspendedAt) throw new ApiError('SUSPENDED_USER')
  return userOf(context, account)
}

/** An account as it is sent. */
export async function userOf({ db }: Context, account: AccountRow): Promise<User> {
  const { passwordHash, suspendedAt: _, completedAt: _not, type: profileType, ...rest } = account
  const stores = profileType === 'partner' ? await loadStoresOf(db, account.id) : []
  return { ...rest, profileType, hasPassword: passwordHash !== null, stores }
}
