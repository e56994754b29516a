import { useState } from 'react'
import { useAppSelector } from '#web/state/store.ts'
import { hasChosenGuest, saveGuestChoice } from '#web/checkout/checkout-draft.ts'

/** Whether somebody is still to be asked to log in or continue as a guest, and their answer. */
export function useGuestChoice() {
  const isSignedIn = useAppSelector(({ auth }) => auth.isAuthenticated)
  const [isGuest, setIsGuest] = useState(hasChosenGuest)
  return {
    isAsked: !isSignedIn && !isGuest,
    orderAsGuest: () => {
      saveGuestChoice()
      setIsGuest(true)
    },
  }
}
