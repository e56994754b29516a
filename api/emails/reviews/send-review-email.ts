import type { Context } from '#api/context.ts'
import { domainOf } from '#api/emails/writing/domain-of.ts'
import type { JobLog } from '#api/jobs/job-log.ts'
import type { Tasks } from '#api/jobs/tasks.ts'
import { MailUndeliverable, type MailPort } from '#api/outside/mail/mail.port.ts'
import { findModeratedReview } from '#api/reviews/moderate-reviews.ts'

/**
 * Tells the writer of a review that the marketplace hid it, and why, or shows it again; nobody where
 * nobody can be reached. Rejects when the mail server does not take it, so that it is tried again; a
 * mailbox that does not exist is given up.
 */
export async function sendReviewEmail(
  context: Context,
  { mail, log, signal }: { mail: MailPort; log: JobLog; signal?: AbortSignal },
  { reviewId, actId, message }: Tasks['send-review-email'],
): Promise<void> {
  const moderated = await findModeratedReview(context, { reviewId, actId })
  if (!moderated) return
  const { publicUrl, marketplaceName: marketplace, contactEmail, mailFrom } = context.configuration
  const [{ moderationEmail }, { translator }, { writeEmail }] = await Promise.all([
    import('./review-email.ts'),
    import('#api/emails/writing/translate.ts'),
    import('#api/emails/writing/write-email.ts'),
  ])
  const email = moderationEmail(message, {
    ...moderated,
    marketplace,
    contactEmail,
    link: `${publicUrl}/review-policy`,
    say: translator(),
  })
  const written = await writeEmail(email, marketplace)
  const messageId = `<review-${actId}@${domainOf(mailFrom)}>`
  try {
    await mail.send({ ...written, to: moderated.email, messageId, headers: {} }, signal)
  } catch (error) {
    if (!(error instanceof MailUndeliverable)) throw error
    log.warn({ reviewId, message, codes: error.message }, 'no such mailbox')
  }
}
