import '#web/styles/session.css'
import '#web/messages/session.ts'
import '#web/messages/validation.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import { NAVIGATION_DELAY_MS } from '#contract/constants.ts'
import { PageDialogSheet } from '#ui/page-dialog.tsx'
import { links } from '../links.ts'
import { useTranslation } from '../messages/use-translation.ts'
import { WithState } from '../shell/with-state.tsx'
import { useAppSelector } from '../state/store.ts'
import { LoginForm } from './login-form.tsx'
import { useCloseDialog, useReturnHref } from './use-dialogs.ts'

/** The dialog to log in with. Whoever is logged in already is sent on. */
export function LoginDialog() {
  return (
    <WithState>
      <Login />
    </WithState>
  )
}

function Login() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const close = useCloseDialog()
  const back = useReturnHref()
  const isSignedIn = useAppSelector(({ auth }) => auth.isAuthenticated)
  const cartToken = useAppSelector(({ cart }) => cart.cartToken)
  const isLoggingInHere = useRef(false)

  // Those who came here signed in; who logs in here leaves after the delay below.
  const leave = useEffectEvent(() => {
    if (!isLoggingInHere.current) void navigate(back, { replace: true, preventScrollReset: true })
  })
  useEffect(() => {
    if (isSignedIn) leave()
  }, [isSignedIn])

  const leaveLoggedIn = () => {
    const next = cartToken ? links.checkout() : back
    const leaveNow = () => void navigate(next, { replace: true, preventScrollReset: next === back })
    setTimeout(leaveNow, NAVIGATION_DELAY_MS)
  }

  return (
    <PageDialogSheet title={t('session.welcomeBack')} closeLabel={t('shell.close')} onClose={close}>
      <LoginForm onTry={() => (isLoggingInHere.current = true)} onLoggedIn={leaveLoggedIn} />
    </PageDialogSheet>
  )
}
