import '#web/messages/reviews.ts'
import type { Store } from '#contract/stores/stores.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { StoreReviews } from './store-reviews.tsx'

interface StoreReviewsDialogProps {
  store: Pick<Store, 'slug' | 'name'>
  isOpen: boolean
  onClose: () => void
}

/** What customers say about a store, over its menu. */
export function StoreReviewsDialog({ store, isOpen, onClose }: StoreReviewsDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="medium"
      title={t('reviews.pageOf', { store: store.name })}
      closeLabel={t('shell.close')}
    >
      <StoreReviews store={store} />
    </Dialog>
  )
}
