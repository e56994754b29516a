import { useEffect, useEffectEvent, useRef } from 'react'
import { NAVIGATION_DELAY_MS } from '#contract/constants.ts'
import { links } from '#web/links.ts'
import { hasPendingFavourite } from '#web/state/favourite-acts.ts'
import { startedStore } from '#web/state/started-store.ts'
import { useAppSelector } from '#web/state/store.ts'
import { useReturnHref } from '#web/navigation/use-dialogs.ts'
import { useGoTo } from '#web/navigation/use-go-to.ts'

export interface Leaving {
  /** Called before the server is asked to sign in: the dialog then closes after a moment, not at once. */
  beginSigningIn: () => void
  /** Signing in failed. */
  endSigningIn: () => void
  /**
   * Leaves the dialog: to checkout if the visitor had a cart here, else (or after pressing a heart) to the
   * former page, or home.
   */
  leaveSignedIn: (cameFrom?: string) => void
}

/**
 * The ways out of the dialogs for guests. A visitor who is signed in already, or by another tab, is
 * redirected at once; one who signs in here a moment later.
 */
export function useLeaveSignedIn(savedPath: string | null = null): Leaving {
  const goTo = useGoTo()
  const returnHref = useReturnHref()
  const back = savedPath ?? returnHref
  const isSignedIn = useAppSelector(({ auth }) => auth.isAuthenticated)
  const isSigningIn = useRef(false)
  const hadCart = useRef(false)
  const isForHeart = useRef(false)
  const leave = useEffectEvent(() => {
    if (!isSigningIn.current) goTo(back, { replace: true, preventScrollReset: true })
  })
  useEffect(() => {
    if (isSignedIn) leave()
  }, [isSignedIn])
  return {
    beginSigningIn: () => {
      isSigningIn.current = true
      // A page that has only just loaded may sign in before it has rendered the restored state.
      hadCart.current = startedStore().getState().cart.cartToken !== null
      // A heart is pressed while browsing, not at the end of ordering.
      isForHeart.current = hasPendingFavourite()
    },
    endSigningIn: () => void (isSigningIn.current = false),
    leaveSignedIn: (cameFrom = back) => {
      const next = hadCart.current && !isForHeart.current ? links.checkout() : cameFrom
      setTimeout(
        () => goTo(next, { replace: true, preventScrollReset: next === cameFrom }),
        NAVIGATION_DELAY_MS,
      )
    },
  }
}
