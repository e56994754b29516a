import { skipToken } from '@reduxjs/toolkit/query'
import type { User } from '#contract/session.ts'
import { useGetUserQuery, useLogOutMutation } from '#web/calls/session-calls.ts'
import { useListSavedAddressesQuery } from '#web/calls/address-calls.ts'
import { loggedOut } from '#web/state/auth.slice.ts'
import { useAppDispatch, useAppSelector } from '#web/state/store.ts'

interface SignedInUser {
  /** Null for a guest, and until the browser's own state has been restored. */
  user: User | null
  logOut: () => void
}

/** Who is signed in, as this browser remembers and the server confirms. */
export function useUser(): SignedInUser {
  const dispatch = useAppDispatch()
  const { isAuthenticated, user, refreshToken } = useAppSelector(({ auth }) => auth)
  const confirmed = useFetchedUser()
  // Their default address comes with them.
  useListSavedAddressesQuery(confirmed?.id ?? skipToken)
  const [logOutOnServer] = useLogOutMutation()

  const logOut = () => {
    if (refreshToken) void logOutOnServer({ refreshToken })
    else dispatch(loggedOut())
  }
  return { user: isAuthenticated ? user : null, logOut }
}

/**
 * Fetches the current user wherever somebody is signed in: by their log-in, from before, or by
 * another tab. @returns them; undefined for a guest, and until the server has answered
 */
export function useFetchedUser(): User | undefined {
  const userId = useAppSelector(({ auth }) => (auth.isAuthenticated ? auth.user?.id : undefined))
  return useGetUserQuery(userId ?? skipToken).data
}
