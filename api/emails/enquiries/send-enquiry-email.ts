import type { Context } from '#api/context.ts'
import { readEnquiry } from '#api/enquiries/stored-enquiries.ts'
import { MailUndeliverable, type MailPort } from '#api/outside/mail/mail.port.ts'
import { domainOf } from '#api/emails/writing/domain-of.ts'
import type { JobLog } from '#api/jobs/job-log.ts'
import type { Tasks } from '#api/jobs/tasks.ts'

/**
 * Sends what somebody wrote to those who run the marketplace; an answer to it goes to who wrote it.
 * Rejects when the mail server does not take it, so that it is tried again, as the same email. Where
 * it cannot be sent, it is still kept.
 */
export async function sendEnquiryEmail(
  context: Context,
  { mail, log, signal }: { mail: MailPort; log: JobLog; signal?: AbortSignal },
  { enquiryId }: Tasks['send-enquiry'],
): Promise<void> {
  const enquiry = await readEnquiry(context, enquiryId)
  if (!enquiry) return
  const [{ enquiryEmail }, { translator }, { writeEmail }] = await Promise.all([
    import('./enquiry-email.ts'),
    import('#api/emails/writing/translate.ts'),
    import('#api/emails/writing/write-email.ts'),
  ])
  const { contactEmail, marketplaceName: marketplace, mailFrom } = context.configuration
  const written = await writeEmail(
    enquiryEmail(enquiry, { marketplace, say: translator() }),
    marketplace,
  )
  const { email = '' } = enquiry.fields
  const messageId = `<enquiry-${enquiryId}@${domainOf(mailFrom)}>`
  const headers = { 'Reply-To': email }
  try {
    await mail.send({ ...written, to: contactEmail, messageId, headers }, signal)
  } catch (error) {
    if (!(error instanceof MailUndeliverable)) throw error
    log.error({ enquiryId, codes: error.message }, 'no such mailbox for enquiries: CONTACT_EMAIL')
  }
}
