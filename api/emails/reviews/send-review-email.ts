import { pathIn } from '#rules/text/languages.ts'
import type { Context } from '#api/context.ts'
import type { Tasks } from '#api/jobs/tasks.ts'
import { readOrderLanguage } from '#api/orders/reading/read-order.ts'
import { findModeratedReview } from '#api/reviews/moderate-reviews.ts'
import { deliverEmail, type EmailMeans } from '../writing/deliver-email.ts'
import { translator } from '../writing/translate.ts'
import { moderationEmail } from './review-email.ts'

/**
 * Tells the writer of a review that the marketplace hid it, and why, or shows it again; sends nothing if the
 * writer has no email address. Rejects as `deliverEmail`.
 */
export async function sendReviewEmail(
  context: Context,
  means: EmailMeans,
  { reviewId, actId, message }: Tasks['send-review-email'],
): Promise<void> {
  const moderated = await findModeratedReview(context, { reviewId, actId })
  if (!moderated) return
  const { publicUrl } = context.configuration
  const language = await readOrderLanguage(context, moderated.orderId)
  const { name: marketplace, contactEmail } = context.marketplace
  const email = moderationEmail(message, {
    ...moderated,
    marketplace,
    contactEmail,
    link: `${publicUrl}${pathIn(language, '/review-policy')}`,
    t: translator(language),
  })
  await deliverEmail(context, means, email, {
    to: moderated.email,
    language,
    id: `review-${actId}`,
    about: { reviewId, message },
  })
}
