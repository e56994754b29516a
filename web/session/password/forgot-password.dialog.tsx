import '#web/styles/session.css'
import '#web/messages/session.ts'
import '#web/messages/validation.ts'
import { PageDialogSheet } from '#ui/dialog/page-dialog.tsx'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { WithState } from '#web/shell/page/with-state.tsx'
import { ContactLink } from '#web/session/contact-link.tsx'
import { DialogLink } from '#web/shell/dialogs/dialog-link.tsx'
import { ForgotPasswordForm } from './forgot-password-form.tsx'
import { useCloseDialog } from '#web/shell/dialogs/use-dialogs.ts'
import { useLeaveSignedIn } from '#web/session/use-leave-signed-in.ts'
import { WithoutScripts } from '#web/session/without-scripts.tsx'

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
