import { formatLondonTime } from '#rules/time/london.ts'
import type { Context } from '#api/context.ts'
import type { Tasks } from '#api/jobs/tasks.ts'
import { findWaitingOrder, type WaitingOrder } from '#api/partner/alerts/email-waiting-order.ts'
import { deliverEmail, type EmailMeans } from '../writing/deliver-email.ts'
import type { Email } from '../writing/email.ts'
import { translator, type Translate } from '../writing/translate.ts'

/**
 * Tells one of a store's staff that an order waits for its answer; not, once it is answered, nor when they no
 * longer work there. Rejects as `deliverEmail`.
 */
export async function sendWaitingEmail(
  context: Context,
  means: EmailMeans,
  payload: Tasks['send-waiting-email'],
): Promise<void> {
  const waiting = await findWaitingOrder(context, payload)
  if (!waiting) return
  const { publicUrl } = context.configuration
  const { name: marketplace } = context.marketplace
  const link = `${publicUrl}/store-app?store=${waiting.slug}`
  const email = waitingEmail({ ...waiting, marketplace, link, t: translator() })
  await deliverEmail(context, means, email, {
    to: waiting.email,
    id: `waiting-${payload.orderId}-${payload.accountId}`,
    about: { order: payload.orderId, message: 'waiting' },
  })
}

interface WaitingEmailInput extends WaitingOrder {
  marketplace: string
  link: string
  t: Translate
}

/** Says nothing of the customer: an inbox may be open to others. */
export function waitingEmail(input: WaitingEmailInput): Email {
  const { t, number, storeName: store, marketplace, link } = input
  const deadline = formatLondonTime(input.deadlineAt)
  return {
    subject: t('staff.waiting.subject', { number }),
    preheader: t('staff.waiting.preheader', { deadline }),
    alarm: null,
    lead: t('staff.waiting.lead', { store }),
    heading: t('staff.waiting.heading', { number, deadline }),
    facts: '',
    paragraphs: [[t('staff.waiting.next', { deadline })]],
    action: { text: t('action.openStoreApp'), href: link },
    sections: [],
    footer: [t('staff.footer', { store, marketplace })],
  }
}
