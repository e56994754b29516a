import '#web/styles/session.css'
import '#web/messages/session.ts'
import '#web/messages/validation.ts'
import { PageDialogSheet } from '#ui/dialog/page-dialog.tsx'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { WithState } from '#web/shell/page/with-state.tsx'
import { ContactLink } from '#web/session/contact-link.tsx'
import { DialogLink } from '#web/shell/dialogs/dialog-link.tsx'
import { LoginForm } from './login-form.tsx'
import { SocialProblem } from '#web/session/social/social-problem.tsx'
import { useCloseDialog } from '#web/shell/dialogs/use-dialogs.ts'
import { useLeaveSignedIn } from '#web/session/use-leave-signed-in.ts'
import { useSocialReturn } from '#web/session/social/use-social-return.ts'
import { WithoutScripts } from '#web/session/without-scripts.tsx'

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
  const close = useCloseDialog()
  const leaving = useLeaveSignedIn()
  const social = useSocialReturn('login', leaving)
  return (
    <PageDialogSheet title={t('session.welcomeBack')} closeLabel={t('shell.close')} onClose={close}>
      <WithoutScripts />
      <SocialProblem problem={social.problem} />
      <LoginForm isSigningInElsewhere={social.isRunning} leaving={leaving} />
      <p className="small session-other">
        {t('session.newHere')}{' '}
        <DialogLink className="strong" dialog={links.register()}>
          {t('session.createAccount')}
        </DialogLink>
      </p>
      <ContactLink of="sellHere" />
    </PageDialogSheet>
  )
}
