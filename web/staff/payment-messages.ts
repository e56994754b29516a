import '#web/messages/orders.ts'
import '#web/messages/payments.ts'
import '#web/messages/store-app.ts'
import type { Order } from '#contract/orders.ts'
import type { OrderPayment, OrderRefund } from '#contract/payments/order-payment.ts'
import { formatPence } from '#rules/money/pence.ts'
import { cardWords, walletWords } from '#web/payments/card-messages.ts'
import { timeWords } from '#web/orders/contents/day-messages.ts'
import type { Translate } from '#web/messages/i18n.ts'

/** Who reads: the staff of the store itself (null), or others, who are told the store's name. */
interface StaffReader {
  marketplace: string
  store: string | null
}

type Paid = Pick<Order, 'status' | 'payment' | 'totalPence' | 'tipPence'>

/** How an order is paid, for its staff: "Paid online, Visa ending 4242", "Cash: take £23.40". */
export function paymentWords(t: Translate, order: Paid): string {
  if (order.payment) return onlineWords(t, order.payment)
  const total = formatPence(order.totalPence)
  if (order.status === 'completed') return t('storeApp.cashTaken', { total })
  if (order.status === 'declined' || order.status === 'cancelled')
    return t('storeApp.nothingToTake')
  return t('storeApp.cashToTake', { total })
}

const ONLINE_KEYS = {
  awaiting: 'storeApp.authorisedOnline',
  authorised: 'storeApp.authorisedOnline',
  capturing: 'storeApp.capturingOnline',
  captured: 'storeApp.paidOnline',
  lapsed: 'storeApp.holdExpiredOnline',
  voiding: 'storeApp.notCharged',
  voided: 'storeApp.notCharged',
} as const

function onlineWords(t: Translate, { status, card }: OrderPayment): string {
  const words = card ? (walletWords(t, card) ?? cardWords(t, card)) : t('storeApp.card')
  return t(ONLINE_KEYS[status], { card: words })
}

/** What more there is to say of it, a sentence each: the total of a card, the tip within. */
export function paymentDetails(t: Translate, { payment, totalPence, tipPence }: Paid): string[] {
  return [
    payment !== null && t('storeApp.inTotal', { total: formatPence(totalPence) }),
    tipPence > 0 && t('storeApp.withTip', { tip: formatPence(tipPence) }),
  ].filter((text) => text !== false)
}

const REFUND_KEYS = {
  requested: 'storeApp.refunding',
  succeeded: 'storeApp.refunded',
  failed: 'storeApp.refundFailed',
} as const

/** "£5.20 given back, Fri 21 Nov, 19:20: “The naan was missing”"; of today, the time alone. */
export function refundWords(
  t: Translate,
  { status, lateMinutes, ...refund }: OrderRefund,
  now: Date,
): string {
  const reason = lateMinutes === null ? refund.reason : t('storeApp.late', { count: lateMinutes })
  const amount = formatPence(refund.amountPence)
  const time = timeWords(t, new Date(refund.requestedAt), now)
  const what = t(REFUND_KEYS[status], { amount, time })
  return reason ? t('storeApp.refundedFor', { what, reason }) : what
}

/**
 * Who bears it, for those who read this: "You pay for it.", "Tuck In pays for it.", or both a part; null while
 * nobody does, as it came to nothing.
 */
export function payerWords(
  t: Translate,
  {
    payer,
    status,
    amountPence,
    marketplacePence,
  }: Pick<OrderRefund, 'payer' | 'status' | 'amountPence' | 'marketplacePence'>,
  { marketplace, store }: StaffReader,
): string | null {
  if (payer === null || status === 'failed') return null
  if (payer === 'marketplace') return t('storeApp.refundPayer.marketplace', { marketplace })
  if (marketplacePence > 0) {
    const own = formatPence(amountPence - marketplacePence)
    const parts = { own, share: formatPence(marketplacePence), marketplace }
    return store === null
      ? t('storeApp.refundPayer.youShare', parts)
      : t('storeApp.refundPayer.storeShares', { ...parts, store })
  }
  return store === null ? t('storeApp.refundPayer.you') : t('storeApp.refundPayer.store', { store })
}
