import { Star } from 'lucide-react'
import { Link } from 'react-router'
import type { ReviewSummary as Summary } from '#contract/reviews/review.ts'
import { Icon } from '#ui/icon.tsx'
import { LOCALE } from '#web/language.ts'
import { links } from '#web/links.ts'
import { marked } from '#web/messages/marked.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { StarRow } from './review-facts.tsx'

const STARS_DOWN = [5, 4, 3, 2, 1] as const

/** The average rating of a store, and the number of each. */
export function ReviewSummary({ summary }: { summary: Summary }) {
  const { t } = useTranslation()
  const { average, count, starCounts } = summary
  const total = count.toLocaleString(LOCALE)
  return (
    <div className="review-summary">
      {average !== null && (
        <p className="review-average">
          <b>{average.toFixed(1)}</b>
          <span>
            <StarRow stars={average} />
            <span className="small muted">{t('reviews.ratings', { count, total })}</span>
          </span>
        </p>
      )}
      {average !== null && (
        <ul className="review-bars" aria-label={t('reviews.spread')}>
          {STARS_DOWN.map((stars) => (
            <Bar key={stars} stars={stars} count={starCounts[stars - 1] ?? 0} of={count} />
          ))}
        </ul>
      )}
      <p className="small soft">
        {marked(t('reviews.policyBefore'), (words) => (
          <Link to={links.reviewPolicy()}>{words}</Link>
        ))}
      </p>
    </div>
  )
}

function Bar({ stars, count, of }: { stars: number; count: number; of: number }) {
  const { t } = useTranslation()
  const named = t('reviews.stars', { stars })
  return (
    <li>
      <span className="sr">{t('reviews.bar', { stars: named, count })}</span>
      <span className="review-bar-stars" aria-hidden>
        {stars} <Icon of={Star} isFilled />
      </span>
      <span className="review-bar" aria-hidden>
        <i style={{ width: `${(100 * count) / of}%` }} />
      </span>
      <span className="review-bar-count" aria-hidden>
        {count.toLocaleString(LOCALE)}
      </span>
    </li>
  )
}
