import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chargeTransfers, type ChargedOrder } from './charge-transfers.ts'
import { balancesOf } from './charge-transfers.ts'
import type { RefundPayer } from './payment-status.ts'
import { refundTransfers, returnedTransfers } from './refund-transfers.ts'
import { instantsOf, isStatementPeriod } from './statement-period.ts'
import { rowSums, statementAmounts, vatWithin, type StatementTransfer } from './statement.ts'
import { anyOrder, chargedOrder } from './testing/charged-order.ts'

const charge = (order: ChargedOrder): StatementTransfer[] =>
  chargeTransfers(order).map((transfer) => ({ ...transfer, payer: null }))
const refund = (
  order: ChargedOrder,
  given: {
    amountPence: number
    payer: RefundPayer
    marketplacePence?: number
    isRest: boolean
  },
): StatementTransfer[] =>
  refundTransfers(order, given, []).map((transfer) => ({ ...transfer, payer: given.payer }))

const nothing = {
  salesPence: 0,
  deliveryFeesPence: 0,
  bagChargesPence: 0,
  tipsPence: 0,
  storeDiscountsPence: 0,
  marketplaceDiscountsPence: 0,
  storeRefundsPence: 0,
  marketplaceRefundsPence: 0,
  refundedPence: 0,
  platformFeesPence: 0,
  cashPence: 0,
  cardPence: 0,
  commissionPence: 0,
  balancePence: 0,
}
const sold = {
  salesPence: 2280,
  deliveryFeesPence: 299,
  bagChargesPence: 10,
  tipsPence: 200,
  platformFeesPence: 50,
}
const cardOrder = chargedOrder()
const discounted = (fundedBy: 'store' | 'marketplace') =>
  chargedOrder({ discountPence: 500, discountFundedBy: fundedBy })

test.each([
  ['a card order', 'order', charge(cardOrder), [2839, 509, 0]],
  ['a cash order', 'order', charge(chargedOrder({ paymentMethod: 'cash' })), [2839, 509, 0]],
  [
    'an order with a discount of the store',
    'order',
    charge(discounted('store')),
    [2339, 509, -500],
  ],
  [
    'a refund at the expense of the store',
    'refund',
    refund(cardOrder, { amountPence: 1000, payer: 'store', isRest: false }),
    [-1000, 0, -1000],
  ],
] as const)(
  'a row of %s shows what the customer paid, the extras and what the store gave',
  (_what, kind, transfers, [customerPence, extrasPence, givenPence]) => {
    const sums = rowSums(kind, statementAmounts(transfers))
    expect(sums).toEqual({ customerPence, extrasPence, givenPence })
  },
)

describe('a statement shows', () => {
  test.each([
    ['a card order', charge(cardOrder), { ...sold, cardPence: 2839, balancePence: 2789 }],
    [
      'a cash order, of which the store owes the platform fee',
      charge(chargedOrder({ paymentMethod: 'cash' })),
      { ...sold, cashPence: 2839, balancePence: -50 },
    ],
    [
      'a discount of the store',
      charge(discounted('store')),
      { ...sold, storeDiscountsPence: 500, cardPence: 2339, balancePence: 2289 },
    ],
    [
      'a discount of the marketplace, which the store does not feel',
      charge(discounted('marketplace')),
      { ...sold, marketplaceDiscountsPence: 500, cardPence: 2339, balancePence: 2789 },
    ],
    [
      'what the store gives back of an order, the platform fee not being its own',
      refund(cardOrder, { amountPence: 2839, payer: 'store', isRest: true }),
      { storeRefundsPence: 2789, refundedPence: 2839, balancePence: -2789 },
    ],
    [
      'what the store gives back to customer and marketplace, of a discounted order',
      refund(discounted('marketplace'), { amountPence: 2339, payer: 'store', isRest: true }),
      { storeRefundsPence: 2789, refundedPence: 2339, balancePence: -2789 },
    ],
    [
      'what the marketplace gives back',
      refund(cardOrder, { amountPence: 1140, payer: 'marketplace', isRest: false }),
      { marketplaceRefundsPence: 1140, refundedPence: 1140 },
    ],
    [
      'what the store gives back in cash, out of its till',
      refund(chargedOrder({ paymentMethod: 'cash' }), {
        amountPence: 1140,
        payer: 'store',
        isRest: false,
      }),
      { storeRefundsPence: 1140, refundedPence: 1140, cashPence: -1140 },
    ],
    ['nothing', [], {}],
  ])('%s', (_, transfers, amounts) => {
    expect(statementAmounts(transfers)).toEqual({ ...nothing, ...amounts })
  })
})

