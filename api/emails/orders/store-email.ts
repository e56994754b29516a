import type { Order } from '#contract/orders.ts'
import { STORE_MESSAGES, type OrderMessage, type StoreMessage } from '#rules/email/order-message.ts'
import type { Email, EmailSection, Party } from '#api/emails/writing/email.ts'
import { endOf, reasonOf } from './order-email-input.ts'
import {
  allergyAlarm,
  linesNotCooked,
  linesOf,
  linesToCook,
  proofOfAge,
  sellerOf,
  totalsOf,
  wishesOf,
} from './order-sections.ts'
import { takingWords } from './payment-texts.ts'
import { refundToStore, returnToStore } from './refund-email.ts'
import type { OrderEmailInput } from './order-email-input.ts'

/**
 * The emails to the store, with all that the customer has said to it. The customer's surname, phone number
 * and address stay in the store app: several people read an inbox. Throws for events that no store is sent.
 */
export function storeEmail(message: OrderMessage, input: OrderEmailInput): Email {
  const written = STORE_MESSAGES.find((each) => each === message)
  if (written === undefined) throw new Error(`Stores get no email that an order is ${message}`)
  const { t, number, placedAt, store, marketplace, links } = input
  return {
    alarm: null,
    facts: t('order.facts', { number, placedAt }),
    footer: [t('footer.store', { store, marketplace })],
    action: { text: t('action.openStoreApp'), href: links.storeApp },
    ...writers[written](input),
  }
}

type Written = Omit<Email, 'alarm' | 'facts' | 'footer' | 'action'> & Partial<Pick<Email, 'alarm'>>

const writers: Record<StoreMessage, (input: OrderEmailInput) => Written> = {
  received,
  accepted,
  declined,
  cancelled,
  completed,
  refunded: refundToStore,
  refundReturned: returnToStore,
}

function received(input: OrderEmailInput): Written {
  const { t, number, deadline, store, order } = input
  const isUnanswered = order.status === 'pending'
  return {
    subject: t('store.received.subject', { number, due: dueOf(input) }),
    preheader: isUnanswered ? t('store.received.preheader', { deadline }) : dueOf(input),
    lead: t('store.received.lead', { store }),
    heading: isUnanswered
      ? t('store.received.heading', { deadline })
      : t('store.received.headingAnswered', { number }),
    alarm: allergyAlarm(order, t),
    paragraphs: [
      [t('store.received.due', { due: dueOf(input) })],
      ...(isUnanswered ? [[t('store.received.next', { deadline })]] : []),
    ],
    sections: toCook(input),
  }
}

function accepted(input: OrderEmailInput): Written {
  const { t, number, store, order } = input
  const heading = t('store.accepted.heading', { number, due: dueOf(input) })
  return {
    subject: t('store.accepted.subject', { number, due: dueOf(input) }),
    preheader: heading,
    alarm: allergyAlarm(order, t),
    lead: t('store.accepted.lead', { store }),
    heading,
    paragraphs: [],
    sections: toCook(input),
  }
}

/** That nobody answered it in time: whom the store declines itself, it knows. */
function declined(input: OrderEmailInput): Written {
  const { t, number, order, store, deadline, pausedUntil } = input
  return {
    subject: t('store.missed.subject', { number }),
    preheader: t('store.missed.preheader', { deadline }),
    lead: t('store.missed.lead', { store, deadline }),
    heading: t('store.missed.heading', { number }),
    paragraphs: [
      [t('store.missed.next')],
      ...(pausedUntil === null ? [] : [[t('store.missed.paused', { pausedUntil })]]),
    ],
    sections: [linesNotCooked(nobodys(order), t)],
  }
}

function cancelled(input: OrderEmailInput): Written {
  const { t, number, marketplace, order } = input
  const { by } = endOf(order, 'cancel')
  const who =
    by === 'customer'
      ? t('store.cancelled.byCustomer')
      : by === 'operator'
        ? t('store.cancelled.byOperator', { marketplace })
        : t('store.cancelled.byStore')
  return {
    subject: t('store.cancelled.subject', { number }),
    preheader: who,
    lead: t('store.cancelled.lead'),
    heading: t('store.cancelled.heading', { number }),
    paragraphs: by === 'customer' ? [[who]] : [[who], [reasonOf(input, 'reason.given')]],
    sections: [linesNotCooked(nobodys(order), t)],
  }
}

function completed(input: OrderEmailInput): Written {
  const { t, number, total, store, order } = input
  return {
    subject: t('store.completed.subject', { number, total }),
    preheader: t('store.completed.preheader'),
    lead: t('store.completed.lead', { store }),
    heading: t('store.completed.heading', { number, total }),
    paragraphs: [],
    sections: [
      linesOf(nobodys(order), t),
      totalsOf(order, t, takingWords(input, true)),
      { kind: 'parties', parties: [sellerOf(order, t)] },
    ],
  }
}

/** The names of a shared order are left out once there is nothing to hand out. */
const nobodys = (order: Order): Order => ({
  ...order,
  lines: order.lines.map((line) => ({ ...line, memberName: '' })),
})

/** The order for a kitchen: items, then money, then the address. */
function toCook(input: OrderEmailInput): EmailSection[] {
  const { order, t } = input
  return [
    ...proofOfAge(order, t, 'store'),
    linesToCook(order, t, 'store'),
    totalsOf(order, t, takingWords(input, false)),
    { kind: 'parties', parties: [customerOf(input)] },
  ]
}

function customerOf({ order, t, firstName, expected }: OrderEmailInput): Party {
  const isDelivery = order.serviceType === 'delivery'
  const { deliveryNote } = order
  const service = isDelivery
    ? t('party.toDeliver', { postCode: order.address?.postCode ?? '' })
    : t('party.toCollect')
  const when = t(isDelivery ? 'order.dueDelivery' : 'order.dueCollection', { when: expected })
  return {
    title: t('party.customer'),
    lines: [
      firstName,
      `${service}, ${when}`,
      ...wishesOf(order, t),
      ...(deliveryNote ? [t('party.forCourier', { note: deliveryNote })] : []),
      t('party.restInApp'),
    ],
  }
}

function dueOf({ order, t, expected }: OrderEmailInput): string {
  return t(order.serviceType === 'delivery' ? 'order.dueDelivery' : 'order.dueCollection', {
    when: expected,
  })
}
