import '#web/styles/session.css'
import '#web/messages/session.ts'
import '#web/messages/validation.ts'
import { PageDialogSheet } from '#ui/page-dialog.tsx'
import { links } from '../links.ts'
import { useTranslation } from '../messages/use-translation.ts'
import { WithState } from '../shell/with-state.tsx'
import { ContactLink } from './contact-link.tsx'
import { DialogLink } from '../shell/dialog-link.tsx'
import { ForgotPasswordForm } from './forgot-password-form.tsx'
import { useCloseDialog } from '../shell/use-dialogs.ts'
import { useLeaveSignedIn } from './use-leave-signed-in.ts'
import { WithoutScripts } from './without-scripts.tsx'

/** The dialog that asks for a link to set a new password. It closes for whoever is logged in. */
export function ForgotPasswordDialog() {
  return (
    <WithState>
      <ForgotPassword />
    </WithState>
  )
}

function ForgotPassword() {
  const { t } = useTranslation()
  const close = useCloseDialog()
  useLeaveSignedIn()
  return (
    <PageDialogSheet title={t('session.forgotTitle')} closeLabel={t('shell.close')} onClose={close}>
      <WithoutScripts />
      <ForgotPasswordForm />
      <DialogLink className="small strong session-other" dialog={links.login()}>
        {t('session.backToLogin')}
      </DialogLink>
      <ContactLink of="sellHere" />
    </PageDialogSheet>
  )
}
