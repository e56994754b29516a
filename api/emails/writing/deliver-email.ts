import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#rules/text/languages.ts'
import type { Context } from '#api/context.ts'
import type { JobRun } from '#api/jobs/work.ts'
import { MailUndeliverable, type MailPort } from '#api/outside/mail/mail.port.ts'
import type { Email } from './email.ts'
import { writeEmail } from './write-email.ts'

/** What sends an email: the mail server, and the queue's context of a job. */
export type EmailMeans = { mail: MailPort } & Pick<JobRun, 'log'> & Partial<JobRun>

export interface Delivery {
  to: string
  /** English by default. */
  language?: Language
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
  { configuration, marketplace }: Pick<Context, 'configuration' | 'marketplace'>,
  { mail, log, signal }: EmailMeans,
  email: Email,
  {
    to,
    language = DEFAULT_LANGUAGE,
    id,
    inReplyTo = null,
    replyTo,
    isOurs = false,
    about,
  }: Delivery,
): Promise<void> {
  const { mailFrom } = configuration
  const {
    name,
    logo,
    settings: { accentColour },
  } = marketplace
  const nameOf = (each: string) => messageIdOf(mailFrom, each)
  const first = inReplyTo === null ? null : nameOf(inReplyTo)
  const headers = {
    'Content-Language': LANGUAGES[language].locale,
    ...(first && { 'In-Reply-To': first, References: first }),
    ...(replyTo !== undefined && { 'Reply-To': replyTo }),
  }
  const written = await writeEmail(email, name, { logo, language, accentColour })
  try {
    const from = senderOf(configuration, marketplace)
    await mail.send({ ...written, from, to, messageId: nameOf(id), headers }, signal)
  } catch (error) {
    if (!(error instanceof MailUndeliverable)) throw error
    const fields = { ...about, codes: error.message }
    if (isOurs) log.error(fields, 'no such mailbox: CONTACT_EMAIL')
    else log.warn(fields, 'no such mailbox')
  }
}

/** The identity of a message, unique among those of the sender's domain. */
export const messageIdOf = (mailFrom: string, id: string) => `<${id}@${domainOf(mailFrom)}>`

/** The sender; without MAIL_FROM its name is the marketplace's, which an operator may have changed. */
export function senderOf(
  { mailFrom }: Context['configuration'],
  { name, defaults }: Context['marketplace'],
): string {
  const former = `${defaults.name} <`
  return mailFrom.startsWith(former) ? `${name} <${mailFrom.slice(former.length)}` : mailFrom
}

/** The part of a sender after the @, in which the identities of its messages are unique. */
function domainOf(mailFrom: string): string {
  return /@([^\s<>@]+)>?$/.exec(mailFrom)?.[1] ?? 'localhost'
}
