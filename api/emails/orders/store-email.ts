import type { Order } from '#contract/orders.ts'
import { STORE_MESSAGES, type OrderMessage, type StoreMessage } from '#api/jobs/tasks.ts'
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
import type { Told } from './order-email-input.ts'

/**
 * What the store reads. Who the customer is and where they live stays in the store app: an inbox
 * that several people read is no place for it. Throws for what no store is told.
 */
export function storeEmail(message: OrderMessage, told: Told): Email {
  const written = STORE_MESSAGES.find((each) => each === message)
  if (written === undefined) throw new Error(`Stores are not told that an order is ${message}`)
  const { say, number, placedAt, store, marketplace, links } = told
  return {
    alarm: null,
    facts: say('order.facts', { number, placedAt }),
    footer: [say('footer.store', { store, marketplace })],
    action: { text: say('action.openStoreApp'), href: links.storeApp },
    ...writers[written](told),
  }
}

type Written = Omit<Email, 'alarm' | 'facts' | 'footer' | 'action'> & Partial<Pick<Email, 'alarm'>>

const writers: Record<StoreMessage, (told: Told) => Written> = {
  received,
  accepted,
  declined,
  cancelled,
  completed,
  refunded: refundToStore,
  refundReturned: returnToStore,
}

function received(told: Told): Written {
  const { say, number, deadline, store, order } = told
  const isUnanswered = order.status === 'pending'
  return {
    subject: say('store.received.subject', { number, due: dueOf(told) }),
    preheader: isUnanswered ? say('store.received.preheader', { deadline }) : dueOf(told),
    lead: say('store.received.lead', { store }),
    heading: isUnanswered
      ? say('store.received.heading', { deadline })
      : say('store.received.headingAnswered', { number }),
    alarm: allergyAlarm(order, say),
    paragraphs: [
      [say('store.received.due', { due: dueOf(told) })],
      ...(isUnanswered ? [[say('store.received.next', { deadline })]] : []),
    ],
    sections: toCook(told),
  }
}

function accepted(told: Told): Written {
  const { say, number, store, order } = told
  const heading = say('store.accepted.heading', { number, due: dueOf(told) })
  return {
    subject: say('store.accepted.subject', { number, due: dueOf(told) }),
    preheader: heading,
    alarm: allergyAlarm(order, say),
    lead: say('store.accepted.lead', { store }),
    heading,
    paragraphs: [],
    sections: toCook(told),
  }
}

function declined(told: Told): Written {
  const { say, number, order } = told
  const reason = reasonOf(told, 'reason.given')
  return {
    subject: say('store.declined.subject', { number }),
    preheader: reason,
    lead: say('store.declined.lead'),
    heading: say('store.declined.heading', { number }),
    paragraphs: [[reason]],
    sections: [linesNotCooked(nobodys(order), say)],
  }
}

function cancelled(told: Told): Written {
  const { say, number, marketplace, order } = told
  const { by } = endOf(order, 'cancel')
  const who =
    by === 'customer'
      ? say('store.cancelled.byCustomer')
      : by === 'operator'
        ? say('store.cancelled.byOperator', { marketplace })
        : say('store.cancelled.byStore')
  return {
    subject: say('store.cancelled.subject', { number }),
    preheader: who,
    lead: say('store.cancelled.lead'),
    heading: say('store.cancelled.heading', { number }),
    paragraphs: by === 'customer' ? [[who]] : [[who], [reasonOf(told, 'reason.given')]],
    sections: [linesNotCooked(nobodys(order), say)],
  }
}

function completed(told: Told): Written {
  const { say, number, total, store, order } = told
  return {
    subject: say('store.completed.subject', { number, total }),
    preheader: say('store.completed.preheader'),
    lead: say('store.completed.lead', { store }),
    heading: say('store.completed.heading', { number, total }),
    paragraphs: [],
    sections: [
      linesOf(nobodys(order), say),
      totalsOf(order, say, takingWords(told, true)),
      { kind: 'parties', parties: [sellerOf(order, say)] },
    ],
  }
}

/** Whose plate it was is nobody's business once there is nothing to hand out. */
const nobodys = (order: Order): Order => ({
  ...order,
  lines: order.lines.map((line) => ({ ...line, memberName: '' })),
})

/** The order for a kitchen: dishes, then money, then where it goes. */
function toCook(told: Told): EmailSection[] {
  const { order, say } = told
  return [
    ...proofOfAge(order, say, 'store'),
    linesToCook(order, say, 'store'),
    totalsOf(order, say, takingWords(told, false)),
    { kind: 'parties', parties: [customerOf(told)] },
  ]
}

function customerOf({ order, say, firstName, expected }: Told): Party {
  const isDelivery = order.serviceType === 'delivery'
  const service = isDelivery
    ? say('party.toDeliver', { postCode: order.address?.postCode ?? '' })
    : say('party.toCollect')
  const when = say(isDelivery ? 'order.dueDelivery' : 'order.dueCollection', { when: expected })
  return {
    title: say('party.customer'),
    lines: [firstName, `${service}, ${when}`, ...wishesOf(order, say), say('party.restInApp')],
  }
}

function dueOf({ order, say, expected }: Told): string {
  return say(order.serviceType === 'delivery' ? 'order.dueDelivery' : 'order.dueCollection', {
    when: expected,
  })
}
