import { enquiryReference } from '#rules/enquiries/enquiry-state.ts'
import type { Context } from '#api/context.ts'
import { findAnswer } from '#api/enquiries/inbox.ts'
import type { Tasks } from '#api/jobs/tasks.ts'
import { deliverEmail, type EmailMeans } from '../writing/deliver-email.ts'
import type { Email } from '../writing/email.ts'
import { translator, type Translate } from '../writing/translate.ts'

/**
 * Emails what an operator answered to a message; not, once it is erased. Replies go to the marketplace's contact
 * address. Rejects as `deliverEmail`.
 */
export async function sendEnquiryAnswer(
  context: Context,
  means: EmailMeans,
  { entryId }: Tasks['send-enquiry-answer'],
): Promise<void> {
  const answer = await findAnswer(context.db, entryId)
  const to = answer?.fields['email'] ?? ''
  if (!answer || to === '') return
  const { enquiryId, firstAnswerId, language } = answer
  const { name: marketplace, contactEmail } = context.marketplace
  const t = translator(language)
  const email = answerEmail({ ...answer, marketplace, contactEmail, t })
  await deliverEmail(context, means, email, {
    to,
    id: `enquiry-answer-${entryId}`,
    inReplyTo: firstAnswerId === entryId ? null : `enquiry-answer-${firstAnswerId}`,
    replyTo: contactEmail,
    language,
    about: { enquiryId, message: 'answer' },
  })
}

interface AnswerEmailInput {
  enquiryId: string
  fields: Record<string, string>
  /** What the operator wrote. */
  text: string
  marketplace: string
  contactEmail: string
  t: Translate
}

export function answerEmail({
  enquiryId,
  fields,
  text,
  marketplace,
  contactEmail,
  t,
}: AnswerEmailInput): Email {
  const { name = '', message = '' } = fields
  const subject = t('enquiryAnswer.subject', {
    marketplace,
    reference: enquiryReference(enquiryId),
  })
  return {
    subject,
    preheader: t('enquiryAnswer.preheader', { marketplace }),
    alarm: null,
    lead: t('enquiryAnswer.lead', { name }),
    heading: t('enquiryAnswer.heading'),
    facts: '',
    paragraphs: [...paragraphsOf(text), [t('enquiryAnswer.more')]],
    action: {
      text: t('enquiryAnswer.action'),
      href: `mailto:${contactEmail}?subject=${encodeURIComponent(`Re: ${subject}`)}`,
    },
    sections: [{ kind: 'words', title: t('enquiryAnswer.wrote'), phrases: paragraphsOf(message) }],
    footer: [t('enquiryAnswer.footer', { marketplace })],
  }
}

const paragraphsOf = (text: string) => text.split(/\n+/).map((paragraph) => [paragraph])
