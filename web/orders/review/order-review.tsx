import '#web/styles/orders/reviews.css'
import '#web/messages/reviews.ts'
import '#web/messages/validation.ts'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { Order } from '#contract/orders.ts'
import type { OwnReview } from '#contract/reviews/order-review.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useGetOrderReviewQuery } from '#web/calls/review-calls.ts'
import { links } from '#web/links.ts'
import { marked } from '#web/messages/marked.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { ReviewFacts } from '#web/reviews/review-facts.tsx'
import { ReviewForm } from './review-form.tsx'
import { StopReviewRequests } from './stop-review-requests.tsx'

interface OrderReviewProps {
  order: Order
  orderToken: string | null
}

/** Asks for a review of a completed order, or shows the existing one. */
export function OrderReview({ order, orderToken }: OrderReviewProps) {
  const { t } = useTranslation()
  const { data, isError, isFetching, refetch } = useGetOrderReviewQuery(
    { params: { id: order.id }, orderToken },
    { refetchOnMountOrArgChange: true },
  )
  const [isNew, setIsNew] = useState(false)
  const section = useRef<HTMLElement>(null)
  const isKnown = data !== undefined

  // The links of the email lead here, to what is rendered only now.
  useEffect(() => {
    if (isKnown && isLinkFor('review')) section.current?.scrollIntoView()
  }, [isKnown])

  if (!data && isError && !isFetching)
    return (
      <Banner
        variant="warning"
        action={<Button onClick={() => void refetch()}>{t('reviews.tryAgain')}</Button>}
      >
        {t('reviews.own.failed')}
      </Banner>
    )
  if (!data) return <Skeleton height="28rem" radius="var(--radius-lg)" />
  return (
    <section
      ref={section}
      id="review"
      className="panel stack order-review"
      aria-labelledby="review-heading"
    >
      {isLinkFor('stop') && <StopReviewRequests orderId={order.id} orderToken={orderToken} />}
      {data.review ? (
        <Own review={data.review} store={order.store} isNew={isNew} />
      ) : (
        <>
          <h2 id="review-heading">{t('reviews.rate.title')}</h2>
          <ReviewForm order={order} orderToken={orderToken} onPosted={() => setIsNew(true)} />
        </>
      )}
    </section>
  )
}

/** Whether the link that led here asks for it, behind its #. */
const isLinkFor = (what: 'review' | 'stop') => new URLSearchParams(location.hash.slice(1)).has(what)

interface OwnProps {
  review: OwnReview
  store: Order['store']
  /** It was posted here a moment ago. */
  isNew: boolean
}

function Own({ review, store, isNew }: OwnProps) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  // The form that had the focus was removed.
  useEffect(() => {
    if (isNew) heading.current?.focus()
  }, [isNew])
  return (
    <>
      <h2 ref={heading} id="review-heading" tabIndex={-1}>
        {t(isNew ? 'reviews.own.thanks' : 'reviews.own.title')}
      </h2>
      <div className="review">
        <ReviewFacts review={review} />
        {review.reply && (
          <div className="review-reply">
            <p className="small strong">{t('reviews.replied', { store: store.name })}</p>
            <p className="review-text">{review.reply.text}</p>
          </div>
        )}
      </div>
      {review.isHidden ? (
        <Banner variant="warning">
          {marked(t('reviews.own.hidden'), (words) => (
            <Link to={links.reviewPolicy()}>{words}</Link>
          ))}
        </Banner>
      ) : (
        <p className="small soft">
          {marked(t('reviews.own.shown', { store: store.name }), (words) => (
            <Link to={links.storeReviews(store.slug)}>{words}</Link>
          ))}
        </p>
      )}
    </>
  )
}
