import { expect, it } from 'vitest'
import type { OrderPayment } from '#contract/payments/order-payment.ts'
import { t } from '#web/messages/i18n.ts'
import { kitchenOrder } from '#web/store-app/testing/order.ts'
import { payerWords, paymentDetails, paymentWords, refundWords } from './payment-messages.ts'

const refund = {
  id: 'r',
  status: 'succeeded',
  amountPence: 520,
  lines: null,
  reason: 'The naan was missing',
  payer: 'store',
  problemId: null,
  lateMinutes: null,
  fee: null,
  changeId: null,
  marketplacePence: 0,
  requestedAt: '2030-03-01T19:20:00Z',
} as const

const online = (given: Partial<OrderPayment> = {}) =>
  kitchenOrder({
    paymentMethod: 'online',
    totalPence: 2340,
    tipPence: 200,
    laterTipPence: 0,
    changes: [],
    payment: {
      status: 'captured',
      amountPence: 2340,
      card: { brand: 'visa', last4: '4242', wallet: null },
      refundedPence: 0,
      refunds: [],
      ...given,
    },
  })

it('says how an order was paid online, by which card or wallet', () => {
  expect(paymentWords(t, online())).toBe('Paid online, Visa ending 4242')
  const card = { brand: 'visa', last4: '4242', wallet: 'apple_pay' }
  expect(paymentWords(t, online({ card }))).toBe('Paid online, Apple Pay (Visa ending 4242)')
})

it('never calls paid what is only held, or was let go', () => {
  expect(paymentWords(t, online({ status: 'authorised' }))).toBe(
    'Held on Visa ending 4242, charged when you accept',
  )
  expect(paymentWords(t, online({ status: 'voided', card: null }))).toBe('Not charged, card')
  expect(paymentWords(t, online({ status: 'lapsed' }))).toMatch(/^Not paid/)
})

it('says what cash to take, until the order has ended', () => {
  const order = kitchenOrder({ totalPence: 2340 })
  expect(paymentWords(t, order)).toBe('Cash: take £23.40')
  expect(paymentWords(t, { ...order, status: 'completed' })).toBe('Paid in cash, £23.40')
  expect(paymentWords(t, { ...order, status: 'declined' })).toBe('No cash to take')
})

it('says the total of a card and the tip within', () => {
  expect(paymentDetails(t, online())).toEqual([
    '£23.40 in total',
    'includes a £2.00 tip for the courier',
  ])
  expect(paymentDetails(t, kitchenOrder())).toEqual([])
})

it('says what was refunded, when, and what the customer was told', () => {
  const today = new Date('2030-03-01T21:00:00Z')
  const words = '£5.20 refunded, 19:20: “The naan was missing”'
  expect(refundWords(t, refund, today)).toBe(words)
  const weeksLater = new Date('2030-04-20T21:00:00Z')
  expect(refundWords(t, refund, weeksLater)).toBe(words.replace('19:20', 'Fri 1 Mar, 19:20'))
  const requested = { ...refund, status: 'requested', reason: '' } as const
  expect(refundWords(t, requested, today)).toMatch(/^£5\.20 refund on its way/)
})

it('says in plain words who bears a refund, to the store and to the marketplace', () => {
  const marketplace = 'Tuck In'
  const toStore = { marketplace, store: null }
  const toOperator = { marketplace, store: 'Pitta Patter' }
  expect(payerWords(t, refund, toStore)).toBe('You pay for it.')
  expect(payerWords(t, refund, toOperator)).toBe('Pitta Patter pays for it.')
  const shared = { ...refund, amountPence: 1140, marketplacePence: 140 }
  expect(payerWords(t, shared, toStore)).toBe('You pay £10.00 of it, Tuck In pays £1.40.')
  expect(payerWords(t, shared, toOperator)).toBe(
    'Pitta Patter pays £10.00 of it, Tuck In pays £1.40.',
  )
  const byMarketplace = { ...refund, payer: 'marketplace' } as const
  for (const reader of [toStore, toOperator])
    expect(payerWords(t, byMarketplace, reader)).toBe('Tuck In pays for it.')
})

it('says nothing of who bears what was not refunded, or to whom it is not said', () => {
  const reader = { marketplace: 'Tuck In', store: null }
  expect(payerWords(t, { ...refund, status: 'failed' }, reader)).toBeNull()
  expect(payerWords(t, { ...refund, payer: null }, reader)).toBeNull()
})
