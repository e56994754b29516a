import { pathIn } from '#rules/text/languages.ts'
import type { Context } from '#api/context.ts'
import type { Tasks } from '#api/jobs/tasks.ts'
import { endNotice, readNotice } from '#api/stores/delivery-notices/stored-notices.ts'
import { deliverEmail, type EmailMeans } from '../writing/deliver-email.ts'
import type { Email } from '../writing/email.ts'
import { translator, type Translate } from '../writing/translate.ts'

/**
 * Tells somebody that restaurants deliver to their postcode, and forgets them; not, once that is done or they
 * are erased. Rejects as `deliverEmail`.
 */
export async function sendDeliveryNotice(
  context: Context,
  means: EmailMeans,
  { noticeId }: Tasks['send-delivery-notice'],
): Promise<void> {
  const notice = await readNotice(context.db, noticeId)
  if (!notice) return
  const { email: to, postCode, language } = notice
  const marketplace = context.marketplace.name
  const find = new URL(
    pathIn(language, `/find?${new URLSearchParams({ search: postCode })}`),
    context.configuration.publicUrl,
  )
  const t = translator(language)
  const email = deliveryNoticeEmail({ postCode, marketplace, link: find.href, t })
  await deliverEmail(context, means, email, {
    to,
    id: `delivery-notice-${noticeId}`,
    language,
    about: { message: 'deliveryNotice', noticeId },
  })
  await endNotice(context.db, noticeId)
}

interface DeliveryNoticeInput {
  postCode: string
  marketplace: string
  /** The list of restaurants that deliver there. */
  link: string
  t: Translate
}

export function deliveryNoticeEmail({
  postCode,
  marketplace,
  link,
  t,
}: DeliveryNoticeInput): Email {
  const subject = t('deliveryNotice.subject', { postCode })
  return {
    subject,
    preheader: t('deliveryNotice.preheader', { marketplace }),
    alarm: null,
    lead: t('deliveryNotice.lead'),
    heading: subject,
    facts: '',
    paragraphs: [[t('deliveryNotice.text', { postCode })]],
    action: { text: t('deliveryNotice.action'), href: link },
    sections: [],
    footer: [t('deliveryNotice.footer', { marketplace })],
  }
}
