import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useTranslation } from '#web/messages/use-translation.ts'
import { focusMain, isReadFromTop } from '#web/navigation/focus-main.ts'
import { useServiceWorker } from '#web/navigation/use-service-worker.ts'
import { ConsentSlot } from '#web/monitoring/monitoring-slot.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './header/site-header.tsx'
import { lazyPart } from '#web/calls/request/lazy-part.ts'
import { useStateLater, withStateWhenNeeded } from '#web/state/lazy-state.ts'

const OpenOrder = lazyPart(() =>
  import('#web/orders/list/open-order.tsx').then(({ OpenOrder }) => ({ default: OpenOrder })),
)

/** The header, footer and other parts around every page of the website. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  useFocusOnMove()
  useServiceWorker()
  return (
    <>
      <a className="skip" href="#main">
        {t('shell.skip')}
      </a>
      {/* Fixed at the bottom, but early in the tab order: the keyboard need not pass a whole menu to reach
          it. */}
      <ConsentSlot />
      <SiteHeader />
      <OpenOrderSlot />
      {children}
      <SiteFooter />
    </>
  )
}

/** After a move to another page, the focus starts at its top, as after loading it. */
function useFocusOnMove(): void {
  const { pathname, state } = useLocation()
  const isRead = useRef(isReadFromTop(state))
  const before = useRef(pathname)
  useEffect(() => {
    if (isRead.current) focusMain()
  }, [])
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    focusMain()
  }, [pathname])
}

/** The open order; loads nothing for a visitor who can have none. */
function OpenOrderSlot() {
  const { pathname } = useLocation()
  const isSignedIn = useStateLater(({ auth }) => auth.isAuthenticated) ?? false
  const [hasKey, setHasKey] = useState(false)
  useEffect(() => {
    void withStateWhenNeeded(({ hasOpenOrderKey }) => setHasKey(hasOpenOrderKey(pathname)))
  }, [pathname])
  if (!isSignedIn && !hasKey) return null
  return (
    <Suspense>
      <OpenOrder />
    </Suspense>
  )
}
