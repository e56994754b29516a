import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { NAVIGATION_DELAY_MS } from '#contract/constants.ts'
import { links } from '#web/links.ts'
import type { DialogPath } from '#web/dialog-paths.ts'
import { useOpenDialog, useReturnHref } from '#web/navigation/use-dialogs.ts'
import { useAppDispatch, useAppSelector } from '#web/state/store.ts'
import { pathAfterwardsSaved } from '#web/state/verify-email.slice.ts'

/**
 * Stores the page of a visitor who waits for an email, until they have opened its link: the link has no page
 * to go back to, and deletes nothing. Registering again does.
 */
export function useSavePath({ isWaiting }: { isWaiting: boolean }): void {
  const dispatch = useAppDispatch()
  const back = useReturnHref()
  const isRegistered = useAppSelector(({ register }) => register.isRegistered)
  useEffect(() => {
    if (isWaiting && isRegistered && back !== links.home()) dispatch(pathAfterwardsSaved(back))
  }, [isWaiting, isRegistered, back, dispatch])
}

/** Where a completed account leads to; null for nowhere in particular. */
export function usePathAfterwards(): string | null {
  return useAppSelector(({ verifyEmail }) => verifyEmail.path) || null
}

/** Whether the dialog was opened from checkout. */
export function useIsOverCheckout(): boolean {
  const { pathname } = useLocation()
  const back = useReturnHref()
  return [pathname, back.split(/[?#]/)[0]].includes(links.checkout())
}

/** Goes from a dialog of success to the next one, a moment later. */
export function useOpenSoon(path: DialogPath): () => void {
  const open = useOpenDialog(path)
  return () => void setTimeout(() => open({ replace: true }), NAVIGATION_DELAY_MS)
}
