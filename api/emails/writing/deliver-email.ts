import type { Context } from '#api/context.ts'
import type { JobRun } from '#api/jobs/work.ts'
import { MailUndeliverable, type MailPort } from '#api/outside/mail/mail.port.ts'
import type { Email } from './email.ts'
import { writeEmail } from './write-email.ts'

/** What sends an email: the mail server, and the queue's context of a job. */
export type EmailMeans = { mail: MailPort } & Pick<JobRun, 'log'> & Partial<JobRun>

export interface Delivery {
  to: string
  /** Identifies the email, the same at every try, so that a second copy can be dropped. */
  id: string
  /** The id of the first email of a conversation. */
  inReplyTo?: string | null
  /** The reply-to address. */
  replyTo?: string
  /** Whether it goes to CONTACT_EMAIL, so that a missing mailbox is our own mistake. */
  isOurs?: boolean
  /** Its description in the log, without the mailbox. */
  about: object
}

/**
 * Writes an email and sends it. Rejects when the mail server does not take it, so that its job is tried
 * again, as the same email; a missing mailbox is logged, and not tried again.
 */
export async function deliverEmail(
  { configuration: { marketplaceName, mailFrom } }: Pick<Context, 'configuration'>,
  { mail, log, signal }: EmailMeans,
  email: Email,
  { to, id, inReplyTo = null, replyTo, isOurs = false, about }: Delivery,
): Promise<void> {
  const nameOf = (each: string) => `<${each}@${domainOf(mailFrom)}>`
  const first = inReplyTo === null ? null : nameOf(inReplyTo)
  const headers = {
    ...(first && { 'In-Reply-To': first, References: first }),
    ...(replyTo !== undefined && { 'Reply-To': replyTo }),
  }
  const written = await writeEmail(email, marketplaceName)
  try {
    await mail.send({ ...written, to, messageId: nameOf(id), headers }, signal)
  } catch (error) {
    if (!(error instanceof MailUndeliverable)) throw error
    const fields = { ...about, codes: error.message }
    if (isOurs) log.error(fields, 'no such mailbox: CONTACT_EMAIL')
    else log.warn(fields, 'no such mailbox')
  }
}

/** The part of a sender after the @, in which the identities of its messages are unique. */
function domainOf(mailFrom: string): string {
  return /@([^\s<>@]+)>?$/.exec(mailFrom)?.[1] ?? 'localhost'
}
