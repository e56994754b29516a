import type { Review, ReviewSort, ReviewSummary } from '#contract/reviews/review.ts'
import { dateFormat } from '#web/messages/intl-formats.ts'
import type { Translate } from '#web/messages/i18n.ts'

const day = dateFormat({
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/London',
})

/** "20 November 2026" */
export const dayWords = (instant: string) => day.format(new Date(instant))

export const authorWords = (t: Translate, { author }: Pick<Review, 'author'>) =>
  author ?? t('reviews.unnamedAuthor')

/** "Food 5", "Delivery 4": the ratings of the parts, if there are any. */
export function partWords(
  t: Translate,
  { food, delivery, service }: Pick<Review, 'food' | 'delivery' | 'service'>,
): string[] {
  return [
    ...(food === null ? [] : [t('reviews.food', { stars: food })]),
    ...(delivery === null ? [] : [t('reviews.delivery', { stars: delivery })]),
    ...(service === null ? [] : [t('reviews.service', { stars: service })]),
  ]
}

/** Why there is no text to read. */
export function emptyWords({ count }: Pick<ReviewSummary, 'count'>, sort: ReviewSort) {
  if (count === 0) return 'reviews.noRatingsText'
  return sort === 'withPhotos' ? 'reviews.noneWithPhotos' : 'reviews.noneWritten'
}
