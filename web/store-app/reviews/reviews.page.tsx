import '#web/styles/staff/statement.css'
import '#web/styles/orders/reviews.css'
import '#web/messages/moderation.ts'
import '#web/messages/reviews.ts'
import '#web/messages/store-app.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { StoreAppPage } from '#web/store-app/store-app-page.tsx'
import { useStoreInUrl } from '#web/store-app/use-partner.ts'
import { useState } from 'react'
import type { User } from '#contract/session.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Segment } from '#ui/form/segment.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { DishThumbnail } from '#ui/table-setting/table-setting.tsx'
import { useListPartnerReviewsInfiniteQuery } from '#web/calls/staff/partner-review-calls.ts'
import { ReviewSummary } from '#web/reviews/review-summary.tsx'
import { CustomersSay } from '#web/store-app/customers-say.tsx'
import { StaffReview } from './staff-review.tsx'

type Shown = 'all' | 'unanswered'

/** What customers say about a store, for its staff to answer. */
export default function ReviewsPage() {
  const { t } = useTranslation()
  const ofAddress = useStoreInUrl()
  const { store } = ofAddress
  return (
    <StoreAppPage
      {...ofAddress}
      permission="reviews"
      className="staff-reviews"
      name={t('moderation.store.pageName')}
    >
      <h1>{t('moderation.store.title')}</h1>
      <CustomersSay page="reviews" />
      {store ? <StaffReviews key={store.id} store={store} /> : <ReviewsLoading />}
    </StoreAppPage>
  )
}

/** A store's reviews: all, or those without a reply. */
function StaffReviews({ store }: { store: User['stores'][number] }) {
  const { t } = useTranslation()
  const [shown, setShown] = useState<Shown>('all')
  const query = useListPartnerReviewsInfiniteQuery(
    { storeId: store.id, state: shown },
    { refetchOnMountOrArgChange: true },
  )
  const { data, currentData, isError, isFetching, refetch } = query
  const first = (currentData ?? data)?.pages[0]
  const reviews = currentData?.pages.flatMap(({ items }) => items)
  const failure = isError && !isFetching && (
    <Banner
      variant="warning"
      isAnnounced
      action={<Button onClick={() => void refetch()}>{t('moderation.store.tryAgain')}</Button>}
    >
      {t('moderation.store.failed')}
    </Banner>
  )
  if (!first) return failure || <ReviewsLoading />
  return (
    <>
      <section className="panel">
        <ReviewSummary summary={first.summary} />
      </section>
      <Segment
        legend={t('moderation.store.show')}
        name="reviews-shown"
        value={shown}
        onChange={setShown}
        options={[
          { value: 'all', label: t('moderation.store.all') },
          {
            value: 'unanswered',
            label: t('moderation.store.unanswered'),
            ...(first.unanswered > 0 && { count: first.unanswered }),
          },
        ]}
      />
      {!reviews && !failure && <ReviewsLoading />}
      {reviews?.length === 0 && <NoReviews shown={shown} />}
      {reviews && reviews.length > 0 && (
        <ul className="panel" aria-label={t('moderation.store.title')}>
          {reviews.map((review) => (
            <StaffReview key={review.id} review={review} storeName={store.name} />
          ))}
        </ul>
      )}
      {failure}
      {query.hasNextPage && (
        <div>
          <Button
            isLoading={query.isFetchingNextPage}
            loadingLabel={t('moderation.store.loadingMore')}
            onClick={() => void query.fetchNextPage()}
          >
            {t('moderation.store.more')}
          </Button>
        </div>
      )}
    </>
  )
}

function NoReviews({ shown }: { shown: Shown }) {
  const { t } = useTranslation()
  const isAll = shown === 'all'
  return (
    <Empty
      picture={<DishThumbnail dish={null} seed="reviews" cloth="custard" weave="gingham" />}
      title={t(isAll ? 'moderation.store.emptyTitle' : 'moderation.store.allAnsweredTitle')}
    >
      {t(isAll ? 'moderation.store.emptyText' : 'moderation.store.allAnsweredText')}
    </Empty>
  )
}

function ReviewsLoading() {
  const { t } = useTranslation()
  return (
    <div className="stack" aria-busy>
      <p className="sr">{t('moderation.store.loading')}</p>
      <Skeleton height="11rem" radius="var(--radius-lg)" />
      <Skeleton height="16rem" radius="var(--radius-lg)" />
    </div>
  )
}
