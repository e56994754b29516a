import type { Store } from '#contract/stores/stores.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { StoreFacts } from './store-facts.tsx'
import { ZoneTerms } from './zone-terms.tsx'

interface StoreHoursDialogProps {
  store: Store
  isOpen: boolean
  onClose: () => void
}

/** Hours and contact, beside the menu. */
export function StoreHoursDialog({ store, isOpen, onClose }: StoreHoursDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="medium"
      title={t('menu.hoursTitle')}
      closeLabel={t('shell.close')}
    >
      <StoreFacts store={store} delivery={<ZoneTerms store={store} />} />
    </Dialog>
  )
}
