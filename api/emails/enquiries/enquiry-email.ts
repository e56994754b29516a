import type { Enquiry } from '#api/enquiries/stored-enquiries.ts'
import type { Email } from '#api/emails/writing/email.ts'
import type { Translate } from '#api/emails/writing/translate.ts'

const LABELLED = ['restaurant', 'name', 'email', 'phone', 'postCode', 'orderNumber'] as const

/** What somebody wrote to those who run the marketplace, with the button that answers it. */
export function enquiryEmail(
  { kind, fields }: Enquiry,
  { marketplace, say }: { marketplace: string; say: Translate },
): Email {
  const { name = '', restaurant = '', email = '', message = '' } = fields
  const subject = say(`enquiry.${kind}.subject`, { name, restaurant })
  const lines = LABELLED.flatMap((field) => {
    const value = fields[field]
    return value ? [`${say(`enquiry.field.${field}`)}: ${value}`] : []
  })
  const answer = new URLSearchParams({ subject: `Re: ${subject}` })
    .toString()
    .replaceAll('+', '%20')
  return {
    subject,
    preheader: message.slice(0, 120).replace(/\s+/g, ' '),
    alarm: null,
    lead: say(`enquiry.${kind}.lead`),
    heading: subject,
    facts: '',
    paragraphs: message.split(/\n+/).map((paragraph) => [paragraph]),
    action: { text: say('enquiry.answer'), href: `mailto:${encodeURIComponent(email)}?${answer}` },
    sections: [{ kind: 'parties', parties: [{ title: say('enquiry.from'), lines }] }],
    footer: [say('enquiry.footer', { marketplace })],
  }
}
