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

/** The signed-in user, from this browser's storage until the server confirms it. */
export function useUser(): SignedInUser {
  const dispatch = useAppDispatch()
  const { isAuthenticated, user, refreshToken } = useAppSelector(({ auth }) => auth)
  const confirmed = useFetchedUser()
  // Their default address is part of the answer.
  useListSavedAddressesQuery(confirmed?.id ?? skipToken)
  const [logOutOnServer] = useLogOutMutation()

  const logOut = () => {
    if (refreshToken) void logOutOnServer({ refreshToken })
    else dispatch(loggedOut())
  }
  return { user: isAuthenticated ? user : null, logOut }
}

/**
 * Loads the current user wherever somebody is signed in: by logging in, from before, or by another tab.
 * @returns the user; undefined for a guest, and until the server has answered
 */
export function useFetchedUser(): User | undefined {
  const userId = useAppSelector(({ auth }) => (auth.isAuthenticated ? auth.user?.id : undefined))
  return useGetUserQuery(userId ?? skipToken).data
}
