import '#web/messages/reviews.ts'
import type { Store } from '#contract/stores/stores.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import '../styles/orders/reviews.css'
import '#web/messages/reviews.ts'
import { useState } from 'react'
import { REVIEW_SORTS, type ReviewSort } from '#contract/reviews/review.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Segment } from '#ui/form/segment.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useListStoreReviewsInfiniteQuery } from '#web/calls/review-calls.ts'
import { ReviewItem } from './review-item.tsx'
import { ReviewSummary } from './review-summary.tsx'
import { emptyWords } from './review-messages.ts'

interface StoreReviewsProps {
  store: { slug: string; name: string }
}

interface StoreReviewsDialogProps {
  store: Pick<Store, 'slug' | 'name'>
  isOpen: boolean
  onClose: () => void
}

/** Customers' reviews of a store, over its menu. */
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

/** The reviews of a store, loaded here: the number of each rating, and the texts. */
function StoreReviews({ store }: StoreReviewsProps) {
  const { t } = useTranslation()
  const [sort, setSort] = useState<ReviewSort>('newest')
  const query = useListStoreReviewsInfiniteQuery(
    { slug: store.slug, sort },
    { refetchOnMountOrArgChange: true },
  )
  const { data, currentData, isError, isFetching, refetch } = query
  const reviews = currentData?.pages.flatMap(({ items }) => items)
  const summary = (currentData ?? data)?.pages[0]?.summary
  const failure = isError && !isFetching && (
    <Banner
      variant="warning"
      isAnnounced
      action={<Button onClick={() => void refetch()}>{t('reviews.tryAgain')}</Button>}
    >
      {t('reviews.failed')}
    </Banner>
  )
  if (!summary) return failure || <ReviewsLoading />
  return (
    <div className="stack store-reviews">
      <ReviewSummary summary={summary} />
      {summary.count > 0 && (
        <Segment
          legend={t('reviews.sort')}
          name="review-sort"
          value={sort}
          onChange={setSort}
          options={REVIEW_SORTS.map((value) => ({ value, label: t(`reviews.sorted.${value}`) }))}
        />
      )}
      {!reviews && !failure && <ReviewsLoading />}
      {reviews?.length === 0 && <p className="soft">{t(emptyWords(summary, sort))}</p>}
      <ul className="review-list" aria-label={t('reviews.list')}>
        {reviews?.map((review) => (
          <ReviewItem key={review.id} review={review} storeName={store.name} />
        ))}
      </ul>
      {failure}
      {query.hasNextPage && (
        <Button
          isBlock
          isLoading={query.isFetchingNextPage}
          loadingLabel={t('reviews.loadingMore')}
          onClick={() => void query.fetchNextPage()}
        >
          {t('reviews.more')}
        </Button>
      )}
    </div>
  )
}

function ReviewsLoading() {
  const { t } = useTranslation()
  return (
    <div className="stack" aria-busy>
      <p className="sr">{t('reviews.loading')}</p>
      <Skeleton height="9rem" radius="var(--radius-lg)" />
      <Skeleton height="7rem" radius="var(--radius-lg)" />
      <Skeleton height="7rem" radius="var(--radius-lg)" />
    </div>
  )
}
