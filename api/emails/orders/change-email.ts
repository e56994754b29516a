import type { OrderChange } from '#contract/order-changes/order-change.ts'
import type { OrderLine } from '#contract/orders.ts'
import { formatPence } from '#rules/money/pence.ts'
import { formatLondonTime } from '#rules/time/london.ts'
import type { Email, EmailSection } from '#api/emails/writing/email.ts'
import type { Phrase } from '#api/emails/writing/translate.ts'
import type { OrderEmailInput } from './order-email-input.ts'
import { linesOf, phoneLink, sellerOf } from './order-sections.ts'
import { cardOf, moneyOf } from './payment-texts.ts'

/** The parts of an email that are about a change. */
export type AboutChange = Pick<
  Email,
  'subject' | 'preheader' | 'lead' | 'heading' | 'paragraphs' | 'sections'
>

/** To the customer, who is asked about a dish that has run out. */
export function proposalToCustomer(input: OrderEmailInput): AboutChange {
  const { t, store, number, firstName, order } = input
  const change = changeOf(input)
  const { kind, before, proposed, savesPence, deadlineAt } = change
  const dish = before.name
  const words = { dish, other: proposed.name, count: String(proposed.quantity) }
  const deadline = deadlineAt ? formatLondonTime(new Date(deadlineAt)) : ''
  const amounts = { amount: formatPence(savesPence), total: formatPence(change.paysPence) }
  const isOnlyLine = order.lines.filter(({ quantity }) => quantity > 0).length === 1
  return {
    subject: t('customer.changeProposed.subject', { number, dish }),
    preheader: t('customer.changeProposed.preheader', { deadline }),
    lead: t('customer.changeProposed.lead', { firstName, store, dish, number }),
    heading: t(`customer.changeProposed.${kind}`, words),
    paragraphs: [
      [t(`customer.changeProposed.${savesPence > 0 ? 'saves' : 'same'}`, amounts)],
      [
        isOnlyLine
          ? t('customer.changeProposed.ifNotOnly', { deadline, store })
          : t('customer.changeProposed.ifNot', { deadline, dish }),
      ],
    ],
    sections: sectionsOf(input, kind === 'replace' ? change : null),
  }
}

/** To the customer, about what became of a dish that has run out. */
export function changeToCustomer(input: OrderEmailInput): AboutChange {
  const { t, store, number, firstName } = input
  const change = changeOf(input)
  const { kind, state, result, before, proposed } = change
  const dish = before.name
  const isUnchanged = result === 'unchanged'
  const became = isUnchanged ? 'unchanged' : result === 'removed' ? 'remove' : kind
  const words = { dish, other: proposed.name, count: String(proposed.quantity) }
  const isWithdrawn = state === 'withdrawn'
  return {
    subject: t(isUnchanged ? 'customer.changed.subjectUnchanged' : 'customer.changed.subject', {
      store,
      number,
    }),
    preheader: isWithdrawn
      ? t('customer.changed.unchanged')
      : t('customer.changed.preheader', { dish }),
    lead: t(isWithdrawn ? 'customer.changed.leadWithdrawn' : 'customer.changed.lead', {
      firstName,
      store,
      dish,
    }),
    heading: t(`customer.changed.${became}`, words),
    paragraphs: isUnchanged
      ? isWithdrawn
        ? []
        : [[t('customer.changed.next', { store })]]
      : moneyOfChange(input, change),
    sections: sectionsOf(input, became === 'replace' ? change : null),
  }
}

function moneyOfChange(input: OrderEmailInput, change: OrderChange): Phrase[] {
  const { t, store, order } = input
  const card = cardOf(input)
  const amount = formatPence(change.savesPence)
  const words = { amount, total: formatPence(change.paysPence), card, store }
  if (change.savesPence === 0) return [[t('customer.changed.same', words)]]
  const isRefunded = order.payment?.refunds.some(({ changeId }) => changeId === change.id)
  if (isRefunded) return [[t('customer.changed.refund', words)], [t('money.refundDelay', { card })]]
  const key =
    moneyOf(order) === 'authorised' ? 'customer.changed.lessHeld' : 'customer.changed.less'
  return [[t(key, words)]]
}

function changeOf({ order, changeId }: OrderEmailInput): OrderChange {
  const change = order.changes.find(({ id }) => id === changeId)
  if (!change) throw new Error('An email about a missing change')
  return change
}

/** The dish instead, with its allergens in writing, and whom to ask. */
function sectionsOf(input: OrderEmailInput, replaced: OrderChange | null): EmailSection[] {
  const { t, store, order } = input
  const phone = phoneLink(order.store.phone)
  const line = replaced && order.lines[replaced.position]
  const dish: OrderLine[] = line
    ? [{ ...line, ...replaced.proposed, parts: [], note: '', memberName: '', kcal: null }]
    : []
  return [
    ...(dish.length > 0 ? [linesOf({ ...order, lines: dish }, t)] : []),
    {
      kind: 'words',
      title: t('help.title'),
      phrases: [t.linked('customer.refunded.help', { store, phone })],
    },
    { kind: 'parties', parties: [sellerOf(order, t)] },
  ]
}
