import '#web/styles/session.css'
import '#web/messages/session.ts'
import { Button } from '#ui/button.tsx'
import { PageDialogSheet } from '#ui/page-dialog.tsx'
import { links } from '../links.ts'
import { useTranslation } from '../messages/use-translation.ts'
import { useCloseDialog, useOpenDialog } from './use-dialogs.ts'

/** The link to confirm the e-mail address did not work. */
export function AccountVerificationFailedDialog() {
  const { t } = useTranslation()
  const close = useCloseDialog()
  const goOn = useOpenDialog(links.register())
  return (
    <PageDialogSheet
      title={t('session.verifyFailedTitle')}
      closeLabel={t('shell.close')}
      onClose={close}
    >
      <p className="soft">{t('session.verifyFailedText')}</p>
      <Button variant="primary" size="lg" isBlock data-first-focus onClick={() => goOn()}>
        {t('session.differentEmail')}
      </Button>
    </PageDialogSheet>
  )
}
