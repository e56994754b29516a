import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useTranslation } from '../messages/use-translation.ts'
import { useStateLater } from '../state/later.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

const AddressRequiredDialog = lazy(() =>
  import('../address/address-required.dialog.tsx').then(({ AddressRequiredDialog }) => ({
    default: AddressRequiredDialog,
  })),
)

/** What stands around every page of the website, and the dialogs that any page may open. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  useFocusOnMove()
  return (
    <>
      <a className="skip" href="#main">
        {t('shell.skip')}
      </a>
      <SiteHeader />
      {children}
      <SiteFooter />
      <AddressDialog />
    </>
  )
}

/** Fetched when it is first opened; stays, so that it can leave in its own time. */
function AddressDialog() {
  const isOpen = useStateLater(({ searchAddress }) => searchAddress.isOpenModal) ?? false
  const [wasOpened, setWasOpened] = useState(false)
  if (isOpen && !wasOpened) setWasOpened(true)
  if (!wasOpened) return null
  return (
    <Suspense>
      <AddressRequiredDialog />
    </Suspense>
  )
}

/** After a move to another page, reading begins at its top, as after loading it. */
function useFocusOnMove(): void {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    const main = document.getElementById('main')
    main?.setAttribute('tabindex', '-1')
    main?.focus({ preventScroll: true })
  }, [pathname])
}
