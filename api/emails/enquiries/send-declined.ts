import type { Context } from '#api/context.ts'
import { findDeclined } from '#api/enquiries/applications.ts'
import type { Tasks } from '#api/jobs/tasks.ts'
import { deliverEmail, type EmailMeans } from '../writing/deliver-email.ts'
import { translator } from '../writing/translate.ts'

/** Tells the writer of an application that it is declined, and why. Rejects as `deliverEmail`. */
export async function sendDeclined(
  context: Context,
  means: EmailMeans,
  { applicationId }: Tasks['send-declined'],
): Promise<void> {
  const declined = await findDeclined(context.db, applicationId)
  if (!declined) return
  const { name: marketplace, contactEmail: contact } = context.marketplace
  const { restaurant = '', name = '', email = '' } = declined.fields
  const t = translator()
  const subject = t('declined.subject', { restaurant, marketplace })
  const message = {
    subject,
    preheader: t('declined.preheader'),
    alarm: null,
    lead: t('declined.lead', { name }),
    heading: subject,
    facts: '',
    paragraphs: [
      [t('declined.text', { restaurant, marketplace })],
      [t('declined.reason', { reason: declined.reason })],
      [t('declined.contact', { contact })],
    ],
    action: { text: t('declined.action'), href: `mailto:${contact}` },
    sections: [],
    footer: [t('declined.footer', { marketplace })],
  }
  await deliverEmail(context, means, message, {
    to: email,
    id: `declined-${applicationId}`,
    about: { message: 'declined', applicationId },
  })
}
