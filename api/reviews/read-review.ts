import type { OwnReview } from '#contract/reviews/order-review.ts'
import type { Review, ReviewSummary } from '#contract/reviews/review.ts'
import { ratingOf, type StarCounts } from '#rules/reviews/store-rating.ts'
import type { Context } from '#api/context.ts'
import { photosOf } from '#api/photos/photos-of.ts'
import type { ReviewRow } from './reviews.queries.ts'

/** With the photos of the existing reviews. */
export type Photos = Awaited<ReturnType<typeof photosOf>>

export function photosOfReviews(
  db: Context['db'],
  rows: readonly Pick<ReviewRow, 'id'>[],
): Promise<Photos> {
  return photosOf(
    db,
    'review',
    rows.map(({ id }) => id),
  )
}

/** A review as it is sent to everyone. */
export function reviewOf(row: ReviewRow, photos: Photos): Review {
  const { id, author, stars, food, delivery, service, text, reply, repliedAt, createdAt } = row
  return {
    id,
    author,
    stars,
    food,
    delivery,
    service,
    text,
    photos: photos.get(id) ?? [],
    createdAt: createdAt.toISOString(),
    reply:
      reply === null || repliedAt === null
        ? null
        : { text: reply, repliedAt: repliedAt.toISOString() },
  }
}

/** A review as it is sent to its writer. */
export function ownReviewOf(row: ReviewRow, photos: Photos): OwnReview {
  return { ...reviewOf(row, photos), isHidden: row.hiddenAt !== null }
}

export function summaryOf(starCounts: StarCounts): ReviewSummary {
  const { average, count } = ratingOf(starCounts)
  const rounded = average === null ? null : Math.round(average * 10) / 10
  return { average: rounded, count, starCounts: [...starCounts] }
}
