import type { Context } from '#api/context.ts'
import type { Tasks } from '#api/jobs/tasks.ts'
import { findInvitation } from '#api/partner/team/accept-invitation.ts'
import { emailCodeOf } from '#api/session/email-code.ts'
import { deliverEmail, type EmailMeans } from '../writing/deliver-email.ts'
import { translator } from '../writing/translate.ts'
import type { Email } from '../writing/email.ts'
import type { Translate } from '../writing/translate.ts'
import type { StaffRole } from '#contract/partner/staff-roles.ts'

/**
 * Invites somebody to work at a store; nobody, where the invitation was withdrawn, used or sent anew
 * meanwhile. Rejects as `deliverEmail`.
 */
export async function sendInvitation(
  context: Context,
  means: EmailMeans,
  { linkId }: Tasks['send-invitation'],
): Promise<void> {
  const invitation = await findInvitation(context, linkId)
  if (!invitation) return
  const { publicUrl, tokenSecret } = context.configuration
  const { name: marketplace } = context.marketplace
  // Behind the #, which browsers send to nobody.
  const code = new URLSearchParams({ code: emailCodeOf(tokenSecret, linkId) })
  const link = `${publicUrl}/store-app/join#${code}`
  const email = invitationEmail({ ...invitation, marketplace, link, t: translator() })
  await deliverEmail(context, means, email, {
    to: invitation.email,
    id: `invitation-${linkId}`,
    about: { message: 'invitation' },
  })
}

interface InvitationEmailInput {
  storeName: string
  inviterName: string
  role: StaffRole
  marketplace: string
  link: string
  t: Translate
}

/** Who invites whom to where, and for how long. */
export function invitationEmail(input: InvitationEmailInput): Email {
  const { t, storeName: store, inviterName, role, marketplace, link } = input
  const inviter = inviterName || t('invitation.unnamed')
  return {
    subject: t('invitation.subject', { store, marketplace }),
    preheader: t('invitation.preheader'),
    alarm: null,
    lead: t('invitation.lead'),
    heading: t('invitation.heading', { store }),
    facts: '',
    paragraphs: [
      [t('invitation.text', { inviter, store, marketplace, role: t(`invitation.role.${role}`) })],
      [t('invitation.ignore')],
    ],
    action: { text: t('action.join'), href: link },
    sections: [],
    footer: [t('invitation.footer', { marketplace })],
  }
}
