import type { User } from '#contract/session.ts'
import { showSuccess } from '#web/calls/request/show-success.ts'
import { useGetPartnerQuery, useLogOutPartnerMutation } from '#web/calls/staff/partner-calls.ts'
import { partnerActions } from '#web/state/partner.slice.ts'
import { useAppDispatch, useAppSelector } from '#web/state/store.ts'

/** Who is signed in to the store app, as this browser remembers and the server confirms. */
export function usePartner(): { user: User | null; logOut: () => void } {
  const dispatch = useAppDispatch()
  const { user, refreshToken } = useAppSelector(({ partner }) => partner)
  useGetPartnerQuery(undefined, { skip: refreshToken === null, refetchOnMountOrArgChange: true })
  const [logOutOnServer] = useLogOutPartnerMutation()
  return {
    user: refreshToken === null ? null : user,
    logOut: () => {
      if (refreshToken) void logOutOnServer({ refreshToken })
      else dispatch(partnerActions.signedOut())
      showSuccess('LOGOUT_SUCCESS')
    },
  }
}
