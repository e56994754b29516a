import type { Order } from '#contract/orders.ts'
import type { OrderMessage } from '#rules/email/order-message.ts'
import { formatPence } from '#rules/money/pence.ts'
import { formatLondonTime } from '#rules/time/london.ts'
import { customerEmail } from './customer-email.ts'
import type { Email } from '#api/emails/writing/email.ts'
import { answerBy, expectedWhen, formatDayAndTime } from '#api/emails/writing/email-times.ts'
import type { Translate } from '#api/emails/writing/translate.ts'
import { storeEmail } from './store-email.ts'
import type { EmailLinks, OrderEmailInput } from './order-email-input.ts'

/** The content of one email about an order, to the customer or the store. */
export function orderEmail(
  {
    message,
    to,
    refundId = null,
    changeId = null,
    pausedUntil = null,
  }: {
    message: OrderMessage
    to: 'customer' | 'store'
    refundId?: string | null
    changeId?: string | null
    pausedUntil?: string | null
  },
  given: {
    order: Order
    links: EmailLinks
    marketplace: string
    t: Translate
    isTextHeldBack?: boolean
  },
): Email {
  const { t, isTextHeldBack = false } = given
  const order = isTextHeldBack ? withoutTypedText(given.order) : given.order
  const input: OrderEmailInput = {
    ...given,
    order,
    isTextHeldBack,
    refundId,
    changeId,
    pausedUntil: pausedUntil && formatLondonTime(new Date(pausedUntil)),
    number: order.number,
    store: order.store.name,
    firstName: order.contact.name.split(/\s+/)[0] ?? '',
    total: formatPence(order.totalPence),
    deadline: answerBy(order, t.language),
    placedAt: formatDayAndTime(new Date(order.placedAt), t.language),
    expected: expectedWhen(order, t),
  }
  return to === 'customer' ? customerEmail(message, input) : storeEmail(message, input)
}

/**
 * An order without anything that its customer typed: for emails to an address that may be a stranger's. Of
 * the address the postcode stays, which has been validated.
 */
function withoutTypedText(order: Order): Order {
  const { address, contact, lines } = order
  return {
    ...order,
    contact: { ...contact, name: '' },
    address: address && { ...address, address: '', city: '', area: '', country: '', placeId: '' },
    addressLine: '',
    deliveryNote: '',
    allergyNote: '',
    lines: lines.map((line) => ({ ...line, note: '', memberName: '' })),
  }
}
