import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useTranslation } from '#web/messages/use-translation.ts'
import { focusMain, isReadFromTop } from '#web/navigation/focus-main.ts'
import { ConsentSlot } from '#web/monitoring/monitoring-slot.tsx'
import { OpenOrderSlot } from './open-order-slot.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './header/site-header.tsx'

/** What stands around every page of the website. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  useFocusOnMove()
  return (
    <>
      <a className="skip" href="#main">
        {t('shell.skip')}
      </a>
      {/* Fixed at the foot, and read first: the keyboard need not pass a whole menu to reach it. */}
      <ConsentSlot />
      <SiteHeader />
      <OpenOrderSlot />
      {children}
      <SiteFooter />
    </>
  )
}

/** After a move to another page, reading begins at its top, as after loading it. */
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
