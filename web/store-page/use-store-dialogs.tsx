import { Suspense, useState } from 'react'
import type { Store } from '#contract/stores/stores.ts'
import { lazyPartWithState } from '#web/page/lazy-part-with-state.ts'

const HoursDialog = lazyPartWithState(() =>
  import('#web/menu/store-facts/store-hours.dialog.tsx').then((part) => part.StoreHoursDialog),
)

const ReviewsDialog = lazyPartWithState(() =>
  import('#web/reviews/store-reviews.dialog.tsx').then((part) => part.StoreReviewsDialog),
)

/** The dialogs of a store's hours and contact, and of its reviews; each is loaded when it is first opened. */
export function useStoreDialogs(store: Store) {
  const [areHoursOpen, setAreHoursOpen] = useState<boolean | null>(null)
  const [areReviewsOpen, setAreReviewsOpen] = useState<boolean | null>(null)
  const dialogs = (
    <Suspense>
      {areHoursOpen !== null && (
        <HoursDialog store={store} isOpen={areHoursOpen} onClose={() => setAreHoursOpen(false)} />
      )}
      {areReviewsOpen !== null && (
        <ReviewsDialog
          store={store}
          isOpen={areReviewsOpen}
          onClose={() => setAreReviewsOpen(false)}
        />
      )}
    </Suspense>
  )
  return {
    dialogs,
    openHours: () => setAreHoursOpen(true),
    openReviews: () => setAreReviewsOpen(true),
  }
}
