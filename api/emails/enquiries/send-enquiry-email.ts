import type { Context } from '#api/context.ts'
import { readEnquiry, type Enquiry } from '#api/enquiries/stored-enquiries.ts'
import type { Tasks } from '#api/jobs/tasks.ts'
import { deliverEmail, type EmailMeans } from '../writing/deliver-email.ts'
import type { Email } from '../writing/email.ts'
import { translator, type Translate } from '../writing/translate.ts'

/**
 * Sends an enquiry to the marketplace's operators; a reply goes to its writer. Rejects as `deliverEmail`. If
 * it cannot be sent, it is still saved.
 */
export async function sendEnquiryEmail(
  context: Context,
  means: EmailMeans,
  { enquiryId }: Tasks['send-enquiry'],
): Promise<void> {
  const enquiry = await readEnquiry(context, enquiryId)
  if (!enquiry) return
  const { contactEmail, name: marketplace } = context.marketplace
  const link = `${context.configuration.publicUrl}/operator/enquiries/${enquiryId}`
  await deliverEmail(
    context,
    means,
    enquiryEmail(enquiry, { marketplace, link, t: translator() }),
    {
      to: contactEmail,
      id: `enquiry-${enquiryId}`,
      replyTo: enquiry.fields.email ?? '',
      isOurs: true,
      about: { enquiryId },
    },
  )
}

const LABELLED = ['restaurant', 'name', 'email', 'phone', 'postCode', 'orderNumber'] as const

/**
 * An enquiry to the marketplace's operators. Its button opens a message in the console, at `link`, and answers an
 * application by email.
 */
export function enquiryEmail(
  { kind, fields }: Enquiry,
  { marketplace, link, t }: { marketplace: string; link: string; t: Translate },
): Email {
  const { name = '', restaurant = '', email = '', message = '' } = fields
  const subject = t(`enquiry.${kind}.subject`, { name, restaurant })
  const lines = LABELLED.flatMap((field) => {
    const value = fields[field]
    return value ? [`${t(`enquiry.field.${field}`)}: ${value}`] : []
  })
  const answer = new URLSearchParams({ subject: `Re: ${subject}` })
    .toString()
    .replaceAll('+', '%20')
  return {
    subject,
    preheader: message.slice(0, 120).replace(/\s+/g, ' '),
    alarm: null,
    lead: t(`enquiry.${kind}.lead`),
    heading: subject,
    facts: '',
    paragraphs: message.split(/\n+/).map((paragraph) => [paragraph]),
    action:
      kind === 'contact'
        ? { text: t('enquiry.open'), href: link }
        : { text: t('enquiry.answer'), href: `mailto:${encodeURIComponent(email)}?${answer}` },
    sections: [{ kind: 'parties', parties: [{ title: t('enquiry.from'), lines }] }],
    footer: [t('enquiry.footer', { marketplace })],
  }
}
