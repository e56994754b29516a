import '#web/styles/session.css'
import '#web/messages/session.ts'
import '#web/messages/validation.ts'
import { useEffect } from 'react'
import { PageDialogSheet } from '#ui/page-dialog.tsx'
import { links } from '../links.ts'
import { useTranslation } from '../messages/use-translation.ts'
import { WithState } from '../shell/with-state.tsx'
import { registrationReset } from '../state/register.slice.ts'
import { pathAfterwardsKept } from '../state/verify-email.slice.ts'
import { useAppDispatch } from '../state/store.ts'
import { ContactLink } from './contact-link.tsx'
import { DialogLink } from '../shell/dialog-link.tsx'
import { RegisterForm } from './register-form.tsx'
import { SocialProblem } from './social-problem.tsx'
import { useOpenDialog, useReturnHref } from '../shell/use-dialogs.ts'
import { useGoTo } from '../shell/use-go-to.ts'
import { useLeaveSignedIn } from './use-leave-signed-in.ts'
import { useSocialReturn } from './use-social-return.ts'
import { WithoutScripts } from './without-scripts.tsx'

/** The dialog to begin an account with. Whoever is logged in already is sent on. */
export function RegisterDialog() {
  return (
    <WithState>
      <Register />
    </WithState>
  )
}

function Register() {
  const { t } = useTranslation()
  const goTo = useGoTo()
  const dispatch = useAppDispatch()
  const back = useReturnHref()
  const openVerify = useOpenDialog(links.accountVerify())
  const leaving = useLeaveSignedIn()
  const social = useSocialReturn('register', leaving)
  useEffect(() => {
    dispatch(registrationReset())
    dispatch(pathAfterwardsKept(''))
  }, [dispatch])
  return (
    <PageDialogSheet
      title={t('session.registerTitle')}
      closeLabel={t('shell.close')}
      onClose={() => goTo(back, { preventScrollReset: true })}
    >
      <p className="soft">{t('session.registerText')}</p>
      <WithoutScripts />
      <SocialProblem problem={social.problem} />
      <RegisterForm isSigningUpElsewhere={social.isRunning} onRegistered={() => openVerify()} />
      <p className="small session-other">
        {t('session.alreadyAccount')}{' '}
        <DialogLink className="strong" dialog={links.login()}>
          {t('session.logIn')}
        </DialogLink>
      </p>
      <ContactLink of="sellHere" />
    </PageDialogSheet>
  )
}
