import type { OrderMessage } from '#api/jobs/tasks.ts'
import type { Email, EmailSection } from '#api/emails/writing/email.ts'
import { formatLongDay } from '#api/emails/writing/email-times.ts'
import { cardOf, moneyOf, moneyOfEnded, payingOf, totalWords } from './payment-texts.ts'
import { endOf, reasonOf } from './order-email-input.ts'
import {
  allergensOf,
  destinationOf,
  linesNotCooked,
  linesOf,
  linesToCook,
  phoneLink,
  proofOfAge,
  sellerOf,
  totalsOf,
} from './order-sections.ts'
import { refundToCustomer, returnToCustomer, type AboutRefund } from './refund-email.ts'
import type { Phrase } from '#api/emails/writing/translate.ts'
import type { Told } from './order-email-input.ts'

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
  refunded: aboutRefund(refundToCustomer),
  refundReturned: aboutRefund(returnToCustomer),
  onItsWay,
  ready,
}

type Frame = Pick<Email, 'alarm' | 'facts' | 'footer'>

function frameOf({ say, number, placedAt, marketplace, order, isTextHeldBack }: Told): Frame {
  const isEaten = order.status !== 'declined' && order.status !== 'cancelled'
  const isEnergyShown = isEaten && order.lines.some(({ kcal }) => kcal !== null)
  return {
    alarm: null,
    facts: say('order.facts', { number, placedAt }),
    footer: [
      isTextHeldBack
        ? say('footer.unconfirmed', { marketplace })
        : say('footer.customer', { marketplace }),
      ...(isEnergyShown ? [say('footer.energy')] : []),
    ],
  }
}

function received(told: Told): Email {
  const { say, store, number, total, deadline, firstName, order, links } = told
  // A mail that was held up tells of an answer that has come since by leaving out the deadline.
  const isUnanswered = order.status === 'pending'
  const paying = payingOf(told)
  const next = order.payment ? 'customer.received.nextOnline' : 'customer.received.next'
  const wished = order.serviceTime === 'asap' ? 'order.wishedAsap' : 'order.wished'
  return {
    ...frameOf(told),
    subject: say('customer.received.subject', { store, number }),
    preheader: [
      ...(order.serviceTime === 'asap' ? [] : [say('order.wished', { when: told.expected })]),
      isUnanswered
        ? say('customer.received.preheader', { total, paying, deadline })
        : say('customer.received.preheaderAnswered', { total, paying }),
    ].join(' '),
    lead: firstName
      ? say('customer.received.lead', { firstName, store })
      : say('customer.received.leadUnnamed', { store }),
    heading: isUnanswered
      ? say('customer.received.heading', { deadline })
      : say('customer.received.headingAnswered'),
    paragraphs: [
      [say(wished, { when: told.expected })],
      ...(isUnanswered ? [[say(next, { deadline })]] : []),
      ...(told.isTextHeldBack ? [[say('customer.received.heldBack', { store })]] : []),
    ],
    action: { text: say('action.follow'), href: links.order },
    sections: [...wholeOrder(told, false), help(told)],
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
    sections: [...wholeOrder(told, false), help(told)],
  }
}

function onItsWay(told: Told): Email {
  const { say, store, number, expected } = told
  return {
    ...handedOver(told),
    subject: say('customer.onItsWay.subject', { store, number }),
    heading: say('order.arriving', { when: expected }),
    paragraphs: [[say('customer.onItsWay.next')]],
  }
}

function ready(told: Told): Email {
  const { say, store, number } = told
  return {
    ...handedOver(told),
    subject: say('customer.ready.subject', { store, number }),
    heading: say('customer.ready.heading', { number }),
    paragraphs: [[say('customer.ready.next', { number })]],
  }
}

/** What is said of an order that has left the kitchen, whichever way: what is in it, where and what to pay. */
function handedOver(told: Told): Omit<Email, 'subject' | 'heading' | 'paragraphs'> {
  const { say, store, firstName, total, order, links } = told
  return {
    ...frameOf(told),
    preheader: `${total}, ${payingOf(told)}.`,
    lead:
      order.serviceType === 'delivery'
        ? say('customer.onItsWay.lead', { firstName, store })
        : say('customer.ready.lead', { firstName, store }),
    action: { text: say('action.follow'), href: links.order },
    sections: [...wholeOrder(told, false), help(told)],
  }
}

