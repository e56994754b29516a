import type { ReactNode } from 'react'
import type { Review } from '#contract/reviews/review.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { PhotoRow } from '#web/photos/photo-row.tsx'
import { authorWords, dayWords, partWords } from './review-messages.ts'
import { Star } from 'lucide-react'
import { STARS } from '#rules/reviews/stars.ts'
import { Icon } from '#ui/icon.tsx'

interface ReviewFactsProps {
  review: Review
  /** Shown next to the name. */
  children?: ReactNode
}

/** Stars, author, date, the ratings of the parts, and the text. */
export function ReviewFacts({ review, children }: ReviewFactsProps) {
  const { t } = useTranslation()
  const parts = partWords(t, review)
  return (
    <>
      <header>
        <StarRow stars={review.stars} />
        <b>{authorWords(t, review)}</b>
        {children}
        <time dateTime={review.createdAt}>{dayWords(review.createdAt)}</time>
      </header>
      {review.text && <p className="review-text">{review.text}</p>}
      <PhotoRow
        photos={review.photos}
        label={t('reviews.photosBy', { author: authorWords(t, review) })}
      />
      {parts.length > 0 && (
        <p className="review-parts">
          {parts.map((part) => (
            <span key={part}>{part}</span>
          ))}
        </p>
      )}
    </>
  )
}

/** A rating in stars of five; for an average, the last star is filled in part. */
export function StarRow({ stars }: { stars: number }) {
  const { t } = useTranslation()
  return (
    <span className="star-row" role="img" aria-label={t('reviews.stars', { stars })}>
      {STARS.map((each) => {
        const share = stars - each + 1
        if (share <= 0 || share >= 1) return <Icon key={each} of={Star} isFilled={share >= 1} />
        return <PartStar key={each} share={share} />
      })}
    </span>
  )
}

function PartStar({ share }: { share: number }) {
  // The shape reaches from 2 to 22 in its square of 24.
  const shown = (100 * (2 + 20 * share)) / 24
  return (
    <span className="part-star">
      <Icon of={Star} />
      <span style={{ clipPath: `inset(0 ${100 - shown}% 0 0)` }}>
        <Icon of={Star} isFilled />
      </span>
    </span>
  )
}
