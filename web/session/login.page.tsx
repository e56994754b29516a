import '#web/styles/session.css'
import '#web/messages/session.ts'
import '#web/messages/validation.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { NAVIGATION_DELAY_MS } from '#contract/constants.ts'
import { Dialog } from '#ui/dialog.tsx'
import { links } from '../links.ts'
import { useTranslation } from '../messages/use-translation.ts'
import { useSiteFacts } from '../shell/use-site-facts.ts'
import { useAppSelector } from '../state/store.ts'
import { LoginForm } from './login-form.tsx'
import { returnHref } from './return-href.ts'

/** The dialog to log in with. Whoever is logged in already is sent on. */
export default function LoginPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { search, pathname } = useLocation()
  const { marketplaceName: marketplace } = useSiteFacts()
  const isSignedIn = useAppSelector(({ auth }) => auth.isAuthenticated)
  const cartToken = useAppSelector(({ cart }) => cart.cartToken)
  const isLoggingInHere = useRef(false)
  const firstFieldRef = useRef<HTMLInputElement>(null)
  const back = returnHref(search, pathname) ?? links.home()

  // Those who came here signed in; who logs in here leaves after the delay below.
  const leave = useEffectEvent(() => {
    if (!isLoggingInHere.current) void navigate(back, { replace: true })
  })
  useEffect(() => {
    if (isSignedIn) leave()
  }, [isSignedIn])

  const leaveLoggedIn = () => {
    const next = cartToken ? links.checkout() : back
    setTimeout(() => void navigate(next, { replace: true }), NAVIGATION_DELAY_MS)
  }

  return (
    <main id="main" className="session-page">
      <title>{t('session.loginPageTitle', { marketplace })}</title>
      <meta name="description" content={t('session.loginDescription')} />
      <meta name="robots" content="noindex" />
      <h1 className="sr">{t('session.logIn')}</h1>
      <div className="setting" data-cloth="custard" data-weave="gingham" aria-hidden />
      <noscript>
        <p className="page session-alone">{t('session.withoutScripts')}</p>
      </noscript>
      <Dialog
        isOpen
        isPressBesideIgnored
        initialFocus={firstFieldRef}
        onClose={() => void navigate(links.home())}
        title={t('session.welcomeBack')}
        closeLabel={t('shell.close')}
      >
        <LoginForm
          firstFieldRef={firstFieldRef}
          onTry={() => (isLoggingInHere.current = true)}
          onLoggedIn={leaveLoggedIn}
        />
      </Dialog>
    </main>
  )
}
