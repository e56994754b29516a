import { mailboxOf } from '#rules/email/mailbox.ts'
import { REVIEW_REQUESTS } from '#rules/reviews/review-request.ts'
import { pathIn } from '#rules/text/languages.ts'
import type { Context } from '#api/context.ts'
import type { Tasks } from '#api/jobs/tasks.ts'
import { orderTokenOf } from '#api/orders/reading/order-token.ts'
import { readOrderLanguage } from '#api/orders/reading/read-order.ts'
import { findOrderToReview } from '#api/reviews/review-requests.ts'
import { countedOver, keyOf } from '#api/session/limits/counted-limit.ts'
import { deliverEmail, type EmailMeans } from '../writing/deliver-email.ts'
import { translator } from '../writing/translate.ts'
import { reviewRequestEmail } from './review-email.ts'

/**
 * Asks the customer of a completed order for a review: not if there is one already, if the order no longer
 * has an owner, or if the mailbox was asked recently or has opted out. Rejects as `deliverEmail`.
 */
export async function askForReview(
  context: Context,
  means: EmailMeans,
  { orderId }: Tasks['ask-for-review'],
): Promise<void> {
  const order = await findOrderToReview(context, orderId)
  if (!order) return
  if (!means.isRetry && !(await isWithinLimit(context, order.email))) return
  const { publicUrl, tokenSecret } = context.configuration
  const { name: marketplace } = context.marketplace
  const key = order.isGuests ? `key=${orderTokenOf(tokenSecret, orderId)}&` : ''
  const language = await readOrderLanguage(context, orderId)
  const page = `${publicUrl}${pathIn(language, `/account/orders/${orderId}`)}#${key}`
  const email = reviewRequestEmail({
    ...order,
    marketplace,
    link: `${page}review`,
    stopLink: `${page}stop`,
    t: translator(language),
  })
  await deliverEmail(context, means, email, {
    to: order.email,
    language,
    id: `review-request-${orderId}`,
    inReplyTo: `order-${orderId}-received-customer`,
    about: { orderId },
  })
}

async function isWithinLimit({ db, now }: Context, email: string): Promise<boolean> {
  const key = keyOf(`review requests to ${mailboxOf(email)}`)
  return (await countedOver(db, now(), key, REVIEW_REQUESTS)) === null
}
