import type { Order } from '#contract/orders.ts'
import { DEFAULT_LANGUAGE, pathIn, type Language } from '#rules/text/languages.ts'
import { isOvertaken } from '#rules/news/order-news.ts'
import type { Context } from '#api/context.ts'
import { orderTokenOf } from '#api/orders/reading/order-token.ts'
import { readOrder, readOrderLanguage } from '#api/orders/reading/read-order.ts'
import { getStoreUrl } from '#api/stores/record/store-url.ts'
import { findAroundOrder, insertSentEmail, type OrderAround } from './order-email.queries.ts'
import type { Tasks } from '#api/jobs/tasks.ts'
import { isWithinAllowance, mayBeStrangers } from './unconfirmed-email.ts'
import { deliverEmail, type EmailMeans } from '../writing/deliver-email.ts'
import type { Email } from '../writing/email.ts'
import { translator } from '../writing/translate.ts'
import { orderEmail } from './order-email.ts'

type Payload = Tasks['send-order-email']

/**
 * Sends the customer or the store what happened to an order, as the order is now. An address that may be a
 * stranger's gets nothing that was typed, and no more than its allowance. Rejects as `deliverEmail`.
 */
export async function sendOrderEmail(
  context: Context,
  means: EmailMeans,
  payload: Payload,
): Promise<void> {
  const { orderId, message, to } = payload
  const order = await readOrder(context, orderId, 'system')
  const around = await findAroundOrder(context.db, orderId)
  if (!around) throw new Error('An order without a store')
  if (!isRequested(payload, order, around)) return
  // Its customer has deleted their account.
  if (to === 'customer' && order.contact.email === '') return
  const isTextHeldBack = mayBeStrangers(payload, order, around)
  if (
    isTextHeldBack &&
    !means.isRetry &&
    !(await isWithinAllowance(context, message, order, around))
  ) {
    means.log.warn({ orderId, message }, 'too many emails to an unconfirmed address: not sent')
    return
  }
  const language = to === 'customer' ? await readOrderLanguage(context, orderId) : DEFAULT_LANGUAGE
  const isGuest = around.accountId === null
  const email = await emailAbout(context, payload, order, { isGuest, isTextHeldBack, language })
  await deliverEmail(context, means, email, {
    to: to === 'customer' ? order.contact.email : around.storeEmail,
    id: idOf(payload),
    language,
    // One conversation for everything about one order.
    inReplyTo: message === 'received' ? null : `order-${orderId}-received-${to}`,
    about: { orderId, message, to },
  })
  const subjectId = payload.refundId ?? payload.changeId ?? null
  await insertSentEmail(context.db, { orderId, message, to, subjectId, at: context.now() })
}

/**
 * Whether the customer wants this email, and it is still true. Everything else is always sent: the order in
 * writing, changes to it, the receipt.
 */
function isRequested(
  { to, message, happenedAt, changeId, again }: Payload,
  { status, events, changes }: Order,
  { wants }: OrderAround,
): boolean {
  // It was undone.
  if (happenedAt !== undefined && !events.some(({ at }) => at === happenedAt)) return false
  if (to === 'store') return true
  // A question that was answered, or ended, before this was sent.
  if (message === 'changeProposed')
    return changes.some(({ id, state }) => id === changeId && state === 'waiting')
  // Somebody has asked for it.
  if (again !== undefined) return true
  if (message === 'received') return wants.received
  if (message === 'onItsWay' || message === 'ready')
    return wants.onItsWay && !isOvertaken(message, status)
  if (message === 'delayed') return !isOvertaken(message, status)
  return true
}

/** One order may have several refunds, and several delays; and an email may be sent again. */
function idOf({ orderId, message, to, refundId, changeId, happenedAt, again }: Payload): string {
  if (again !== undefined) return `order-${orderId}-${again}`
  const aboutId = refundId ?? changeId
  if (aboutId) return `${message}-${aboutId}-${to}`
  const which = message === 'delayed' && happenedAt ? `-${Date.parse(happenedAt)}` : ''
  return `order-${orderId}-${message}${which}-${to}`
}

async function emailAbout(
  context: Context,
  payload: Payload,
  order: Order,
  {
    isGuest,
    isTextHeldBack,
    language,
  }: { isGuest: boolean; isTextHeldBack: boolean; language: Language },
): Promise<Email> {
  const { publicUrl, tokenSecret } = context.configuration
  const { slug } = await getStoreUrl(context, order.store.id)
  const linkTo = (path: string) => `${publicUrl}${pathIn(language, path)}`
  const key = isGuest ? `#key=${orderTokenOf(tokenSecret, order.id)}` : ''
  return orderEmail(payload, {
    order,
    isTextHeldBack,
    marketplace: context.marketplace.name,
    links: {
      home: linkTo('/'),
      order: linkTo(`/account/orders/${order.id}${key}`),
      store: linkTo(`/restaurant/${slug}`),
      storeApp: `${publicUrl}/store-app`,
    },
    t: translator(language),
  })
}
