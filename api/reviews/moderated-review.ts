import type { ReviewReason } from '#contract/reviews/review.ts'
import type { Context } from '#api/context.ts'
import { findContactOfOrder, findReviewAct, type OrderContact } from './review-author.queries.ts'

export interface ModeratedReview extends OrderContact {
  /** What was written. */
  text: string
  reason: ReviewReason | null
  /** What the marketplace wrote to its writer. */
  note: string
}

/** What an act of the marketplace did to a review, and who wrote that; null: nobody can be told. */
export async function findModeratedReview(
  { db }: Context,
  { reviewId, actId }: { reviewId: string; actId: string },
): Promise<ModeratedReview | null> {
  const act = await findReviewAct(db, reviewId, actId)
  if (!act?.orderId || act.author === null) return null
  const contact = await findContactOfOrder(db, act.orderId)
  if (!contact?.email) return null
  const { text, reason, note } = act
  return { ...contact, text, reason, note }
}
