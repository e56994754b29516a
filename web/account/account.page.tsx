import '#web/styles/account.css'
import '#web/messages/account.ts'
import '#web/messages/validation.ts'
import { useEffect } from 'react'
import { data, redirect, useLocation, useNavigate } from 'react-router'
import { ACCOUNT_MENUS, links } from '../links.ts'
import { useTranslation } from '../messages/use-translation.ts'
import { withReturnHref } from '../session/return-href.ts'
import { useIsInBrowser } from '../shell/use-is-in-browser.ts'
import { useSiteFacts } from '../shell/use-site-facts.ts'
import { useAppSelector } from '../state/store.ts'
import type { Route } from './+types/account.page'
import { AddressBook } from './address-book.tsx'
import { AddressBookLoading } from './address-book-states.tsx'

/** The account without more is its first menu; one that is not there is no page. */
export function loader({ params }: Route.LoaderArgs): Response | null {
  if (params.menu === undefined) return redirect(links.account())
  if (!ACCOUNT_MENUS.some((menu) => menu === params.menu)) throw data(null, { status: 404 })
  return null
}

/** What a customer keeps. Whoever is not signed in logs in first, and comes back. */
export default function AccountPage() {
  const { t } = useTranslation()
  const { marketplaceName: marketplace } = useSiteFacts()
  const accountId = useSignedInAccount()
  return (
    <main id="main" className="page account-page" tabIndex={-1}>
      <title>{t('account.pageTitle', { marketplace })}</title>
      <meta name="description" content={t('account.description')} />
      <meta name="robots" content="noindex" />
      <h1>{t('account.title')}</h1>
      <noscript className="banner warning">
        <p>{t('account.withoutScripts')}</p>
      </noscript>
      {accountId === null ? (
        <AddressBookLoading />
      ) : (
        <AddressBook key={accountId} accountId={accountId} />
      )}
    </main>
  )
}

/** Whose account it is; null until this browser has said so, and for a guest, who is led away. */
function useSignedInAccount(): string | null {
  const location = useLocation()
  const navigate = useNavigate()
  const isInBrowser = useIsInBrowser()
  const user = useAppSelector(({ auth }) => (auth.isAuthenticated ? auth.user : null))
  const isGuest = isInBrowser && user === null
  const login = withReturnHref(location, links.login())
  useEffect(() => {
    // Whoever logs out is on their way home already.
    const isHere = window.location.pathname === location.pathname
    if (isGuest && isHere) void navigate(login, { replace: true })
  }, [isGuest, login, navigate, location.pathname])
  return user?.id ?? null
}
