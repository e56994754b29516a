import type { OrderRefund } from '#contract/orders.ts'
import { formatPence } from '#rules/money/pence.ts'
import type { Email, EmailSection } from '#api/emails/writing/email.ts'
import { cardOf, isTakenByMistake } from './payment-texts.ts'
import { linesOf, phoneLink, sellerOf } from './order-sections.ts'
import type { Phrase } from '#api/emails/writing/translate.ts'
import type { Told } from './order-email-input.ts'

/** What an email about a refund says of its own. */
export type AboutRefund = Pick<
  Email,
  'subject' | 'preheader' | 'lead' | 'heading' | 'paragraphs' | 'sections'
>

/** What the customer reads when money has been given back. */
export function refundToCustomer(told: Told): AboutRefund {
  const { say, store, number, firstName, order } = told
  const refund = refundOf(told)
  const amount = formatPence(refund.amountPence)
  const card = cardOf(told)
  const phone = phoneLink(order.store.phone)
  const why: Phrase[] = [
    ...lateWords(told, refund, 'customer.refunded.late'),
    ...(refund.reason ? [[say('reason.quoted', { text: refund.reason })]] : []),
    ...(refund.problemId ? [[say('customer.refunded.answersProblem')]] : []),
  ]
  const sorry = isTakenByMistake(order) ? [[say('customer.refunded.byMistake', { store })]] : []
  return {
    subject: say('customer.refunded.subject', { amount, number }),
    preheader: say('customer.refunded.preheader', { card }),
    lead: say('customer.refunded.lead', { firstName, store }),
    heading: say('customer.refunded.heading', { amount }),
    paragraphs: [...sorry, ...why, [say('money.showsLater', { card })]],
    sections: [
      ...whatFor(told, refund),
      {
        kind: 'words',
        title: say('help.title'),
        phrases: [say.linked('customer.refunded.help', { store, phone })],
      },
      { kind: 'parties', parties: [sellerOf(order, say)] },
    ],
  }
}

/** What the store reads when somebody else has given its customer money back. */
export function refundToStore(told: Told): AboutRefund {
  const { say, number, marketplace, order } = told
  const lines = order.lines.map((line) => ({ ...line, memberName: '' }))
  const refund = refundOf(told)
  const amount = formatPence(refund.amountPence)
  return {
    subject: say('store.refunded.subject', { amount, number }),
    preheader: say('store.refunded.preheader'),
    lead: say('store.refunded.lead', { marketplace }),
    heading: say('store.refunded.heading', { amount, number }),
    paragraphs: [
      ...lateWords(told, refund, 'store.refunded.late'),
      ...(refund.reason ? [[say('reason.given', { text: refund.reason })]] : []),
      [say('store.refunded.preheader')],
    ],
    sections: whatFor({ ...told, order: { ...order, lines } }, refund),
  }
}

/** What the customer reads when money that was given back has not arrived. */
export function returnToCustomer(told: Told): AboutRefund {
  const { say, store, number, firstName, order } = told
  const refund = refundOf(told)
  const amount = formatPence(refund.amountPence)
  const card = cardOf(told)
  const phone = phoneLink(order.store.phone)
  return {
    subject: say('customer.refundReturned.subject', { amount, number }),
    preheader: say('customer.refundReturned.preheader'),
    lead: say('customer.refundReturned.lead', { firstName }),
    heading: say('customer.refundReturned.heading', { amount, card }),
    paragraphs: [[say('customer.refundReturned.why')], [say('customer.refundReturned.next')]],
    sections: [
      ...whatFor(told, refund, 'totals.stillToRefund'),
      {
        kind: 'words',
        title: say('help.title'),
        phrases: [say.linked('customer.refunded.help', { store, phone })],
      },
      { kind: 'parties', parties: [sellerOf(order, say)] },
    ],
  }
}

/** What the store reads when money that its customer was to have back has not arrived. */
export function returnToStore(told: Told): AboutRefund {
  const { say, number, marketplace, order } = told
  const lines = order.lines.map((line) => ({ ...line, memberName: '' }))
  const refund = refundOf(told)
  const amount = formatPence(refund.amountPence)
  return {
    subject: say('store.refundReturned.subject', { amount, number }),
    preheader: say('store.refundReturned.preheader'),
    lead: say('store.refundReturned.lead'),
    heading: say('store.refundReturned.subject', { amount, number }),
    paragraphs: [
      [say('store.refundReturned.preheader')],
      [say('store.refundReturned.next', { marketplace })],
    ],
    sections: whatFor({ ...told, order: { ...order, lines } }, refund, 'totals.stillToRefund'),
  }
}

function refundOf({ order, refundId }: Told): OrderRefund {
  const refund = order.payment?.refunds.find(({ id }) => id === refundId)
  if (!refund) throw new Error('An email about a refund that is not there')
  return refund
}

/** Of a credit for an order that came late: how late. */
function lateWords(
  { say }: Told,
  { lateMinutes }: OrderRefund,
  key: 'customer.refunded.late' | 'store.refunded.late',
): Phrase[] {
  return lateMinutes === null ? [] : [[say(key, { minutes: String(lateMinutes) })]]
}

/** The lines it is for, and how it stands to what was paid. */
function whatFor(
  told: Told,
  refund: OrderRefund,
  label: 'totals.refunded' | 'totals.stillToRefund' = 'totals.refunded',
): EmailSection[] {
  const { say, order, total } = told
  const lines = refund.lines?.flatMap(({ position, quantity, amountPence }) => {
    const line = order.lines[position]
    return line ? [{ ...line, quantity, linePence: amountPence, discountPence: 0 }] : []
  })
  return [
    // An amount is for no line.
    ...(lines?.length === 0 ? [] : [linesOf({ ...order, lines: lines ?? order.lines }, say)]),
    {
      kind: 'totals',
      rows: [{ label: say('totals.paid'), amount: total }],
      total: { label: say(label), amount: formatPence(refund.amountPence) },
      note: refund.lines ? '' : say('refund.rest'),
    },
  ]
}
