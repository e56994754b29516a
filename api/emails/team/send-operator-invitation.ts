import type { OperatorRole } from '#contract/operator/operator-roles.ts'
import type { Context } from '#api/context.ts'
import type { Tasks } from '#api/jobs/tasks.ts'
import { findOperatorInvitation } from '#api/operator/team/join-marketplace.ts'
import { emailCodeOf } from '#api/session/email-code.ts'
import { deliverEmail, type EmailMeans } from '../writing/deliver-email.ts'
import type { Email } from '../writing/email.ts'
import { translator, type Translate } from '../writing/translate.ts'

/**
 * Invites somebody to run the marketplace; nobody, where the invitation was withdrawn, used or sent anew
 * meanwhile. Rejects as `deliverEmail`.
 */
export async function sendOperatorInvitation(
  context: Context,
  means: EmailMeans,
  { linkId }: Tasks['send-operator-invitation'],
): Promise<void> {
  const invitation = await findOperatorInvitation(context, linkId)
  if (!invitation) return
  const { publicUrl, tokenSecret } = context.configuration
  const marketplace = context.marketplace.name
  // Behind the #, which browsers send to nobody.
  const code = new URLSearchParams({ code: emailCodeOf(tokenSecret, linkId) })
  const link = `${publicUrl}/operator/join#${code}`
  const email = operatorInvitationEmail({ ...invitation, marketplace, link, t: translator() })
  await deliverEmail(context, means, email, {
    to: invitation.email,
    id: `operator-invitation-${linkId}`,
    about: { message: 'operatorInvitation' },
  })
}

interface OperatorInvitationInput {
  inviterName: string
  role: OperatorRole
  marketplace: string
  link: string
  t: Translate
}

/** Who invites whom to run the marketplace, and for how long. */
export function operatorInvitationEmail(input: OperatorInvitationInput): Email {
  const { t, inviterName, role, marketplace, link } = input
  const inviter = inviterName || t('operatorInvitation.unnamed')
  return {
    subject: t('operatorInvitation.subject', { marketplace }),
    preheader: t('invitation.preheader'),
    alarm: null,
    lead: t('invitation.lead'),
    heading: t('operatorInvitation.heading', { marketplace }),
    facts: '',
    paragraphs: [
      [
        t('operatorInvitation.text', {
          inviter,
          marketplace,
          role: t(`operatorInvitation.role.${role}`),
        }),
      ],
      [t('invitation.ignore')],
    ],
    action: { text: t('action.join'), href: link },
    sections: [],
    footer: [t('invitation.footer', { marketplace })],
  }
}
