import type { Order } from '#contract/orders.ts'
import { pathIn } from '#rules/text/languages.ts'
import type { Context } from '#api/context.ts'
import type { Tasks } from '#api/jobs/tasks.ts'
import { findMessage } from '#api/operator/orders/notes-of-orders.ts'
import { orderTokenOf } from '#api/orders/reading/order-token.ts'
import { readOrder, readOrderLanguage } from '#api/orders/reading/read-order.ts'
import { findAroundOrder } from './order-email.queries.ts'
import { deliverEmail, type EmailMeans } from '../writing/deliver-email.ts'
import type { Email } from '../writing/email.ts'
import { translator, type Translate } from '../writing/translate.ts'

/**
 * Emails the customer of an order what an operator wrote to them; not, once their data is erased. Answers go
 * to CONTACT_EMAIL. Rejects as `deliverEmail`.
 */
export async function sendOrderNote(
  context: Context,
  means: EmailMeans,
  { noteId }: Tasks['send-order-note'],
): Promise<void> {
  const message = await findMessage(context.db, noteId)
  if (!message) return
  const { orderId, text } = message
  const order = await readOrder(context, orderId, 'system')
  const around = await findAroundOrder(context.db, orderId)
  if (!around || order.contact.email === '') return
  const { publicUrl, tokenSecret } = context.configuration
  const { name: marketplace, contactEmail } = context.marketplace
  const key = around.accountId === null ? `#key=${orderTokenOf(tokenSecret, orderId)}` : ''
  const language = await readOrderLanguage(context, orderId)
  const link = `${publicUrl}${pathIn(language, `/account/orders/${orderId}`)}${key}`
  const t = translator(language)
  const email = messageEmail({ order, text, link, marketplace, t })
  await deliverEmail(context, means, email, {
    to: order.contact.email,
    id: `order-note-${noteId}`,
    inReplyTo: `order-${orderId}-received-customer`,
    replyTo: contactEmail,
    language,
    about: { orderId, message: 'note' },
  })
}

interface MessageEmailInput {
  order: Order
  text: string
  link: string
  marketplace: string
  t: Translate
}

export function messageEmail({ order, text, link, marketplace, t }: MessageEmailInput): Email {
  const { number } = order
  const store = order.store.name
  const firstName = order.contact.name.trim().split(/\s+/)[0] ?? ''
  return {
    subject: t('customer.message.subject', { number, store }),
    preheader: t('customer.message.preheader', { marketplace }),
    alarm: null,
    lead:
      firstName === ''
        ? t('customer.message.leadUnnamed', { marketplace })
        : t('customer.message.lead', { firstName, marketplace }),
    heading: t('customer.message.heading', { number }),
    facts: '',
    paragraphs: [
      ...text.split(/\n+/).map((paragraph) => [paragraph]),
      [t('customer.message.reply')],
    ],
    action: { text: t('action.see'), href: link },
    sections: [],
    footer: [t('footer.customer', { marketplace })],
  }
}
