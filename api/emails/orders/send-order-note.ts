import type { Order } from '#contract/orders.ts'
import { DEFAULT_LANGUAGE, pathIn } from '#rules/text/languages.ts'
import type { Context } from '#api/context.ts'
import type { Tasks } from '#api/jobs/tasks.ts'
import { findMessage } from '#api/operator/orders/notes-of-orders.ts'
import { orderTokenOf } from '#api/orders/reading/order-token.ts'
import { readOrder, readOrderLanguage } from '#api/orders/reading/read-order.ts'
import { getStoreUrl } from '#api/stores/record/store-url.ts'
import { findAroundOrder, insertSentEmail } from './order-email.queries.ts'
import { deliverEmail, type EmailMeans } from '../writing/deliver-email.ts'
import type { Email } from '../writing/email.ts'
import { translator, type Translate } from '../writing/translate.ts'

/**
 * Emails the customer or the restaurant of an order what an operator wrote to them; not the customer, once
 * their data is erased. Answers go to CONTACT_EMAIL. Rejects as `deliverEmail`.
 */
export async function sendOrderNote(
  context: Context,
  means: EmailMeans,
  { noteId, again }: Tasks['send-order-note'],
): Promise<void> {
  const message = await findMessage(context.db, noteId)
  if (!message) return
  const { orderId, text, kind } = message
  const order = await readOrder(context, orderId, 'system')
  const around = await findAroundOrder(context.db, orderId)
  if (!around) return
  const recipient = kind === 'storeMessage' ? 'store' : 'customer'
  const to = recipient === 'store' ? around.storeEmail : order.contact.email
  if (to === '') return
  const { publicUrl, tokenSecret } = context.configuration
  const { name: marketplace, contactEmail } = context.marketplace
  const key = around.accountId === null ? `#key=${orderTokenOf(tokenSecret, orderId)}` : ''
  const language =
    recipient === 'store' ? DEFAULT_LANGUAGE : await readOrderLanguage(context, orderId)
  const path =
    recipient === 'store'
      ? `/store-app?store=${(await getStoreUrl(context, order.store.id)).slug}&order=${orderId}`
      : `${pathIn(language, `/account/orders/${orderId}`)}${key}`
  const written = { order, text, link: publicUrl + path, marketplace, t: translator(language) }
  const email = recipient === 'store' ? storeMessageEmail(written) : messageEmail(written)
  await deliverEmail(context, means, email, {
    to,
    id: again === undefined ? `order-note-${noteId}` : `order-${orderId}-${again}`,
    inReplyTo: `order-${orderId}-received-${recipient}`,
    replyTo: contactEmail,
    language,
    about: { orderId, message: 'note', to: recipient },
  })
  await insertSentEmail(context.db, {
    orderId,
    message: 'note',
    to: recipient,
    subjectId: noteId,
    at: context.now(),
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

/** To the restaurant, whose staff read the same on their board. */
export function storeMessageEmail({ order, text, link, marketplace, t }: MessageEmailInput): Email {
  const { number } = order
  const store = order.store.name
  return {
    subject: t('store.message.subject', { number, marketplace }),
    preheader: t('store.message.preheader', { marketplace }),
    alarm: null,
    lead: t('store.message.lead', { marketplace, store }),
    heading: t('store.message.heading', { number }),
    facts: '',
    paragraphs: [...text.split(/\n+/).map((paragraph) => [paragraph]), [t('store.message.reply')]],
    action: { text: t('action.openStoreApp'), href: link },
    sections: [],
    footer: [t('footer.store', { store, marketplace })],
  }
}
