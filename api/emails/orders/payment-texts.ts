import type { Order } from '#contract/orders.ts'
import { formatPence } from '#rules/money/pence.ts'
import { cardBrandName } from '#rules/payments/card.ts'
import { isNeverCharged } from '#rules/payments/payment-status.ts'
import { formatDayAndTime } from '#api/emails/writing/email-times.ts'
import { endOf } from './order-email-input.ts'
import type { Told } from './order-email-input.ts'

/** Where the money of an order is, as its customer would say it. */
export type MoneyState = 'cash' | 'held' | 'paid' | 'notCharged'

export function moneyOf({ payment }: Order): MoneyState {
  if (!payment) return 'cash'
  if (isNeverCharged(payment.status)) return 'notCharged'
  return payment.status === 'capturing' || payment.status === 'captured' ? 'paid' : 'held'
}

/** The card that pays, as its owner knows it. */
export function cardOf({ order, say }: Told): string {
  const card = order.payment?.card
  if (!card) return say('money.card')
  const { brand, last4 } = card
  return say('money.cardNamed', { brand: cardBrandName(brand), last4 })
}

/** How it is paid, to stand after the total. */
export function payingOf(told: Told): string {
  const { say, order } = told
  switch (moneyOf(order)) {
    case 'cash':
      return say(order.serviceType === 'delivery' ? 'paying.cashAtDoor' : 'paying.cashAtCounter')
    case 'held':
      return say('paying.held', { card: cardOf(told) })
    case 'paid':
      return say('paying.byCard', { card: cardOf(told) })
    case 'notCharged':
      return say('paying.notCharged')
  }
}

/** What is said of the money of an order that has come to nothing. */
export function moneyOfEnded(told: Told): string {
  const { say, order } = told
  if (!order.payment) return say('money.nothingToPay')
  if (moneyOf(order) !== 'paid') return say('money.notCharged')
  const amount = formatPence(order.payment.refundedPence)
  return say('money.refunding', { amount, card: cardOf(told) })
}

/** Whether money was taken that was never to be: the order came to nothing before it was accepted. */
export function isTakenByMistake({ status, events }: Order): boolean {
  if (status === 'cancelled') return !events.some(({ act }) => act === 'accept')
  return status === 'declined' || status === 'unpaid'
}

/** The label of the customer's total, and what happens to it or has. */
export function totalWords(told: Told, isOver: boolean): { label: string; note: string } {
  const { say, order } = told
  const vat = say('totals.vat')
  switch (moneyOf(order)) {
    case 'cash': {
      const day = formatDayAndTime(endOf(order, 'complete').at)
      const toPay = order.serviceType === 'delivery' ? 'toPayDelivery' : 'toPayCollection'
      const note = isOver ? say('paying.paid', { day }) : say(`paying.${toPay}`)
      return { label: say(isOver ? 'totals.paid' : 'totals.toPay'), note: `${note} ${vat}` }
    }
    case 'held': {
      const note = say('paying.heldUntil', { card: cardOf(told), store: told.store })
      return { label: say('totals.total'), note: `${note} ${vat}` }
    }
    case 'paid': {
      const note = say('paying.paidByCard', { card: cardOf(told) })
      return { label: say('totals.paid'), note: `${note}${givenBack(told)} ${vat}` }
    }
    case 'notCharged':
      return { label: say('totals.total'), note: `${say('money.notCharged')} ${vat}` }
  }
}

function givenBack({ say, order }: Told): string {
  const pence = order.payment?.refundedPence ?? 0
  return pence > 0 ? ` ${say('paying.refunded', { amount: formatPence(pence) })}` : ''
}

/** The label of the store's total, and what it is to do about it. */
export function takingWords(
  { say, order }: Told,
  isOver: boolean,
): { label: string; note: string } {
  if (order.payment)
    return { label: say('totals.total'), note: say(isOver ? 'taking.taken' : 'taking.online') }
  const day = formatDayAndTime(endOf(order, 'complete').at)
  const toTake = order.serviceType === 'delivery' ? 'toTakeDelivery' : 'toTakeCollection'
  return isOver
    ? { label: say('totals.taken'), note: say('paying.paid', { day }) }
    : { label: say('totals.toTake'), note: say(`paying.${toTake}`) }
}
