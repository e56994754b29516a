import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { User } from '#contract/session.ts'
import { hrefOf } from '#web/language.ts'
import { links } from '#web/links.ts'
import { withReturnHref } from '#web/navigation/return-href.ts'
import { useIsInBrowser } from '#web/page/use-is-in-browser.ts'
import { useAppSelector } from '#web/state/store.ts'

/** The signed-in user; null until this browser's state is restored, and for a guest, who is redirected. */
export function useSignedInUser(): User | null {
  const location = useLocation()
  const navigate = useNavigate()
  const isInBrowser = useIsInBrowser()
  const user = useAppSelector(({ auth }) => (auth.isAuthenticated ? auth.user : null))
  const isGuest = isInBrowser && user === null
  const login = withReturnHref(location, links.login())
  useEffect(() => {
    // Somebody who logs out is on their way home already.
    const isHere = window.location.pathname === hrefOf(location.pathname)
    if (isGuest && isHere) void navigate(login, { replace: true })
  }, [isGuest, login, navigate, location.pathname])
  return user
}
