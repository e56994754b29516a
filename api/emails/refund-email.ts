import type { OrderRefund } from '#contract/orders.ts'
import { formatPence } from '#rules/money/pence.ts'
import type { Email, EmailSection } from './email.ts'
import { cardOf, isTakenByMistake } from './money-words.ts'
import { linesOf, phoneLink, sellerOf } from './order-parts.ts'
import type { Told } from './told.ts'

type Written = Pick<Email, 'subject' | 'preheader' | 'lead' | 'heading' | 'paragraphs' | 'sections'>

/** What the customer reads when money has been given back. */
export function refundToCustomer(told: Told): Written {
  const { say, store, number, firstName, order } = told
  const refund = refundOf(told)
  const amount = formatPence(refund.amountPence)
  const card = cardOf(told)
  const phone = phoneLink(order.store.phone)
  const why = refund.reason ? [[say('reason.quoted', { text: refund.reason })]] : []
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
export function refundToStore(told: Told): Written {
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
      ...(refund.reason ? [[say('reason.given', { text: refund.reason })]] : []),
      [say('store.refunded.preheader')],
    ],
    sections: whatFor({ ...told, order: { ...order, lines } }, refund),
  }
}

function refundOf({ order, refundId }: Told): OrderRefund {
  const refund = order.payment?.refunds.find(({ id }) => id === refundId)
  if (!refund) throw new Error('An e-mail about a refund that is not there')
  return refund
}

/** The lines it is for, and how it stands to what was paid. */
function whatFor(told: Told, refund: OrderRefund): EmailSection[] {
  const { say, order, total } = told
  const lines = refund.lines?.flatMap(({ position, quantity, amountPence }) => {
    const line = order.lines[position]
    return line ? [{ ...line, quantity, linePence: amountPence, discountPence: 0 }] : []
  })
  return [
    linesOf({ ...order, lines: lines ?? order.lines }, say),
    {
      kind: 'totals',
      rows: [{ label: say('totals.paid'), amount: total }],
      total: { label: say('totals.givenBack'), amount: formatPence(refund.amountPence) },
      note: refund.lines ? '' : say('refund.rest'),
    },
  ]
}
