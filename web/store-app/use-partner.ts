import {
  isAllowedAsStaff,
  isRoleAllowed,
  type StaffPermission,
  type StaffRole,
} from '#contract/partner/staff-roles.ts'
import type { User } from '#contract/session.ts'
import { showSuccess } from '#web/calls/request/show-success.ts'
import { useGetPartnerQuery, useLogOutPartnerMutation } from '#web/calls/staff/partner-calls.ts'
import { partnerActions } from '#web/state/partner.slice.ts'
import { useAppDispatch, useAppSelector } from '#web/state/store.ts'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { staffLinks } from '#web/staff-links.ts'
import { useLiveOrders } from './live/live-orders.ts'

type Store = User['stores'][number]

interface StoreInUrl {
  store: Store | undefined
  stores: readonly Store[]
  logOut: () => void
}

/** Who is signed in to the store app, as this browser remembers and the server confirms. */
export function usePartner(): { user: User | null; logOut: () => void } {
  const { user, refreshToken, hasEnded } = useAppSelector(({ partner }) => partner)
  const { logOut } = useLiveOrders()
  useGetPartnerQuery(undefined, { skip: refreshToken === null, refetchOnMountOrArgChange: true })
  return { user: refreshToken !== null || hasEnded ? user : null, logOut }
}

/** Whether somebody of a role may do something at their store, also as an operator who works as its staff. */
export function useIsAllowed(): (role: StaffRole, permission: StaffPermission) => boolean {
  const isAsStaff = useAppSelector(({ partner }) => partner.user?.asStaff !== undefined)
  return (role, permission) =>
    isRoleAllowed(role, permission) && (!isAsStaff || isAllowedAsStaff(permission))
}

/** Logs out at once, whatever there is to do. */
export function useLogOutNow(): () => void {
  const dispatch = useAppDispatch()
  const refreshToken = useAppSelector(({ partner }) => partner.refreshToken)
  const [logOutOnServer] = useLogOutPartnerMutation()
  return () => {
    if (refreshToken) void logOutOnServer({ refreshToken })
    else dispatch(partnerActions.signedOut())
    showSuccess('LOGOUT_SUCCESS')
  }
}

/** The store that the address names, else the first one; none until it is known who is signed in. */
export function useChosenStore(): Store | undefined {
  const [search] = useSearchParams()
  const stores = useAppSelector(({ partner }) => partner.user?.stores) ?? []
  return stores.find(({ slug }) => slug === search.get('store')) ?? stores[0]
}

/** Whose page beside the board this is. Whoever is not signed in, or works for no store, is led away. */
export function useStoreInUrl(): StoreInUrl {
  const navigate = useNavigate()
  const store = useChosenStore()
  const isRestored = useAppSelector(({ partner }) => partner.isRestored)
  const { user, logOut } = usePartner()

  useEffect(() => {
    if (isRestored && !user) void navigate(staffLinks.storeAppLogin(), { replace: true })
    // Who works for no store is told so there.
    else if (user?.stores.length === 0) void navigate(staffLinks.storeApp(), { replace: true })
  }, [isRestored, user, navigate])

  return { store: user ? store : undefined, stores: user?.stores ?? [], logOut }
}
