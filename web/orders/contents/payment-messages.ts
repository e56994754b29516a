import type { Order } from '#contract/orders.ts'
import type { OrderPayment, OrderRefund } from '#contract/payments/order-payment.ts'
import { formatPence } from '#rules/money/pence.ts'
import { isNeverCharged } from '#rules/payments/payment-status.ts'
import { dateFormat } from '#web/messages/intl-formats.ts'
import type { Translate } from '#web/messages/i18n.ts'
import { cardWords, walletWords } from '#web/payments/card-messages.ts'

type Paid = Pick<Order, 'status' | 'serviceType' | 'payment' | 'totalPence' | 'store'>

/** The state of an order's money in a sentence: held, paid, never charged, or to pay in cash. */
export function paymentSentence(t: Translate, order: Paid): string {
  return order.payment ? cardSentence(t, order, order.payment) : t(cashKey(order))
}

function cardSentence(t: Translate, { store, totalPence }: Paid, payment: OrderPayment): string {
  if (isNeverCharged(payment.status)) return t('payments.notCharged')
  const total = formatPence(totalPence)
  if (payment.status === 'awaiting') return t('payments.order.awaitingPayment', { total })
  const key = SENTENCES[payment.status as keyof typeof SENTENCES]
  const wallet = payment.card && walletWords(t, payment.card)
  if (wallet) return t(`${key}InWallet`, { total, card: wallet, store: store.name })
  const card = payment.card ? cardWords(t, payment.card) : t('payments.anyCard')
  return t(key, { total, card, store: store.name })
}

/** The card or wallet that an order was charged to; null while nothing was charged. */
export function chargedCardWords(t: Translate, { payment }: Pick<Order, 'payment'>): string | null {
  if (payment?.status !== 'captured') return null
  const { card } = payment
  if (!card) return t('payments.anyCard')
  return walletWords(t, card) ?? cardWords(t, card)
}

/** "We've released the £26.40 hold."; empty if nothing was held, or nothing is known about it. */
export function releasedSentence(t: Translate, { payment, totalPence }: Paid): string {
  const total = formatPence(totalPence)
  if (payment?.status === 'voided') return t('tracking.released', { total })
  return payment?.status === 'voiding' ? t('tracking.releasing', { total }) : ''
}

const SENTENCES = {
  authorised: 'payments.order.authorised',
  capturing: 'payments.order.capturing',
  captured: 'payments.order.paid',
} as const

function cashKey({ status, serviceType }: Paid) {
  if (status === 'completed') return 'orders.paidCash'
  if (status === 'declined' || status === 'cancelled') return 'orders.notPaid'
  return serviceType === 'delivery' ? 'orders.payCashDelivery' : 'orders.payCashCollection'
}

/** "£5.20 goes back to your card."; empty while nothing does. */
export function givenBackSentence(t: Translate, { payment, totalPence }: Paid): string {
  const pence = payment?.refundedPence ?? 0
  if (pence === 0) return ''
  const isAll = pence >= totalPence
  return t(isAll ? 'payments.order.allRefunded' : 'payments.order.partRefunded', {
    amount: formatPence(pence),
  })
}

const day = dateFormat({ dateStyle: 'long', timeZone: 'Europe/London' })

/** "£5.20 given back to your card on 21 November 2026: the naan was missing" */
export function refundSentence(t: Translate, { status, ...refund }: OrderRefund): string {
  const { lateMinutes } = refund
  const reason =
    lateMinutes === null ? refund.reason : t('payments.order.late', { count: lateMinutes })
  const amount = formatPence(refund.amountPence)
  const date = day.format(new Date(refund.requestedAt))
  if (status === 'failed') return t('payments.order.refundFailed', { amount })
  if (status === 'succeeded')
    return reason
      ? t('payments.order.refunded', { amount, date, reason })
      : t('payments.order.refundedPlain', { amount, date })
  return reason
    ? t('payments.order.refunding', { amount, reason })
    : t('payments.order.refundingPlain', { amount })
}
