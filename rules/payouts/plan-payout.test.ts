import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  chargeTransfers,
  type ChargedOrder,
  type Transfer,
} from '#rules/payments/charge-transfers.ts'
import { balancesOf } from '#rules/payments/charge-transfers.ts'
import { refundTransfers } from '#rules/payments/refund-transfers.ts'
import { payablePence, statementAmounts } from '#rules/payments/statement.ts'
import { paidTransfer, returnedPayoutTransfer } from './payout-transfers.ts'
import { planPayout, type PayableStore } from './plan-payout.ts'

const account = { isChecked: true }
const store = (given: Partial<PayableStore> = {}): PayableStore => ({
  balancePence: 5000,
  isSuspended: false,
  account,
  ...given,
})

test.each([
  ['all of what it is owed', {}, 1000, { paysPence: 5000 }],
  ['the minimum itself', { balancePence: 1000 }, 1000, { paysPence: 1000 }],
  ['a penny, without a minimum', { balancePence: 1 }, 0, { paysPence: 1 }],
  ['nothing below the minimum', { balancePence: 999 }, 1000, { heldBecause: 'belowMinimum' }],
  ['nothing while it owes', { balancePence: -1 }, 0, { heldBecause: 'owes' }],
  ['nothing while it is suspended', { isSuspended: true }, 0, { heldBecause: 'suspended' }],
  ['nothing without an account', { account: null }, 0, { heldBecause: 'noAccount' }],
  [
    'nothing to an account that nobody has checked',
    { account: { isChecked: false } },
    0,
    { heldBecause: 'accountUnchecked' },
  ],
  ['nothing, and carries nothing, at a balance of 0', { balancePence: 0 }, 0, null],
] as const)('a store is paid %s', (_, given, minimumPence, expected) => {
  expect(planPayout(store(given), { minimumPence })).toEqual(expected)
})

const ORDER: ChargedOrder = {
  paymentMethod: 'online',
  subtotalPence: 2000,
  discountPence: 0,
  discountFundedBy: null,
  deliveryFeePence: 300,
  platformFeePence: 50,
  plasticBagChargePence: 10,
  tipPence: 200,
  totalPence: 2560,
  commission: { rateHundredths: 1500, minimumPence: null, maximumPence: null },
}
const discounted = { ...ORDER, discountPence: 500, totalPence: 2060 }

describe('a store is owed', () => {
  test.each<[string, ChargedOrder, number]>([
    ['food, delivery, bag and tip less commission', ORDER, 2210],
    ['nothing of what it took in cash, and owes fee and commission', cash(ORDER), -350],
    [
      'less a discount that it pays for, with less commission',
      { ...discounted, discountFundedBy: 'store' },
      1785,
    ],
    [
      'the full price where the marketplace pays for the discount',
      { ...discounted, discountFundedBy: 'marketplace' },
      2210,
    ],
  ])('%s', (_, order, expected) => {
    expect(payablePence(chargeTransfers(order))).toBe(expected)
  })

  test('nothing of an order that it has refunded as a whole', () => {
    const rest = { amountPence: 2560, payer: 'store', isRest: true } as const
    const transfers = [...chargeTransfers(ORDER), ...refundTransfers(ORDER, rest, [])]
    expect(payablePence(transfers)).toBe(0)
  })

  test('what its statement says', () => {
    const transfers = chargeTransfers(cash(ORDER)).map((transfer) => ({ ...transfer, payer: null }))
    expect(statementAmounts(transfers).balancePence).toBe(payablePence(transfers))
  })
})

function cash(order: ChargedOrder): ChargedOrder {
  return { ...order, paymentMethod: 'cash' }
}

type Event =
  | { what: 'order'; cash: boolean; pence: number; refundedPence: number }
  | { what: 'run'; minimumPence: number; isSuspended: boolean }
  | { what: 'return' }

const anyEvent: fc.Arbitrary<Event> = fc.oneof(
  fc.record({
    what: fc.constant('order' as const),
    cash: fc.boolean(),
    pence: fc.integer({ min: 1, max: 9000 }),
    refundedPence: fc.integer({ min: 0, max: 9000 }),
  }),
  fc.record({
    what: fc.constant('run' as const),
    minimumPence: fc.integer({ min: 0, max: 5000 }),
    isSuspended: fc.boolean(),
  }),
  fc.record({ what: fc.constant('return' as const) }),
)

test('whatever happens in which order, payouts and what is carried are what was earned', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
      const ledger: Transfer[] = []
      const earned: Transfer[] = []
      const payouts: number[] = []
      for (const event of events) {
        if (event.what === 'order') {
          const transfers = sold(event)
          ledger.push(...transfers)
          earned.push(...transfers)
        } else if (event.what === 'run') {
          const balancePence = payablePence(ledger)
          const plan = planPayout(store({ balancePence, isSuspended: event.isSuspended }), event)
          if (!plan || !('paysPence' in plan)) continue
          ledger.push(paidTransfer(plan.paysPence))
          payouts.push(plan.paysPence)
        } else {
          const back = payouts.pop()
          if (back !== undefined) ledger.push(returnedPayoutTransfer(back))
        }
        const paid = payouts.reduce((sum, pence) => sum + pence, 0)
        expect(paid + payablePence(ledger)).toBe(payablePence(earned))
        expect(Object.values(balancesOf(ledger)).reduce((sum, pence) => sum + pence, 0)).toBe(0)
        expect(balancesOf(ledger).bank).toBe(paid)
      }
    }),
  )
})

function sold({ cash: isCash, pence, refundedPence }: Extract<Event, { what: 'order' }>) {
  const order = {
    ...ORDER,
    paymentMethod: isCash ? 'cash' : 'online',
    subtotalPence: pence,
    totalPence: pence + 560,
  } as const
  const amountPence = Math.min(refundedPence, pence)
  if (amountPence === 0) return chargeTransfers(order)
  const refund = { amountPence, payer: 'store', isRest: false } as const
  return [...chargeTransfers(order), ...refundTransfers(order, refund, [])]
}
