import type { ProfileType } from '#contract/session.ts'
import { pathIn } from '#rules/text/languages.ts'
import type { Context } from '#api/context.ts'
import type { Tasks } from '#api/jobs/tasks.ts'
import { emailCodeOf } from '#api/session/email-code.ts'
import { openEmailLink } from '#api/session/open-email-link.ts'
import { deliverEmail, type EmailMeans } from '../writing/deliver-email.ts'
import { translator } from '../writing/translate.ts'
import { accountEmail } from './account-email.ts'

type Payload = Tasks['send-account-email']

/**
 * Sends the requested email to the account with this email address; sends none without an account, or if it
 * would be of no use, such as a link to confirm a complete account. Rejects when the mail server does not
 * take it, so that it is tried again, as the same email; a missing mailbox is not tried again.
 */
export async function sendAccountEmail(
  context: Context,
  means: EmailMeans,
  payload: Payload,
): Promise<void> {
  const opened = await openEmailLink(context, payload)
  if (!opened) return
  const { publicUrl, tokenSecret } = context.configuration
  const { id, message, email: to, provider = null, newEmail = '' } = payload
  const code = opened.hasLink ? emailCodeOf(tokenSecret, id) : null
  const { firstName, profileType, language } = opened
  const email = accountEmail(message, {
    firstName,
    provider,
    newEmail,
    marketplace: context.marketplace.name,
    link: `${publicUrl}${pathIn(language, pathOf(message, to, code, profileType))}`,
    t: translator(language),
  })
  const about = { message }
  await deliverEmail(context, means, email, { to, id: `account-${id}`, language, about })
}

/** Where the pages stand that are for the staff of stores, and of the marketplace. */
const PLACE_OF: Readonly<Record<ProfileType, string>> = {
  customer: '',
  partner: '/store-app',
  operator: '/operator',
}

/** The secret of the link is behind the #, which browsers never send. */
function pathOf(
  message: Payload['message'],
  email: string,
  code: string | null,
  profileType: ProfileType | null,
): string {
  if (message === 'accountDeleted') return '/'
  if (message === 'emailChanged') return '/contact-us'
  if (code !== null && (message === 'leaveEmail' || message === 'enterEmail'))
    return `/change-email#${new URLSearchParams({ code })}`
  const place = profileType === null ? '' : PLACE_OF[profileType]
  if (code === null) return `${place}/forgot-password`
  const secret = new URLSearchParams(message === 'confirm' ? { code } : { code, email })
  if (message === 'operatorInvited') secret.set('first', 'yes')
  return message === 'confirm' ? `/account-verify#${secret}` : `${place}/password-reset#${secret}`
}
