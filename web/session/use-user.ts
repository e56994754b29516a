import { skipToken } from '@reduxjs/toolkit/query'
import type { User } from '#contract/session.ts'
import { useGetUserQuery, useLogOutMutation } from '../calls/session-calls.ts'
import { useListSavedAddressesQuery } from '../calls/saved-address-calls.ts'
import { loggedOut } from '../state/auth.slice.ts'
import { useAppDispatch, useAppSelector } from '../state/store.ts'

interface SignedInUser {
  /** Null for a guest, and until the browser's own state has been restored. */
  user: User | null
  logOut: () => void
}

/** Who is signed in, as this browser remembers and the server confirms. */
export function useUser(): SignedInUser {
  const dispatch = useAppDispatch()
  const { isAuthenticated, user, refreshToken } = useAppSelector(({ auth }) => auth)
  const { data: confirmed } = useGetUserQuery(isAuthenticated && user ? user.id : skipToken)
  // Their default address comes with them.
  useListSavedAddressesQuery(confirmed?.id ?? skipToken)
  const [logOutOnServer] = useLogOutMutation()

  const logOut = () => {
    if (refreshToken) void logOutOnServer({ refreshToken })
    else dispatch(loggedOut())
  }
  return { user: isAuthenticated ? user : null, logOut }
}
