import type { Context } from '#api/context.ts'
import { MailUndeliverable } from '#api/outside/mail/mail.port.ts'
import type { MailPort } from '#api/outside/mail/mail.port.ts'
import { emailCodeOf } from '#api/session/email-code.ts'
import { openEmailLink } from '#api/session/open-email-link.ts'
import { domainOf } from '#api/emails/writing/domain-of.ts'
import type { JobLog } from '#api/jobs/job-log.ts'
import type { Tasks } from '#api/jobs/tasks.ts'

type Payload = Tasks['send-account-email']

/**
 * Sends what was asked for to whoever has this email address; to nobody if nobody has, or if it
 * would be of no use: a link to confirm what is complete. Rejects when the mail server does not take
 * it, so that it is tried again, as the same email; a mailbox that does not exist is given up.
 */
export async function sendAccountEmail(
  context: Context,
  { mail, log, signal }: { mail: MailPort; log: JobLog; signal?: AbortSignal },
  payload: Payload,
): Promise<void> {
  const opened = await openEmailLink(context, payload)
  if (!opened) return
  const { publicUrl, marketplaceName, tokenSecret, mailFrom } = context.configuration
  const { id, message, email, provider = null, newEmail = '' } = payload
  const code = opened.hasLink ? emailCodeOf(tokenSecret, id) : null
  const path = pathOf(message, email, code)
  const link = `${publicUrl}${path}`
  const [{ accountEmail }, { translator }, { writeEmail }] = await Promise.all([
    import('./account-email.ts'),
    import('#api/emails/writing/translate.ts'),
    import('#api/emails/writing/write-email.ts'),
  ])
  const { firstName } = opened
  const told = {
    firstName,
    provider,
    newEmail,
    marketplace: marketplaceName,
    link,
    say: translator(),
  }
  const messageId = `<account-${id}@${domainOf(mailFrom)}>`
  const written = await writeEmail(accountEmail(message, told), marketplaceName)
  try {
    await mail.send({ ...written, to: email, messageId, headers: {} }, signal)
  } catch (error) {
    if (!(error instanceof MailUndeliverable)) throw error
    log.warn({ message, codes: error.message }, 'no such mailbox')
  }
}

/** Behind the #, which browsers send to nobody, stands what lets its reader in. */
function pathOf(message: Payload['message'], email: string, code: string | null): string {
  if (message === 'accountDeleted') return '/'
  if (message === 'emailChanged') return '/contact-us'
  if (code !== null && (message === 'leaveEmail' || message === 'enterEmail'))
    return `/change-email#${new URLSearchParams({ code })}`
  if (code === null) return '/forgot-password'
  const secret = new URLSearchParams(message === 'confirm' ? { code } : { code, email })
  return `${message === 'confirm' ? '/account-verify' : '/password-reset'}#${secret}`
}
