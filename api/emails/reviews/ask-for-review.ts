import { mailboxOf } from '#rules/email/mailbox.ts'
import { REVIEW_REQUESTS } from '#rules/reviews/review-request.ts'
import type { Context } from '#api/context.ts'
import { domainOf } from '#api/emails/writing/domain-of.ts'
import type { JobLog } from '#api/jobs/job-log.ts'
import type { Tasks } from '#api/jobs/tasks.ts'
import { MailUndeliverable, type MailPort } from '#api/outside/mail/mail.port.ts'
import { orderTokenOf } from '#api/orders/reading/order-token.ts'
import { findOrderToReview } from '#api/reviews/review-requests.ts'
import { countedOver, keyOf } from '#api/session/limits/counted-limit.ts'

interface Means {
  mail: MailPort
  log: JobLog
  signal?: AbortSignal
  /** Whether it is tried once more, so that it is not counted twice. */
  isRetry?: boolean
}

/**
 * Asks the customer of a completed order for a review: not where there is one already, where the order
 * belongs to nobody any more, or where the mailbox was asked of late or does not want to be asked. Rejects when the mail server does
 * not take it, so that it is tried again; a mailbox that does not exist is given up.
 */
export async function askForReview(
  context: Context,
  { mail, log, signal, isRetry = false }: Means,
  { orderId }: Tasks['ask-for-review'],
): Promise<void> {
  const order = await findOrderToReview(context, orderId)
  if (!order) return
  if (!isRetry && !(await isWithinLimit(context, order.email))) return
  const { publicUrl, marketplaceName: marketplace, tokenSecret, mailFrom } = context.configuration
  const key = order.isGuests ? `key=${orderTokenOf(tokenSecret, orderId)}&` : ''
  const page = `${publicUrl}/account/orders/${orderId}#${key}`
  const [{ reviewRequestEmail }, { translator }, { writeEmail }] = await Promise.all([
    import('./review-email.ts'),
    import('#api/emails/writing/translate.ts'),
    import('#api/emails/writing/write-email.ts'),
  ])
  const email = reviewRequestEmail({
    ...order,
    marketplace,
    link: `${page}review`,
    stopLink: `${page}stop`,
    say: translator(),
  })
  const written = await writeEmail(email, marketplace)
  const messageId = `<review-request-${orderId}@${domainOf(mailFrom)}>`
  const headers = { 'In-Reply-To': `<order-${orderId}-received-customer@${domainOf(mailFrom)}>` }
  try {
    await mail.send({ ...written, to: order.email, messageId, headers }, signal)
  } catch (error) {
    if (!(error instanceof MailUndeliverable)) throw error
    log.warn({ orderId, codes: error.message }, 'no such mailbox')
  }
}

async function isWithinLimit({ db, now }: Context, email: string): Promise<boolean> {
  const key = keyOf(`review requests to ${mailboxOf(email)}`)
  return (await countedOver(db, now(), key, REVIEW_REQUESTS)) === null
}
