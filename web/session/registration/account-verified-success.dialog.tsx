import '#web/styles/session.css'
import '#web/messages/session.ts'
import { Button } from '#ui/button.tsx'
import { PageDialogSheet } from '#ui/dialog/page-dialog.tsx'
import type { PlacedDish } from '#ui/table-setting/dish.ts'
import { TableSetting } from '#ui/table-setting/table-setting.tsx'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useOpenSoon } from '#web/session/use-path-afterwards.ts'
import { useCloseDialog } from '#web/navigation/use-dialogs.ts'

const TABLE: readonly PlacedDish[] = [
  { picture: 'party-popper', vessel: 'enamel', x: 50, y: 52, size: 128, fill: 60 },
  { picture: 'lime', vessel: 'bare', x: 16, y: 80, size: 46 },
  { picture: 'cherries', vessel: 'bare', x: 84, y: 74, size: 52 },
]

/** The email address is confirmed; completing the account comes next. */
export function AccountVerifiedSuccessDialog() {
  const { t } = useTranslation()
  const close = useCloseDialog()
  const goOn = useOpenSoon(links.createCustomerAccount())
  return (
    <PageDialogSheet
      title={t('session.verifiedTitle')}
      closeLabel={t('shell.close')}
      onClose={close}
      picture={<TableSetting seed="verified" cloth="pea" weave="ticking" dishes={TABLE} />}
    >
      <p className="soft">{t('session.verifiedText')}</p>
      <Button variant="primary" size="lg" isBlock data-first-focus onClick={goOn}>
        {t('session.continue')}
      </Button>
    </PageDialogSheet>
  )
}
