import type { Order } from '#contract/orders.ts'
import { formatPence } from '#rules/money/pence.ts'
import { cardBrandName } from '#rules/payments/card.ts'
import { isNeverCharged } from '#rules/payments/payment-status.ts'
import { formatDayAndTime } from '#api/emails/writing/email-times.ts'
import { endOf } from './order-email-input.ts'
import type { OrderEmailInput } from './order-email-input.ts'

/** The state of an order's money, in the customer's words. */
export type MoneyState = 'cash' | 'authorised' | 'paid' | 'notCharged'

export function moneyOf({ payment }: Order): MoneyState {
  if (!payment) return 'cash'
  if (isNeverCharged(payment.status)) return 'notCharged'
  return payment.status === 'capturing' || payment.status === 'captured' ? 'paid' : 'authorised'
}

/** The card that pays, in its owner's words. */
export function cardOf({ order, t }: OrderEmailInput): string {
  const card = order.payment?.card
  if (!card) return t('money.card')
  const { brand, last4 } = card
  return t('money.cardNamed', { brand: cardBrandName(brand), last4 })
}

/** The way of payment, for after the total. */
export function payingOf(input: OrderEmailInput): string {
  const { t, order } = input
  switch (moneyOf(order)) {
    case 'cash':
      return t(order.serviceType === 'delivery' ? 'paying.cashAtDoor' : 'paying.cashAtCounter')
    case 'authorised':
      return t('paying.authorised', { card: cardOf(input) })
    case 'paid':
      return t('paying.byCard', { card: cardOf(input) })
    case 'notCharged':
      return t('paying.notCharged')
  }
}

/** The sentence about the money of an order that has failed. */
export function moneyOfEnded(input: OrderEmailInput): string {
  const { t, order } = input
  if (!order.payment) return t('money.nothingToPay')
  if (moneyOf(order) !== 'paid') return t('money.notCharged')
  const amount = formatPence(order.payment.refundedPence)
  return t('money.refunding', { amount, card: cardOf(input) })
}

/** Whether money was captured by mistake: the order failed before it was accepted. */
export function isTakenByMistake({ status, events }: Order): boolean {
  if (status === 'cancelled') return !events.some(({ act }) => act === 'accept')
  return status === 'declined' || status === 'unpaid'
}

/** The label of the customer's total, and whether it is charged. */
export function totalWords(
  input: OrderEmailInput,
  isOver: boolean,
): { label: string; note: string } {
  const { t, order } = input
  const vat = t('totals.vat')
  switch (moneyOf(order)) {
    case 'cash': {
      const day = formatDayAndTime(endOf(order, 'complete').at, t.language)
      const toPay = order.serviceType === 'delivery' ? 'toPayDelivery' : 'toPayCollection'
      const note = isOver ? t('paying.paid', { day }) : t(`paying.${toPay}`)
      return { label: t(isOver ? 'totals.paid' : 'totals.toPay'), note: `${note} ${vat}` }
    }
    case 'authorised': {
      const note = t('paying.authorisedUntil', { card: cardOf(input), store: input.store })
      return { label: t('totals.total'), note: `${note} ${vat}` }
    }
    case 'paid': {
      const note = t('paying.paidByCard', { card: cardOf(input) })
      return { label: t('totals.paid'), note: `${note}${givenBack(input)} ${vat}` }
    }
    case 'notCharged':
      return { label: t('totals.total'), note: `${t('money.notCharged')} ${vat}` }
  }
}

function givenBack({ t, order }: OrderEmailInput): string {
  const pence = order.payment?.refundedPence ?? 0
  return pence > 0 ? ` ${t('paying.refunded', { amount: formatPence(pence) })}` : ''
}

/** The label of the store's total, and what to do about it. */
export function takingWords(
  { t, order }: OrderEmailInput,
  isOver: boolean,
): { label: string; note: string } {
  if (order.payment)
    return { label: t('totals.total'), note: t(isOver ? 'taking.taken' : 'taking.online') }
  const day = formatDayAndTime(endOf(order, 'complete').at, t.language)
  const toTake = order.serviceType === 'delivery' ? 'toTakeDelivery' : 'toTakeCollection'
  return isOver
    ? { label: t('totals.taken'), note: t('paying.paid', { day }) }
    : { label: t('totals.toTake'), note: t(`paying.${toTake}`) }
}
