import type { OrderRefund } from '#contract/payments/order-payment.ts'
import { formatPence } from '#rules/money/pence.ts'
import type { Email, EmailSection } from '#api/emails/writing/email.ts'
import { cardOf, isTakenByMistake } from './payment-texts.ts'
import { linesOf, phoneLink, sellerOf } from './order-sections.ts'
import type { Phrase } from '#api/emails/writing/translate.ts'
import type { OrderEmailInput } from './order-email-input.ts'

/** The parts of an email that are about the refund. */
export type AboutRefund = Pick<
  Email,
  'subject' | 'preheader' | 'lead' | 'heading' | 'paragraphs' | 'sections'
>

/** To the customer when money was refunded. */
export function refundToCustomer(input: OrderEmailInput): AboutRefund {
  const { t, store, number, firstName, order } = input
  const refund = refundOf(input)
  const amount = formatPence(refund.amountPence)
  const card = cardOf(input)
  const phone = phoneLink(order.store.phone)
  const why: Phrase[] = [
    ...lateWords(input, refund, 'customer.refunded.late'),
    ...(refund.reason ? [[t('reason.quoted', { text: refund.reason })]] : []),
    ...(refund.problemId ? [[t('customer.refunded.answersProblem')]] : []),
  ]
  const sorry = isTakenByMistake(order) ? [[t('customer.refunded.byMistake', { store })]] : []
  return {
    subject: t('customer.refunded.subject', { amount, number }),
    preheader: t('customer.refunded.preheader', { card }),
    lead: t('customer.refunded.lead', { firstName, store }),
    heading: t('customer.refunded.heading', { amount }),
    paragraphs: [...sorry, ...why, [t('money.refundDelay', { card })]],
    sections: [
      ...whatFor(input, refund),
      {
        kind: 'words',
        title: t('help.title'),
        phrases: [t.linked('customer.refunded.help', { store, phone })],
      },
      { kind: 'parties', parties: [sellerOf(order, t)] },
    ],
  }
}

/** To the store when somebody else has refunded its customer. */
export function refundToStore(input: OrderEmailInput): AboutRefund {
  const { t, number, marketplace, order } = input
  const lines = order.lines.map((line) => ({ ...line, memberName: '' }))
  const refund = refundOf(input)
  const amount = formatPence(refund.amountPence)
  return {
    subject: t('store.refunded.subject', { amount, number }),
    preheader: t('store.refunded.preheader'),
    lead: t('store.refunded.lead', { marketplace }),
    heading: t('store.refunded.heading', { amount, number }),
    paragraphs: [
      ...lateWords(input, refund, 'store.refunded.late'),
      ...(refund.reason ? [[t('reason.given', { text: refund.reason })]] : []),
      [t('store.refunded.preheader')],
    ],
    sections: whatFor({ ...input, order: { ...order, lines } }, refund),
  }
}

/** To the customer when a refund has not arrived. */
export function returnToCustomer(input: OrderEmailInput): AboutRefund {
  const { t, store, number, firstName, order } = input
  const refund = refundOf(input)
  const amount = formatPence(refund.amountPence)
  const card = cardOf(input)
  const phone = phoneLink(order.store.phone)
  return {
    subject: t('customer.refundReturned.subject', { amount, number }),
    preheader: t('customer.refundReturned.preheader'),
    lead: t('customer.refundReturned.lead', { firstName }),
    heading: t('customer.refundReturned.heading', { amount, card }),
    paragraphs: [[t('customer.refundReturned.why')], [t('customer.refundReturned.next')]],
    sections: [
      ...whatFor(input, refund, 'totals.stillToRefund'),
      {
        kind: 'words',
        title: t('help.title'),
        phrases: [t.linked('customer.refunded.help', { store, phone })],
      },
      { kind: 'parties', parties: [sellerOf(order, t)] },
    ],
  }
}

/** To the store when its customer's refund has not arrived. */
export function returnToStore(input: OrderEmailInput): AboutRefund {
  const { t, number, marketplace, order } = input
  const lines = order.lines.map((line) => ({ ...line, memberName: '' }))
  const refund = refundOf(input)
  const amount = formatPence(refund.amountPence)
  return {
    subject: t('store.refundReturned.subject', { amount, number }),
    preheader: t('store.refundReturned.preheader'),
    lead: t('store.refundReturned.lead'),
    heading: t('store.refundReturned.subject', { amount, number }),
    paragraphs: [
      [t('store.refundReturned.preheader')],
      [t('store.refundReturned.next', { marketplace })],
    ],
    sections: whatFor({ ...input, order: { ...order, lines } }, refund, 'totals.stillToRefund'),
  }
}

function refundOf({ order, refundId }: OrderEmailInput): OrderRefund {
  const refund = order.payment?.refunds.find(({ id }) => id === refundId)
  if (!refund) throw new Error('An email about a missing refund')
  return refund
}

/** For the credit of a late order: how late. */
function lateWords(
  { t }: OrderEmailInput,
  { lateMinutes }: OrderRefund,
  key: 'customer.refunded.late' | 'store.refunded.late',
): Phrase[] {
  return lateMinutes === null ? [] : [[t(key, { count: lateMinutes })]]
}

/** The lines it is for, and its part of what was paid. */
function whatFor(
  input: OrderEmailInput,
  refund: OrderRefund,
  label: 'totals.refunded' | 'totals.stillToRefund' = 'totals.refunded',
): EmailSection[] {
  const { t, order, total } = input
  const lines = refund.lines?.flatMap(({ position, quantity, amountPence }) => {
    const line = order.lines[position]
    return line ? [{ ...line, quantity, linePence: amountPence, discountPence: 0 }] : []
  })
  return [
    // A plain amount is for no line.
    ...(lines?.length === 0 ? [] : [linesOf({ ...order, lines: lines ?? order.lines }, t)]),
    {
      kind: 'totals',
      rows: [{ label: t('totals.paid'), amount: total }],
      total: { label: t(label), amount: formatPence(refund.amountPence) },
      note: refund.lines ? '' : t('refund.rest'),
    },
  ]
}
