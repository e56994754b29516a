import '#web/styles/session.css'
import '#web/messages/session.ts'
import { useNavigate } from 'react-router'
import { NAVIGATION_DELAY_MS } from '#contract/constants.ts'
import { Button } from '#ui/button.tsx'
import { PageDialogSheet } from '#ui/dialog/page-dialog.tsx'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useOpenSoon, usePathAfterwards } from '#web/session/use-path-afterwards.ts'
import { useCloseDialog } from '#web/navigation/use-dialogs.ts'
import { WithState } from '#web/page/with-state.tsx'

/** The email address was confirmed before, and the account is ready. */
export function AccountConfirmedDialog() {
  return (
    <WithState>
      <AccountConfirmed />
    </WithState>
  )
}

function AccountConfirmed() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const close = useCloseDialog()
  const openLogin = useOpenSoon(links.login())
  const path = usePathAfterwards()
  const goOn = () => {
    if (path === null) openLogin()
    else setTimeout(() => void navigate(path, { replace: true }), NAVIGATION_DELAY_MS)
  }
  return (
    <PageDialogSheet
      title={t('session.confirmedTitle')}
      closeLabel={t('shell.close')}
      onClose={close}
    >
      <p className="soft">{t('session.confirmedText')}</p>
      <Button variant="primary" size="lg" isBlock data-first-focus onClick={goOn}>
        {t('session.continue')}
      </Button>
    </PageDialogSheet>
  )
}
