import { roleOnTablet, TABLET_ROLE } from '#contract/partner/staff-roles.ts'
import type { User } from '#contract/session.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import type { Who } from '#api/http/asker.ts'
import { loadAccount, loadStoresOf, type AccountRow } from './session.queries.ts'
import { loadTablet } from './tokens/tablet-session.queries.ts'

/** The account of this id as it is sent. Throws UNAUTHORIZED when it no longer exists, and SUSPENDED_USER. */
export async function readUser(context: Context, accountId: string): Promise<User> {
  const account = await loadAccount(context.db, accountId)
  if (!account) throw new ApiError('UNAUTHORIZED')
  if (account.suspendedAt) throw new ApiError('SUSPENDED_USER')
  return userOf(context, account)
}

/**
 * The signed-in user. On a shared tablet, whose store is the only one, that is who has switched to
 * themselves, or the tablet itself. Throws as `readUser`.
 */
export async function readSignedIn(
  context: Context,
  { accountId, tablet }: Pick<Who, 'accountId' | 'tablet'>,
): Promise<User> {
  const user = await readUser(context, accountId)
  if (!tablet) return user
  const shared = await loadTablet(context.db, tablet.accountId)
  if (!shared) throw new ApiError('UNAUTHORIZED')
  const { id, slug, storeName, name, idleMinutes } = shared
  const isLocked = accountId === tablet.accountId
  const stores = isLocked
    ? [{ id, slug, name: storeName, role: TABLET_ROLE }]
    : user.stores
        .filter((store) => store.id === id)
        .map((store) => ({ ...store, role: roleOnTablet(store.role) }))
  return { ...user, stores, tablet: { name, idleMinutes, isLocked } }
}

/** An account as it is sent. */
export async function userOf({ db }: Context, account: AccountRow): Promise<User> {
  const { passwordHash, suspendedAt: _, completedAt: _not, type: profileType, ...rest } = account
  const stores = profileType === 'partner' ? await loadStoresOf(db, account.id) : []
  return { ...rest, profileType, hasPassword: passwordHash !== null, stores }
}