test('a returned refund leaves nothing on a statement', () => {
  for (const payer of ['store', 'marketplace'] as const) {
    const given = { amountPence: 2339, payer, isRest: true }
    const made = refund(discounted('marketplace'), given)
    const back = returnedTransfers(made).map((transfer) => ({ ...transfer, payer }))
    expect(statementAmounts([...made, ...back])).toEqual(nothing)
    expect(vatWithin([...made, ...back], 200)).toBe(0)
  }
})

test.each([
  ['food, delivery and bag at 20 %', charge(cardOrder), 200, 432],
  ['less the discount', charge(discounted('store')), 200, 348],
  ['the same whether in cash', charge(chargedOrder({ paymentMethod: 'cash' })), 200, 432],
  ['at no rate', charge(cardOrder), 0, 0],
  [
    'nothing after all was given back',
    [
      ...charge(cardOrder),
      ...refund(cardOrder, { amountPence: 2839, payer: 'store', isRest: true }),
    ],
    200,
    0,
  ],
  [
    'nothing after all was given back in cash',
    [
      ...charge(chargedOrder({ paymentMethod: 'cash', tipPence: 0 })),
      ...refund(chargedOrder({ paymentMethod: 'cash', tipPence: 0 }), {
        amountPence: 2639,
        payer: 'store',
        isRest: true,
      }),
    ],
    200,
    0,
  ],
])('VAT is within %s', (_, transfers, rate, vatPence) => {
  expect(vatWithin(transfers, rate)).toBe(vatPence)
})

const anyEntry = fc
  .tuple(anyOrder, fc.constantFrom('none', 'store', 'marketplace'))
  .map(([order, payer]) => {
    const transfers = charge(order)
    if (payer === 'none') return [transfers]
    const given = { amountPence: order.totalPence, payer: payer as RefundPayer, isRest: true }
    return [transfers, refund(order, given)]
  })

test('totals are the sums of the rows, and the balance is that of the accounts of the store', () => {
  fc.assert(
    fc.property(fc.array(anyEntry, { maxLength: 8 }), (entries) => {
      const rows = entries.flat()
      const totals = statementAmounts(rows.flat())
      const sums: Record<string, number> = { ...nothing }
      for (const row of rows)
        for (const [name, pence] of Object.entries(statementAmounts(row)))
          sums[name] = (sums[name] ?? 0) + pence
      expect(totals).toEqual(sums)
      const { store, bagCharge, tip } = balancesOf(rows.flat())
      expect(totals.balancePence).toBe(store + bagCharge + tip)
      const { salesPence, deliveryFeesPence, bagChargesPence, tipsPence } = totals
      const earned = salesPence + deliveryFeesPence + bagChargesPence + tipsPence
      const given = totals.storeDiscountsPence + totals.storeRefundsPence + totals.cashPence
      const { commissionPence } = totals
      expect(earned - given - commissionPence - totals.balancePence).toBe(0)
    }),
  )
})

test.each([
  ['2026-05-01', '2026-05-01', true],
  ['2026-05-01', '2026-07-31', true],
  ['2026-05-01', '2026-08-01', false],
  ['2026-05-02', '2026-05-01', false],
])('from %s to %s is a period: %s', (from, to, expected) => {
  expect(isStatementPeriod({ from, to })).toBe(expected)
})

test('days begin and end in London', () => {
  expect(instantsOf({ from: '2026-03-28', to: '2026-03-29' })).toEqual({
    since: new Date('2026-03-28T00:00:00Z'),
    before: new Date('2026-03-29T23:00:00Z'),
  })
})
