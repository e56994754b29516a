import type { OrderMessage } from '#api/jobs/tasks.ts'
import type { Email, EmailSection } from './email.ts'
import { formatDayAndTime, formatLongDay } from './email-times.ts'
import { endOf, reasonOf } from './order-ending.ts'
import {
  allergensOf,
  destinationOf,
  linesNotCooked,
  linesOf,
  phoneLink,
  proofOfAge,
  sellerOf,
  totalsOf,
} from './order-parts.ts'
import type { Phrase } from './say.ts'
import type { Told } from './told.ts'

/** What the customer reads. */
export function customerEmail(message: OrderMessage, told: Told): Email {
  return writers[message](told)
}

const writers: Record<OrderMessage, (told: Told) => Email> = {
  received,
  accepted,
  declined,
  cancelled,
  completed,
}

type Frame = Pick<Email, 'alarm' | 'facts' | 'footer'>

function frameOf({ say, number, placedAt, marketplace, order }: Told): Frame {
  const isEaten = order.status !== 'declined' && order.status !== 'cancelled'
  const isEnergyShown = isEaten && order.lines.some(({ kcal }) => kcal !== null)
  return {
    alarm: null,
    facts: say('order.facts', { number, placedAt }),
    footer: [
      say('footer.customer', { marketplace }),
      ...(isEnergyShown ? [say('footer.energy')] : []),
    ],
  }
}

function received(told: Told): Email {
  const { say, store, number, total, deadline, firstName, order, links } = told
  // A mail that was held up tells of an answer that has come since by leaving out the deadline.
  const isUnanswered = order.status === 'pending'
  const paying = payingOf(told)
  const wished = order.serviceTime === 'asap' ? 'order.wishedAsap' : 'order.wished'
  return {
    ...frameOf(told),
    subject: say('customer.received.subject', { store, number }),
    preheader: isUnanswered
      ? say('customer.received.preheader', { total, paying, deadline })
      : say('customer.received.preheaderAnswered', { total, paying }),
    lead: say('customer.received.lead', { firstName, store }),
    heading: isUnanswered
      ? say('customer.received.heading', { deadline })
      : say('customer.received.headingAnswered'),
    paragraphs: [
      [say(wished, { when: told.expected })],
      ...(isUnanswered ? [[say('customer.received.next', { deadline })]] : []),
    ],
    action: { text: say('action.follow'), href: links.order },
    sections: [...wholeOrder(told, 'toPay'), help(told)],
  }
}

function accepted(told: Told): Email {
  const { say, store, number, total, firstName, expected, order, links } = told
  const isDelivery = order.serviceType === 'delivery'
  const arriving = say(isDelivery ? 'order.arriving' : 'order.ready', { when: expected })
  const isNow = order.serviceTime === 'asap'
  return {
    ...frameOf(told),
    subject: isNow
      ? say('customer.accepted.subject', { store, number })
      : say('customer.accepted.subjectLater', { store, number }),
    preheader: say('customer.accepted.preheader', {
      expected: arriving,
      total,
      paying: payingOf(told),
    }),
    lead: say('customer.accepted.lead', { firstName, store }),
    heading: arriving,
    paragraphs: [
      isDelivery
        ? [say('customer.accepted.delivery')]
        : [say('customer.accepted.collection', { number })],
    ],
    action: { text: say('action.follow'), href: links.order },
    sections: [...wholeOrder(told, 'toPay'), help(told)],
  }
}

function declined(told: Told): Email {
  const { say, store, number, firstName, order, links } = told
  const phone = phoneLink(order.store.phone)
  const next: Phrase =
    order.reason === 'productUnavailable'
      ? say.linked('customer.declined.nextSoldOut', { store })
      : order.reason === 'allergyUnsafe'
        ? say.linked('customer.declined.nextAllergy', { phone })
        : say.linked('customer.declined.next')
  return {
    ...frameOf(told),
    subject: say('customer.declined.subject', { store, number }),
    preheader: say('customer.declined.preheader'),
    lead: say('customer.declined.lead', { firstName }),
    heading: say('customer.declined.heading', { store }),
    paragraphs: [[reasonOf(told, 'reason.quoted')], next],
    action: { text: say('action.findFood'), href: links.home },
    sections: [linesNotCooked(order, say), { kind: 'parties', parties: [sellerOf(order, say)] }],
  }
}

function cancelled(told: Told): Email {
  const { say, store, number, firstName, order, links } = told
  const { by } = endOf(order, 'cancel')
  const isOwn = by === 'customer'
  const lead = isOwn
    ? say('customer.cancelled.leadByCustomer', { firstName })
    : by === 'operator'
      ? say('customer.cancelled.leadByOperator', { firstName })
      : say('customer.cancelled.leadByStore', { firstName, store })
  const next = isOwn
    ? say.linked('customer.cancelled.nextByCustomer')
    : say.linked('customer.cancelled.next', { store, phone: phoneLink(order.store.phone) })
  return {
    ...frameOf(told),
    subject: say('customer.cancelled.subject', { store, number }),
    preheader: say('customer.cancelled.preheader'),
    lead,
    heading: say('customer.cancelled.heading'),
    paragraphs: isOwn ? [next] : [[reasonOf(told, 'reason.quoted')], next],
    action: { text: say('action.findFood'), href: links.home },
    sections: [linesNotCooked(order, say), { kind: 'parties', parties: [sellerOf(order, say)] }],
  }
}

function completed(told: Told): Email {
  const { say, store, number, total, firstName, order, links } = told
  const day = formatLongDay(endOf(order, 'complete').at)
  return {
    ...frameOf(told),
    subject: say('customer.completed.subject', { number, total }),
    preheader: say('customer.completed.preheader', { store, day }),
    lead: say('customer.completed.lead', { firstName }),
    heading: say('customer.completed.heading', { store, total }),
    paragraphs: [],
    action: { text: say('action.see'), href: links.order },
    sections: [...wholeOrder(told, 'paid'), help(told)],
  }
}

/** The order in writing: dishes, every fee, allergens, where it goes, who sells it. */
function wholeOrder(told: Told, state: 'toPay' | 'paid'): EmailSection[] {
  const { order, say } = told
  const isPaid = state === 'paid'
  const note = isPaid
    ? say('paying.paid', { day: formatDayAndTime(endOf(order, 'complete').at) })
    : say(order.serviceType === 'delivery' ? 'paying.toPayDelivery' : 'paying.toPayCollection')
  return [
    linesOf(order, say),
    totalsOf(order, say, { label: say(`totals.${state}`), note: `${note} ${say('totals.vat')}` }),
    allergensOf(order, say),
    ...(isPaid ? [] : proofOfAge(order, say, 'customer')),
    { kind: 'parties', parties: [destinationOf(order, say, isPaid), sellerOf(order, say)] },
  ]
}

function help({ say, store, order, links }: Told): EmailSection {
  const orderPage = { text: say('help.orderPage'), href: links.order }
  const phone = phoneLink(order.store.phone)
  return {
    kind: 'words',
    title: say('help.title'),
    phrases: [say.linked('help.customer', { store, phone, orderPage }), [say('help.rights')]],
  }
}

function payingOf({ say, order }: Told): string {
  return say(order.serviceType === 'delivery' ? 'paying.cashAtDoor' : 'paying.cashAtCounter')
}
