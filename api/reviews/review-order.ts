import type { BodyOf } from '#contract/call.ts'
import type { OwnReview, reviewOrder as reviewCall } from '#contract/reviews/order-review.ts'
import { authorName } from '#rules/reviews/author-name.ts'
import { overallStars, type PartRatings } from '#rules/reviews/stars.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { ApiError, FieldError } from '#api/http/api-error.ts'
import { findOwnOrder, type Claimant } from '#api/orders/reading/find-own-order.ts'
import { claimPhotos } from '#api/photos/claim-photos.ts'
import { announceStoreChange } from '#api/stores/record/store-changes.ts'
import { ownReviewOf, photosOfReviews } from './read-review.ts'
import { findReviewOfOrder, insertReview } from './reviews.queries.ts'

type Given = BodyOf<typeof reviewCall>

/**
 * Reviews an order of the claimant's, once. Throws NONEXISTING_ORDER, ORDER_STATUS_INVALID with the `status`
 * of one that is not completed, ORDER_ALREADY_REVIEWED also for the loser of two at once, NONEXISTING_PHOTO
 * for a photo that the claimant may not use, and a FieldError for a delivery that was not rated, or a
 * collection whose delivery was.
 */
export async function reviewOrder(
  context: Context,
  orderId: string,
  claimant: Claimant,
  given: Given,
): Promise<OwnReview> {
  const { db, now } = context
  const order = await findOwnOrder(context, orderId, claimant)
  const { storeId, status, snapshot } = order
  if (status !== 'completed') throw new ApiError('ORDER_STATUS_INVALID', { status })
  const ratings = ratingsOf(given, order.service === 'delivery')
  const author = authorName(snapshot.contact.name) || null
  const review = { storeId, orderId, author, text: given.text, at: now() }
  await inTransaction(db, async (transaction) => {
    const stars = overallStars(ratings)
    const id = await insertReview(transaction, { ...review, ...ratings, stars })
    if (id === null) throw new ApiError('ORDER_ALREADY_REVIEWED')
    const { photoIds } = given
    const claimed = { purpose: 'review', subjectId: id, alt: '', at: review.at } as const
    await claimPhotos(transaction, { photoIds, uploader: claimant.accountId, ...claimed })
  })
  announceStoreChange(context, storeId)
  const written = await readOwnReview(db, orderId)
  if (!written) throw new Error('A review that was written is not there')
  return written
}

function ratingsOf({ food, delivery = null, service }: Given, isDelivery: boolean): PartRatings {
  if (isDelivery === (delivery !== null)) return { food, delivery, service }
  throw new FieldError([
    { field: 'delivery', code: isDelivery ? 'required_field' : 'invalid_value' },
  ])
}

/** The review of an order of the claimant's; null: none yet. Throws NONEXISTING_ORDER. */
export async function readOrderReview(
  context: Context,
  orderId: string,
  claimant: Claimant,
): Promise<{ review: OwnReview | null }> {
  await findOwnOrder(context, orderId, claimant)
  return { review: await readOwnReview(context.db, orderId) }
}

async function readOwnReview(db: Context['db'], orderId: string): Promise<OwnReview | null> {
  const row = await findReviewOfOrder(db, orderId)
  return row ? ownReviewOf(row, await photosOfReviews(db, [row])) : null
}
