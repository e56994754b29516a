import type { Context } from '#api/context.ts'
import type { Tasks } from '#api/jobs/tasks.ts'
import { endNotice, readNotice } from '#api/stores/delivery-notices/stored-notices.ts'
import { deliverEmail, type EmailMeans } from '../writing/deliver-email.ts'
import { translator } from '../writing/translate.ts'

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
  const { email: to, postCode } = notice
  const marketplace = context.marketplace.name
  const t = translator()
  const subject = t('deliveryNotice.subject', { postCode })
  const find = new URL(
    `/find?${new URLSearchParams({ search: postCode })}`,
    context.configuration.publicUrl,
  )
  const message = {
    subject,
    preheader: t('deliveryNotice.preheader', { marketplace }),
    alarm: null,
    lead: t('deliveryNotice.lead'),
    heading: subject,
    facts: '',
    paragraphs: [[t('deliveryNotice.text', { postCode })]],
    action: { text: t('deliveryNotice.action'), href: find.href },
    sections: [],
    footer: [t('deliveryNotice.footer', { marketplace })],
  }
  await deliverEmail(context, means, message, {
    to,
    id: `delivery-notice-${noticeId}`,
    about: { message: 'deliveryNotice', noticeId },
  })
  await endNotice(context.db, noticeId)
}
