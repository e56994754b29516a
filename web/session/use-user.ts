import { skipToken } from '@reduxjs/toolkit/query'
import { useEffect } from 'react'
import type { User } from '#contract/session.ts'
import { useGetUserQuery, useLogOutMutation } from '../calls/session-calls.ts'
import { isApiFailure } from '../calls/api-failure.ts'
import { useListSavedAddressesQuery } from '../calls/saved-address-calls.ts'
import { showFailure } from '../calls/show-failure.ts'
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
  const { data: confirmed, error } = useGetUserQuery(undefined, { skip: !isAuthenticated })
  // Their default address comes with them.
  useListSavedAddressesQuery(confirmed?.id ?? skipToken)
  const [logOutOnServer] = useLogOutMutation()

  useEffect(() => {
    if (!isApiFailure(error) || error.code !== 'SUSPENDED_USER') return
    dispatch(loggedOut())
    showFailure(error)
  }, [error, dispatch])

  const logOut = () => {
    if (refreshToken) void logOutOnServer({ refreshToken })
    else dispatch(loggedOut())
  }
  return { user: isAuthenticated ? user : null, logOut }
}
