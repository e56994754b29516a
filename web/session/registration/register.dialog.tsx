import '#web/styles/session.css'
import '#web/messages/session.ts'
import '#web/messages/validation.ts'
import { useEffect } from 'react'
import { PageDialogSheet } from '#ui/dialog/page-dialog.tsx'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { WithState } from '#web/page/with-state.tsx'
import { registrationReset } from '#web/state/register.slice.ts'
import { pathAfterwardsSaved } from '#web/state/verify-email.slice.ts'
import { useAppDispatch } from '#web/state/store.ts'
import { ContactLink } from '#web/session/contact-link.tsx'
import { DialogLink } from '#web/navigation/dialog-link.tsx'
import { RegisterForm } from './register-form.tsx'
import { SocialProblem } from '#web/session/social/social-problem.tsx'
import { useOpenDialog, useReturnHref } from '#web/navigation/use-dialogs.ts'
import { useGoTo } from '#web/navigation/use-go-to.ts'
import { useLeaveSignedIn } from '#web/session/use-leave-signed-in.ts'
import { useSocialReturn } from '#web/session/social/use-social-return.ts'
import { WithoutScripts } from '#web/session/without-scripts.tsx'

/** The dialog to start an account with. A signed-in visitor is redirected. */
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
    dispatch(pathAfterwardsSaved(''))
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
