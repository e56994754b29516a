import type { OrderMessage } from '#rules/email/order-message.ts'
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
import { changeToCustomer, proposalToCustomer, type AboutChange } from './change-email.ts'
import { refundToCustomer, returnToCustomer, type AboutRefund } from './refund-email.ts'
import type { Phrase } from '#api/emails/writing/translate.ts'
import type { OrderEmailInput } from './order-email-input.ts'

/** The emails to the customer. */
export function customerEmail(message: OrderMessage, input: OrderEmailInput): Email {
  return writers[message](input)
}

const writers: Record<OrderMessage, (input: OrderEmailInput) => Email> = {
  received,
  accepted,
  declined,
  cancelled,
  completed,
  refunded: aboutRefund(refundToCustomer),
  refundReturned: aboutRefund(returnToCustomer),
  onItsWay,
  ready,
  delayed,
  changeProposed: aboutChange(proposalToCustomer, 'action.answer'),
  changed: aboutChange(changeToCustomer, 'action.see'),
}

type Frame = Pick<Email, 'alarm' | 'facts' | 'footer'>

function frameOf({
  t,
  number,
  placedAt,
  marketplace,
  order,
  isTextHeldBack,
}: OrderEmailInput): Frame {
  const isEaten = order.status !== 'declined' && order.status !== 'cancelled'
  const isEnergyShown = isEaten && order.lines.some(({ kcal }) => kcal !== null)
  return {
    alarm: null,
    facts: t('order.facts', { number, placedAt }),
    footer: [
      isTextHeldBack
        ? t('footer.unconfirmed', { marketplace })
        : t('footer.customer', { marketplace }),
      ...(isEnergyShown ? [t('footer.energy')] : []),
    ],
  }
}

function received(input: OrderEmailInput): Email {
  const { t, store, number, total, deadline, firstName, order, links } = input
  // A delayed mail leaves out the deadline if there is an answer by now.
  const isUnanswered = order.status === 'pending'
  const paying = payingOf(input)
  const next = order.payment ? 'customer.received.nextOnline' : 'customer.received.next'
  const wished = order.serviceTime === 'asap' ? 'order.chosenAsap' : 'order.chosen'
  return {
    ...frameOf(input),
    subject: t('customer.received.subject', { store, number }),
    preheader: [
      ...(order.serviceTime === 'asap' ? [] : [t('order.chosen', { when: input.expected })]),
      isUnanswered
        ? t('customer.received.preheader', { total, paying, deadline })
        : t('customer.received.preheaderAnswered', { total, paying }),
    ].join(' '),
    lead: firstName
      ? t('customer.received.lead', { firstName, store })
      : t('customer.received.leadUnnamed', { store }),
    heading: isUnanswered
      ? t('customer.received.heading', { deadline })
      : t('customer.received.headingAnswered'),
    paragraphs: [
      [t(wished, { when: input.expected })],
      ...(isUnanswered ? [[t(next, { deadline })]] : []),
      ...(input.isTextHeldBack ? [[t('customer.received.detailsWithheld', { store })]] : []),
    ],
    action: { text: t('action.follow'), href: links.order },
    sections: [...wholeOrder(input, false), help(input)],
  }
}

function accepted(input: OrderEmailInput): Email {
  const { t, store, number, total, firstName, expected, order, links } = input
  const isDelivery = order.serviceType === 'delivery'
  const arriving = t(isDelivery ? 'order.arriving' : 'order.ready', { when: expected })
  const isNow = order.serviceTime === 'asap'
  return {
    ...frameOf(input),
    subject: isNow
      ? t('customer.accepted.subject', { store, number })
      : t('customer.accepted.subjectLater', { store, number }),
    preheader: t('customer.accepted.preheader', {
      expected: arriving,
      total,
      paying: payingOf(input),
    }),
    lead: t('customer.accepted.lead', { firstName, store }),
    heading: arriving,
    paragraphs: [
      isDelivery
        ? [t('customer.accepted.delivery')]
        : [t('customer.accepted.collection', { number })],
    ],
    action: { text: t('action.follow'), href: links.order },
    sections: [...wholeOrder(input, false), help(input)],
  }
}

function onItsWay(input: OrderEmailInput): Email {
  const { t, store, number, expected } = input
  return {
    ...handedOver(input),
    subject: t('customer.onItsWay.subject', { store, number }),
    heading: t('order.arriving', { when: expected }),
    paragraphs: [[t('customer.onItsWay.next')]],
  }
}

function ready(input: OrderEmailInput): Email {
  const { t, store, number } = input
  return {
    ...handedOver(input),
    subject: t('customer.ready.subject', { store, number }),
    heading: t('customer.ready.heading', { number }),
    paragraphs: [[t('customer.ready.next', { number })]],
  }
}

/** It takes longer; when the customer may expect it now. */
function delayed(input: OrderEmailInput): Email {
  const { t, store, number, expected, order } = input
  const isDelivery = order.serviceType === 'delivery'
  return {
    ...handedOver(input),
    subject: t('customer.delayed.subject', { store, number }),
    lead: t('customer.delayed.lead', { firstName: input.firstName, store }),
    heading: t(isDelivery ? 'order.arriving' : 'order.ready', { when: expected }),
    paragraphs: [[t('customer.delayed.next')]],
  }
}

