import { ROLE_AS_STAFF, roleOnTablet, TABLET_ROLE } from '#contract/partner/staff-roles.ts'
import type { User } from '#contract/session.ts'
import type { Context } from '#api/context.ts'
import { ApiError } from '#api/http/api-error.ts'
import type { Who } from '#api/http/asker.ts'
import { lacksSecondFactor } from './operators/check-operator.ts'
import { loadAccount, loadStoresOf, type AccountRow } from './session.queries.ts'
import { loadStore } from './sign-in/staff-session.queries.ts'
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
 * themselves, or the tablet itself; of an operator who works as staff, the store is where they do. Throws as
 * `readUser`.
 */
export async function readSignedIn(
  context: Context,
  { accountId, tablet, asStaff }: Pick<Who, 'accountId' | 'tablet' | 'asStaff'>,
): Promise<User> {
  const user = await readUser(context, accountId)
  if (asStaff) return readAsStaff(context, user, asStaff)
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

/** An operator as the store app knows them while they work as a store's staff. */
async function readAsStaff(
  { db }: Context,
  { operatorRole: _role, ...user }: User,
  { storeId, untilMs }: NonNullable<Who['asStaff']>,
): Promise<User> {
  const store = await loadStore(db, storeId)
  if (!store) throw new ApiError('UNAUTHORIZED')
  const stores = [{ ...store, role: ROLE_AS_STAFF }]
  const asStaff = { until: new Date(untilMs).toISOString() }
  return { ...user, profileType: 'partner', stores, asStaff }
}

/** An account as it is sent. */
export async function userOf(context: Context, account: AccountRow): Promise<User> {
  const { db } = context
  const { id, email, firstName, lastName, phone, type: profileType, operatorRole } = account
  const stores = profileType === 'partner' ? await loadStoresOf(db, id) : []
  const hasPassword = account.passwordHash !== null
  const role = operatorRole && {
    operatorRole,
    ...((await lacksSecondFactor(context, id)) && { needsSecondFactor: true }),
  }
  return { id, email, firstName, lastName, phone, profileType, hasPassword, stores, ...role }
}
