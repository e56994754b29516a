import type { Order } from '#contract/orders.ts'
import { isOvertaken } from '#rules/news/order-news.ts'
import type { Context } from '#api/context.ts'
import { orderTokenOf } from '#api/orders/reading/order-token.ts'
import { readOrder } from '#api/orders/reading/read-order.ts'
import { MailUndeliverable } from '#api/outside/mail/mail.port.ts'
import { getStoreUrl } from '#api/stores/record/store-url.ts'
import type { MailPort, OutgoingMail } from '#api/outside/mail/mail.port.ts'
import { domainOf } from '#api/emails/writing/domain-of.ts'
import type { JobLog } from '#api/jobs/job-log.ts'
import { findAroundOrder, type OrderAround } from './order-email.queries.ts'
import type { Tasks } from '#api/jobs/tasks.ts'
import { isWithinAllowance, mayBeStrangers } from './unconfirmed-email.ts'

type Payload = Tasks['send-order-email']

interface Means {
  mail: MailPort
  log: JobLog
  signal?: AbortSignal
  /** Whether it is tried once more, so that it is not counted twice. */
  isRetry?: boolean
}

/**
 * Tells the customer or the store what happened to an order, as the order is now. An address that may
 * be a stranger's gets nothing that was typed, and no more than its allowance. Rejects when the mail
 * server does not take it, so that it is tried again; a mailbox that does not exist is given up.
 */
export async function sendOrderEmail(
  context: Context,
  { mail, log, signal, isRetry = false }: Means,
  payload: Payload,
): Promise<void> {
  const { orderId, message, to } = payload
  const order = await readOrder(context, orderId, 'system')
  const around = await findAroundOrder(context.db, orderId)
  if (!around) throw new Error('An order without a store')
  if (!isWanted(payload, order, around)) return
  // Its customer has deleted their account.
  if (to === 'customer' && order.contact.email === '') return
  const isTextHeldBack = mayBeStrangers(payload, order, around)
  if (isTextHeldBack && !isRetry && !(await isWithinAllowance(context, message, order, around))) {
    log.warn({ orderId, message }, 'too many emails to an unconfirmed address: not sent')
    return
  }
  const isGuest = around.accountId === null
  const written = await write(context, payload, order, { isGuest, isTextHeldBack })
  try {
    await mail.send(
      {
        ...written,
        ...identityOf(context.configuration.mailFrom, payload),
        to: to === 'customer' ? order.contact.email : around.storeEmail,
      },
      signal,
    )
  } catch (error) {
    if (!(error instanceof MailUndeliverable)) throw error
    log.warn({ orderId, message, to, codes: error.message }, 'no such mailbox')
  }
}

/**
 * Whether its customer wants to hear this by email, and it is still so. Everything else comes always:
 * the order in writing, changes to it, the receipt.
 */
function isWanted({ to, message }: Payload, { status }: Order, { wants }: OrderAround): boolean {
  if (to === 'store') return true
  if (message === 'received') return wants.received
  if (message === 'onItsWay' || message === 'ready')
    return wants.onItsWay && !isOvertaken(message, status)
  return true
}

/** The templates are loaded with the first email, so that a server starts without them. */
async function write(
  context: Context,
  payload: Payload,
  order: Order,
  { isGuest, isTextHeldBack }: { isGuest: boolean; isTextHeldBack: boolean },
) {
  const [{ orderEmail }, { translator }, { writeEmail }] = await Promise.all([
    import('./order-email.ts'),
    import('#api/emails/writing/translate.ts'),
    import('#api/emails/writing/write-email.ts'),
  ])
  const { publicUrl, marketplaceName, tokenSecret } = context.configuration
  const { url: store } = await getStoreUrl(context, order.store.id)
  const key = isGuest ? `#key=${orderTokenOf(tokenSecret, order.id)}` : ''
  const email = orderEmail(payload, {
    order,
    isTextHeldBack,
    marketplace: marketplaceName,
    links: {
      home: `${publicUrl}/`,
      order: `${publicUrl}/account/orders/${order.id}${key}`,
      store,
      storeApp: `${publicUrl}/store-app`,
    },
    say: translator(),
  })
  return writeEmail(email, marketplaceName)
}

/**
 * The same identity at every try, so that whoever receives a second copy can drop it; and one
 * conversation for all that is said to one reader about one order.
 */
function identityOf(
  mailFrom: string,
  { orderId, message, to, refundId }: Payload,
): Pick<OutgoingMail, 'messageId' | 'headers'> {
  const idOf = (each: Payload['message']) =>
    `<order-${orderId}-${each}-${to}@${domainOf(mailFrom)}>`
  const first = idOf('received')
  return {
    // Of one order there may be several refunds.
    messageId: refundId ? `<${message}-${refundId}-${to}@${domainOf(mailFrom)}>` : idOf(message),
    headers: message === 'received' ? {} : { 'In-Reply-To': first, References: first },
  }
}
