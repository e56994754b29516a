import { Suspense, useRef, useState } from 'react'
import type { Review } from '#contract/reviews/review.ts'
import { lazyPart } from '#web/calls/request/lazy-part.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { ReviewFacts } from './review-facts.tsx'
import { authorWords, dayWords } from './review-messages.ts'

const ReportByVisitor = lazyPart(() =>
  import('./report-by-visitor.tsx').then((module) => ({ default: module.ReportByVisitor })),
)

interface ReviewItemProps {
  review: Review
  storeName: string
}

/** A published review, with the store's reply and the button to report it. */
export function ReviewItem({ review, storeName }: ReviewItemProps) {
  const { t } = useTranslation()
  const { reply } = review
  const author = authorWords(t, review)
  return (
    <li>
      <article className="review" aria-label={t('reviews.by', { author })}>
        <ReviewFacts review={review} />
        {reply && (
          <div className="review-reply">
            <p className="small strong">
              {t('reviews.replied', { store: storeName })}{' '}
              <time className="muted" dateTime={reply.repliedAt}>
                {dayWords(reply.repliedAt)}
              </time>
            </p>
            <p className="review-text">{reply.text}</p>
          </div>
        )}
        <Report reviewId={review.id} author={author} />
      </article>
    </li>
  )
}

function Report({ reviewId, author }: { reviewId: string; author: string }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setIsOpen(false)
    button.current?.focus()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className="link-btn small review-report only-scripted"
        aria-label={t('reviews.reportNamed', { author })}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('reviews.report')}
      </button>
      {isOpen && (
        <Suspense>
          <ReportByVisitor reviewId={reviewId} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
