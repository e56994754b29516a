import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'

interface LogOutDialogProps {
  isOpen: boolean
  /** How many orders are open. */
  count: number
  /** How much of what was done here is not sent. */
  unsentCount: number
  onClose: () => void
  onLogOut: () => void
}

/** Asks before a device of a restaurant with open orders hears no new ones any more. */
export function LogOutDialog({ isOpen, count, unsentCount, onClose, onLogOut }: LogOutDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      startsOn="title"
      className="store-dialog"
      title={t('storeApp.logOutTitle', { count })}
      closeLabel={t('storeApp.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('storeApp.stayLoggedIn')}</Button>
          <Button variant="danger" onClick={onLogOut}>
            {t('storeApp.logOutAnyway')}
          </Button>
        </>
      }
    >
      {unsentCount > 0 && (
        <Banner variant="danger">
          {t('storeApp.unsent.lostAtLogOut', { count: unsentCount })}
        </Banner>
      )}
      <p>{t('storeApp.logOutText')}</p>
    </Dialog>
  )
}
