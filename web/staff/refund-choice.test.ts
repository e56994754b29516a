import { expect, it } from 'vitest'
import type { OrderPayment } from '#contract/payments/order-payment.ts'
import { kitchenLine, kitchenOrder } from '#web/store-app/testing/order.ts'
import {
  amountOf,
  feesLeft,
  leftOf,
  leftPence,
  payingBody,
  refundAttempt,
  refundBody,
  shareOf,
} from './refund-choice.ts'

const lines = [
  kitchenLine({ quantity: 3, linePence: 1000, discountPence: 100 }),
  kitchenLine({ name: 'Ayran', quantity: 1, linePence: 200 }),
]

function paid(given: Partial<OrderPayment> = {}) {
  const payment: OrderPayment = {
    status: 'captured',
    amountPence: 1350,
    card: { brand: 'visa', last4: '4242', wallet: null },
    refundedPence: 0,
    refunds: [],
    ...given,
  }
  return kitchenOrder({ paymentMethod: 'online', lines, payment })
}

const refunded = (
  status: 'requested' | 'failed' | 'succeeded',
  quantity: number,
  amountPence: number,
) => ({
  id: `${status} ${quantity}`,
  status,
  amountPence,
  lines: [{ position: 0, quantity, amountPence }],
  reason: '',
  payer: 'store' as const,
  problemId: null,
  lateMinutes: null,
  fee: null,
  changeId: null,
  marketplacePence: 0,
  requestedAt: '2030-03-01T20:00:00Z',
})

it('gives back all that is left, fees with it, and nothing before the money is taken', () => {
  expect(leftPence(paid({ refundedPence: 300 }))).toBe(1050)
  expect(amountOf(paid({ refundedPence: 300 }), { kind: 'rest', quantities: [] })).toBe(1050)
  expect(leftPence(paid({ status: 'capturing' }))).toBe(0)
  expect(leftPence(kitchenOrder())).toBe(0)
})

it('gives back for dishes their share of what was paid for the line', () => {
  expect(amountOf(paid(), { kind: 'lines', quantities: [2, 0] })).toBe(600)
  expect(amountOf(paid(), { kind: 'lines', quantities: [3, 1] })).toBe(1100)
  expect(amountOf(paid(), { kind: 'lines', quantities: [0, 0] })).toBe(0)
})

it('counts what was given back of a line before, unless that has failed', () => {
  const order = paid({
    refundedPence: 600,
    refunds: [refunded('requested', 2, 600), refunded('failed', 1, 300)],
  })
  expect(leftOf(order)).toEqual([
    { quantity: 1, pence: 300 },
    { quantity: 1, pence: 200 },
  ])
  expect(amountOf(order, { kind: 'lines', quantities: [2, 0] })).toBe(0)
})

it('offers no dishes of an order of which all was given back', () => {
  expect(leftOf(paid({ refundedPence: 1350 })).map(({ quantity }) => quantity)).toEqual([0, 0])
})

it('asks for the lines that are chosen, and for no lines when all is given back', () => {
  expect(refundBody({ kind: 'lines', quantities: [0, 1] }, ' Missing ')).toEqual({
    reason: 'Missing',
    lines: [{ position: 1, quantity: 1 }],
  })
  expect(refundBody({ kind: 'rest', quantities: [0, 1] }, '')).toEqual({ reason: '' })
})

it('keeps the key while the same is asked for, and has a new one for anything else', () => {
  const first = refundAttempt({ reason: 'Late' }, null)
  expect(refundAttempt({ reason: 'Late' }, first).key).toBe(first.key)
  expect(refundAttempt({ reason: 'Cold' }, first).key).not.toBe(first.key)
})

it('refunds an amount as it is typed, and a fee once', () => {
  const fees = {
    deliveryFeePence: 199,
    platformFeePence: 50,
    plasticBagChargePence: 0,
    tipPence: 0,
  }
  const order = { ...paid(), ...fees }
  const quantities: number[] = []
  expect(amountOf(order, { kind: 'amount', quantities, amount: '£4.50' })).toBe(450)
  expect(amountOf(order, { kind: 'amount', quantities, amount: 'a bit' })).toBe(0)
  expect(refundBody({ kind: 'amount', quantities, amount: '4.5' }, '')).toEqual({
    reason: '',
    amountPence: 450,
  })
  expect(feesLeft(order).map(({ fee }) => fee)).toEqual(['deliveryFee', 'platformFee'])
  expect(amountOf(order, { kind: 'fee', quantities, fee: 'deliveryFee' })).toBe(199)
  expect(refundBody({ kind: 'fee', quantities, fee: 'deliveryFee' }, '')).toEqual({
    reason: '',
    fee: 'deliveryFee',
  })
  const once = { ...refunded('requested', 1, 199), lines: [], fee: 'deliveryFee' as const }
  const after = { ...paid({ refundedPence: 199, refunds: [once] }), ...fees }
  expect(feesLeft(after).map(({ fee }) => fee)).toEqual(['platformFee'])
})

it.each([
  ['1.50', 150],
  ['£4.49', 449],
  ['4.50', null],
  ['5', null],
  ['0', null],
  ['', null],
  ['a bit', null],
])('of £4.50 the marketplace pays %j: %j pence', (share, pence) => {
  expect(shareOf({ share }, 450)).toBe(pence)
})

it('has one side pay alone, or the marketplace its part and the store the rest', () => {
  expect(payingBody({ bearer: 'store', share: '1.50' }, 450)).toEqual({ payer: 'store' })
  expect(payingBody({ bearer: 'marketplace', share: '' }, 450)).toEqual({ payer: 'marketplace' })
  expect(payingBody({ bearer: 'both', share: '1.50' }, 450)).toEqual({
    payer: 'store',
    marketplacePence: 150,
  })
})