/** An order under way, by either service: its content, where and what to pay. */
function handedOver(input: OrderEmailInput): Omit<Email, 'subject' | 'heading' | 'paragraphs'> {
  const { t, store, firstName, total, order, links } = input
  return {
    ...frameOf(input),
    preheader: `${total}, ${payingOf(input)}.`,
    lead:
      order.serviceType === 'delivery'
        ? t('customer.onItsWay.lead', { firstName, store })
        : t('customer.ready.lead', { firstName, store }),
    action: { text: t('action.follow'), href: links.order },
    sections: [...wholeOrder(input, false), help(input)],
  }
}

function declined(input: OrderEmailInput): Email {
  const { t, store, number, firstName, order, links } = input
  const phone = phoneLink(order.store.phone)
  const next: Phrase =
    order.reason === 'productUnavailable'
      ? t.linked('customer.declined.nextSoldOut', { store: { text: store, href: links.store } })
      : order.reason === 'allergyUnsafe'
        ? t.linked('customer.declined.nextAllergy', { phone })
        : t.linked('customer.declined.next')
  return {
    ...frameOf(input),
    subject: t('customer.declined.subject', { store, number }),
    preheader: moneyOfEnded(input),
    lead: firstName
      ? t('customer.declined.lead', { firstName, money: moneyOfEnded(input) })
      : t('customer.declined.leadUnnamed', { money: moneyOfEnded(input) }),
    heading: t('customer.declined.heading', { store }),
    paragraphs: [
      [reasonOf(input, 'reason.quoted')],
      // It says that nothing is charged.
      ...(moneyOf(order) === 'paid' ? [] : [next]),
      ...letGo(input),
    ],
    action: { text: t('action.findFood'), href: links.home },
    sections: [linesNotCooked(order, t), { kind: 'parties', parties: [sellerOf(order, t)] }],
  }
}

function cancelled(input: OrderEmailInput): Email {
  const { t, store, number, firstName, order, links } = input
  const { by } = endOf(order, 'cancel')
  const isOwn = by === 'customer'
  const lead = isOwn
    ? firstName
      ? t('customer.cancelled.leadByCustomer', { firstName })
      : t('customer.cancelled.leadByCustomerUnnamed')
    : by === 'operator'
      ? t('customer.cancelled.leadByOperator', { firstName })
      : t('customer.cancelled.leadByStore', { firstName, store })
  const money = moneyOfEnded(input)
  const phone = phoneLink(order.store.phone)
  const next = isOwn
    ? t.linked('customer.cancelled.nextByCustomer', { money })
    : order.payment
      ? t.linked('customer.cancelled.nextOnline', { money, store, phone })
      : t.linked('customer.cancelled.next', { store, phone })
  return {
    ...frameOf(input),
    subject: t('customer.cancelled.subject', { store, number }),
    preheader: money,
    lead,
    heading: t('customer.cancelled.heading'),
    paragraphs: [...(isOwn ? [] : [[reasonOf(input, 'reason.quoted')]]), next, ...letGo(input)],
    action: { text: t('action.findFood'), href: links.home },
    sections: [linesNotCooked(order, t), { kind: 'parties', parties: [sellerOf(order, t)] }],
  }
}

function completed(input: OrderEmailInput): Email {
  const { t, store, number, total, firstName, order, links } = input
  const day = formatLongDay(endOf(order, 'complete').at, t.language)
  return {
    ...frameOf(input),
    subject: t('customer.completed.subject', { number, total }),
    preheader: order.payment
      ? t('customer.completed.preheaderOnline', { store, day })
      : t('customer.completed.preheader', { store, day }),
    lead: t('customer.completed.lead', { firstName }),
    heading: t('customer.completed.heading', { store, total }),
    paragraphs: [
      t.linked('customer.completed.pdf', {
        save: { text: t('customer.completed.savePdf'), href: links.order },
      }),
      t.linked('customer.completed.again', { store: { text: store, href: links.store } }),
    ],
    action: { text: t('action.see'), href: links.order },
    sections: [...wholeOrder(input, true), help(input)],
  }
}

function aboutRefund(
  write: (input: OrderEmailInput) => AboutRefund,
): (input: OrderEmailInput) => Email {
  return (input) => ({
    ...frameOf(input),
    ...write(input),
    action: { text: input.t('action.see'), href: input.links.order },
  })
}

function aboutChange(
  write: (input: OrderEmailInput) => AboutChange,
  action: 'action.answer' | 'action.see',
): (input: OrderEmailInput) => Email {
  return (input) => ({
    ...frameOf(input),
    ...write(input),
    action: { text: input.t(action), href: input.links.order },
  })
}

/** The order in writing: items, every fee, allergens, the address, the seller. */
function wholeOrder(input: OrderEmailInput, isOver: boolean): EmailSection[] {
  const { order, t } = input
  return [
    isOver ? linesOf(order, t) : linesToCook(order, t, 'customer'),
    totalsOf(order, t, totalWords(input, isOver)),
    allergensOf(order, t),
    ...(isOver ? [] : proofOfAge(order, t, 'customer')),
    { kind: 'parties', parties: [destinationOf(order, t, isOver), sellerOf(order, t)] },
  ]
}

function help({ t, store, order, links }: OrderEmailInput): EmailSection {
  const orderPage = { text: t('help.orderPage'), href: links.order }
  const phone = phoneLink(order.store.phone)
  return {
    kind: 'words',
    title: t('help.title'),
    phrases: [t.linked('help.customer', { store, phone, orderPage }), [t('help.rights')]],
  }
}

/** What happens to the hold on the card of an order that failed before it was paid. */
function letGo(input: OrderEmailInput): Phrase[] {
  if (moneyOf(input.order) !== 'notCharged') return []
  return [[input.t('money.released', { card: cardOf(input) })]]
}
