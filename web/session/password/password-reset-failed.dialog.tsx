import '#web/styles/session.css'
import '#web/messages/session.ts'
import { Button } from '#ui/button.tsx'
import { PageDialogSheet } from '#ui/dialog/page-dialog.tsx'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useCloseDialog, useOpenDialog } from '#web/navigation/use-dialogs.ts'

/** The link to set a new password has expired, or has been used. */
export function PasswordResetFailedDialog() {
  const { t } = useTranslation()
  const close = useCloseDialog()
  const goOn = useOpenDialog(links.login())
  return (
    <PageDialogSheet
      title={t('session.resetExpiredTitle')}
      closeLabel={t('shell.close')}
      onClose={close}
    >
      <p className="soft">{t('session.resetExpiredText')}</p>
      <Button variant="primary" size="lg" isBlock data-first-focus onClick={() => goOn()}>
        {t('session.continue')}
      </Button>
    </PageDialogSheet>
  )
}
