import '#web/styles/staff/operator.css'
import '#web/styles/orders/reviews.css'
import '#web/messages/moderation.ts'
import '#web/messages/operator.ts'
import '#web/messages/reviews.ts'
import '#web/messages/store-app.ts'
import { Link } from 'react-router'
import { links } from '#web/links.ts'
import { marked } from '#web/messages/marked.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { ConsolePage } from '#web/operator/console-page.tsx'
import { useState } from 'react'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Segment } from '#ui/form/segment.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { DishThumbnail } from '#ui/table-setting/table-setting.tsx'
import {
  useListOperatorReviewsInfiniteQuery,
  type ModeratedState,
} from '#web/calls/staff/operator-review-calls.ts'
import { ModeratedReview } from './moderated-review.tsx'

const EMPTY = {
  reported: ['moderation.operator.emptyReportedTitle', 'moderation.operator.emptyReportedText'],
  hidden: ['moderation.operator.emptyHiddenTitle', 'moderation.operator.emptyHiddenText'],
  all: ['moderation.operator.emptyAllTitle', 'moderation.operator.emptyAllText'],
} as const

/** Somebody may report one at any time. */
const refreshMs = 60_000

/** Reviews that people report, to be hidden by the policy or left up. */
export default function ReviewsPage() {
  const { t } = useTranslation()
  return (
    <ConsolePage
      name={t('moderation.operator.title')}
      permission="reviews"
      className="staff-reviews"
    >
      {(user) => (
        <>
          <div>
            <h1>{t('moderation.operator.title')}</h1>
            <p className="soft">
              {marked(t('moderation.operator.intro'), (words) => (
                <Link to={links.reviewPolicy()}>{words}</Link>
              ))}
            </p>
          </div>
          {user ? <ModeratedReviews /> : <JudgedReviewsLoading />}
        </>
      )}
    </ConsolePage>
  )
}

/** Reviews to judge: the reported ones, the hidden ones, or all. */
function ModeratedReviews() {
  const { t } = useTranslation()
  const [shown, setShown] = useState<ModeratedState>('reported')
  const query = useListOperatorReviewsInfiniteQuery(
    { state: shown },
    { refetchOnMountOrArgChange: true, pollingInterval: refreshMs },
  )
  const { data, currentData, isError, isFetching, refetch } = query
  const reviews = currentData?.pages.flatMap(({ items }) => items)
  const reported = (currentData ?? data)?.pages[0]?.reported
  const [emptyTitle, emptyText] = EMPTY[shown]
  return (
    <section className="stack" aria-label={t('moderation.operator.title')} tabIndex={-1}>
      <Segment
        legend={t('moderation.operator.show')}
        name="shown"
        value={shown}
        onChange={setShown}
        options={[
          {
            value: 'reported',
            label: t('moderation.operator.reported'),
            ...(reported && { count: reported }),
          },
          { value: 'hidden', label: t('moderation.operator.hidden') },
          { value: 'all', label: t('moderation.operator.all') },
        ]}
      />
      {!reviews && (!isError || isFetching) && <JudgedReviewsLoading />}
      {isError && !isFetching && (
        <Banner
          variant="warning"
          isAnnounced
          action={
            <Button onClick={() => void refetch()}>{t('moderation.operator.tryAgain')}</Button>
          }
        >
          {t('moderation.operator.failed')}
        </Banner>
      )}
      {reviews?.length === 0 && (
        <Empty
          picture={<DishThumbnail dish={null} seed="reviews" cloth="custard" weave="gingham" />}
          title={t(emptyTitle)}
        >
          {t(emptyText)}
        </Empty>
      )}
      <ul className="stack">
        {reviews?.map((review) => (
          <ModeratedReview key={review.id} review={review} />
        ))}
      </ul>
      {query.hasNextPage && (
        <div>
          <Button
            isLoading={query.isFetchingNextPage}
            loadingLabel={t('moderation.operator.loadingMore')}
            onClick={() => void query.fetchNextPage()}
          >
            {t('moderation.operator.more')}
          </Button>
        </div>
      )}
    </section>
  )
}

function JudgedReviewsLoading() {
  const { t } = useTranslation()
  return (
    <div className="stack" aria-busy>
      <p className="sr">{t('moderation.operator.loading')}</p>
      <Skeleton height="14rem" radius="var(--radius-lg)" />
      <Skeleton height="14rem" radius="var(--radius-lg)" />
    </div>
  )
}