function declined(told: Told): Email {
  const { say, store, number, firstName, order, links } = told
  const phone = phoneLink(order.store.phone)
  const next: Phrase =
    order.reason === 'productUnavailable'
      ? say.linked('customer.declined.nextSoldOut', { store: { text: store, href: links.store } })
      : order.reason === 'allergyUnsafe'
        ? say.linked('customer.declined.nextAllergy', { phone })
        : say.linked('customer.declined.next')
  return {
    ...frameOf(told),
    subject: say('customer.declined.subject', { store, number }),
    preheader: moneyOfEnded(told),
    lead: firstName
      ? say('customer.declined.lead', { firstName, money: moneyOfEnded(told) })
      : say('customer.declined.leadUnnamed', { money: moneyOfEnded(told) }),
    heading: say('customer.declined.heading', { store }),
    paragraphs: [
      [reasonOf(told, 'reason.quoted')],
      // It says that nothing is charged.
      ...(moneyOf(order) === 'paid' ? [] : [next]),
      ...letGo(told),
    ],
    action: { text: say('action.findFood'), href: links.home },
    sections: [linesNotCooked(order, say), { kind: 'parties', parties: [sellerOf(order, say)] }],
  }
}

function cancelled(told: Told): Email {
  const { say, store, number, firstName, order, links } = told
  const { by } = endOf(order, 'cancel')
  const isOwn = by === 'customer'
  const lead = isOwn
    ? firstName
      ? say('customer.cancelled.leadByCustomer', { firstName })
      : say('customer.cancelled.leadByCustomerUnnamed')
    : by === 'operator'
      ? say('customer.cancelled.leadByOperator', { firstName })
      : say('customer.cancelled.leadByStore', { firstName, store })
  const money = moneyOfEnded(told)
  const phone = phoneLink(order.store.phone)
  const next = isOwn
    ? say.linked('customer.cancelled.nextByCustomer', { money })
    : order.payment
      ? say.linked('customer.cancelled.nextOnline', { money, store, phone })
      : say.linked('customer.cancelled.next', { store, phone })
  return {
    ...frameOf(told),
    subject: say('customer.cancelled.subject', { store, number }),
    preheader: money,
    lead,
    heading: say('customer.cancelled.heading'),
    paragraphs: [...(isOwn ? [] : [[reasonOf(told, 'reason.quoted')]]), next, ...letGo(told)],
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
    preheader: order.payment
      ? say('customer.completed.preheaderOnline', { store, day })
      : say('customer.completed.preheader', { store, day }),
    lead: say('customer.completed.lead', { firstName }),
    heading: say('customer.completed.heading', { store, total }),
    paragraphs: [
      say.linked('customer.completed.pdf', {
        save: { text: say('customer.completed.savePdf'), href: links.order },
      }),
      say.linked('customer.completed.again', { store: { text: store, href: links.store } }),
    ],
    action: { text: say('action.see'), href: links.order },
    sections: [...wholeOrder(told, true), help(told)],
  }
}

function aboutRefund(write: (told: Told) => AboutRefund): (told: Told) => Email {
  return (told) => ({
    ...frameOf(told),
    ...write(told),
    action: { text: told.say('action.see'), href: told.links.order },
  })
}

/** The order in writing: dishes, every fee, allergens, where it goes, who sells it. */
function wholeOrder(told: Told, isOver: boolean): EmailSection[] {
  const { order, say } = told
  return [
    isOver ? linesOf(order, say) : linesToCook(order, say, 'customer'),
    totalsOf(order, say, totalWords(told, isOver)),
    allergensOf(order, say),
    ...(isOver ? [] : proofOfAge(order, say, 'customer')),
    { kind: 'parties', parties: [destinationOf(order, say, isOver), sellerOf(order, say)] },
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

/** What happens to the hold on the card of an order that came to nothing before it was paid. */
function letGo(told: Told): Phrase[] {
  if (moneyOf(told.order) !== 'notCharged') return []
  return [[told.say('money.released', { card: cardOf(told) })]]
}
