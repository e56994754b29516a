import '#web/messages/orders.ts'
import '#web/messages/payments.ts'
import '#web/messages/tracking.ts'
import { describe, expect, it } from 'vitest'
import type { Order } from '#contract/orders.ts'
import type { OrderPayment, OrderRefund } from '#contract/payments/order-payment.ts'
import type { OrderStatus } from '#rules/orders/order-status.ts'
import type { PaymentStatus } from '#rules/payments/payment-status.ts'
import { t } from '#web/messages/i18n.ts'
import {
  chargedCardWords,
  givenBackSentence,
  paymentSentence,
  refundSentence,
  releasedSentence,
} from './payment-messages.ts'

const visa = { brand: 'visa', last4: '4242', wallet: null }
const inWallet = { brand: 'mastercard', last4: '4444', wallet: 'apple_pay' }

function ordered(
  status: OrderStatus,
  payment: (Pick<OrderPayment, 'status'> & Partial<OrderPayment>) | null,
) {
  const paid = payment && {
    amountPence: 2340,
    card: visa,
    refundedPence: 0,
    refunds: [],
    ...payment,
  }
  const store = { name: 'Saffron Street Kitchen' }
  // The rest of an order does not matter here.
  return {
    status,
    serviceType: 'delivery',
    totalPence: 2340,
    payment: paid,
    store,
  } as unknown as Order
}

describe('the money of an order', () => {
  it.each<[OrderStatus, PaymentStatus, OrderPayment['card'], string]>([
    ['awaitingpayment', 'awaiting', null, 'You still need to pay £23.40.'],
    [
      'pending',
      'authorised',
      visa,
      '£23.40 is held on your Visa ending 4242. You pay when Saffron Street Kitchen accepts.',
    ],
    [
      'pending',
      'authorised',
      null,
      '£23.40 is held on your card. You pay when Saffron Street Kitchen accepts.',
    ],
    ['accepted', 'capturing', visa, '£23.40 is being charged to your Visa ending 4242.'],
    ['completed', 'captured', visa, 'Paid £23.40 with your Visa ending 4242.'],
    ['completed', 'captured', inWallet, 'Paid £23.40 with Apple Pay (Mastercard ending 4444).'],
    ['declined', 'voiding', visa, 'Your card wasn’t charged.'],
    ['cancelled', 'voided', visa, 'Your card wasn’t charged.'],
    ['unpaid', 'voided', null, 'Your card wasn’t charged.'],
    ['accepted', 'lapsed', visa, 'Your card wasn’t charged.'],
    ['cancelled', 'captured', visa, 'Paid £23.40 with your Visa ending 4242.'],
  ])('that is %s and %s (%j) reads %s', (status, paymentStatus, card, sentence) => {
    const order = ordered(status, { status: paymentStatus, card })
    expect(paymentSentence(t, order)).toBe(sentence)
  })

  it('never mentions cards where it is cash', () => {
    expect(paymentSentence(t, ordered('pending', null))).toBe('Pay in cash at the door.')
    expect(paymentSentence(t, ordered('completed', null))).toBe('Paid in cash.')
    expect(paymentSentence(t, ordered('declined', null))).toContain('Not paid.')
  })
})

it.each<[PaymentStatus, string]>([
  ['authorised', ''],
  ['captured', ''],
  ['voiding', 'We’re releasing the £23.40 hold. Your bank may take a few days to show it.'],
  ['voided', 'We’ve released the £23.40 hold. Your bank may take a few days to show it.'],
  ['lapsed', ''],
])('for a hold that is %s it says: %s', (status, sentence) => {
  expect(releasedSentence(t, ordered('declined', { status }))).toBe(sentence)
})

it('names the card only once it was charged', () => {
  const named = (status: PaymentStatus, card: OrderPayment['card'] = visa) =>
    chargedCardWords(t, ordered('accepted', { status, card }))
  expect(named('captured')).toBe('Visa ending 4242')
  expect(named('captured', inWallet)).toBe('Apple Pay (Mastercard ending 4444)')
  expect(named('captured', null)).toBe('card')
  expect(named('capturing')).toBeNull()
  expect(chargedCardWords(t, ordered('accepted', null))).toBeNull()
})

describe('the refund of a payment', () => {
  const given = (refundedPence: number) =>
    givenBackSentence(t, ordered('accepted', { status: 'captured', refundedPence }))

  it('is a part, or all of it', () => {
    expect(given(520)).toBe('£5.20 goes back to your card.')
    expect(given(2340)).toBe('All £23.40 goes back to your card.')
  })

  it('is not mentioned where there is none', () => {
    expect(given(0)).toBe('')
    expect(givenBackSentence(t, ordered('completed', null))).toBe('')
  })
})

it.each<[Partial<OrderRefund>, string]>([
  [{}, '£5.20 refunded to your card on 21 November 2026: The naan was missing'],
  [
    { reason: '', lateMinutes: 34 },
    '£5.20 refunded to your card on 21 November 2026: your order came 34 minutes late.',
  ],
  [{ reason: '' }, '£5.20 refunded to your card on 21 November 2026.'],
  [{ status: 'requested' }, '£5.20 is on its way back to your card: The naan was missing'],
  [{ status: 'failed' }, 'We couldn’t refund £5.20 to your card yet. We’re dealing with it.'],
])('a refund %j reads %s', (more, sentence) => {
  const refund: OrderRefund = {
    id: 'a-refund',
    status: 'succeeded',
    amountPence: 520,
    lines: null,
    reason: 'The naan was missing',
    payer: null,
    problemId: null,
    lateMinutes: null,
    fee: null,
    changeId: null,
    marketplacePence: 0,
    requestedAt: '2026-11-21T18:00:00.000Z',
    ...more,
  }
  expect(refundSentence(t, refund)).toBe(sentence)
})
