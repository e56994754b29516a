import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { balancesOf, chargeTransfers, type Transfer } from './charge-transfers.ts'
import {
  agreedTerms,
  commissionBasePence,
  commissionPence,
  isCommission,
  type CommissionTerms,
} from './commission.ts'
import { refundTransfers, returnedTransfers } from './refund-transfers.ts'
import { anyOrder, anyTerms, chargedOrder } from './testing/charged-order.ts'

const terms = (
  rateHundredths: number,
  { minimumPence = null, maximumPence = null }: Partial<CommissionTerms> = {},
): CommissionTerms => ({ rateHundredths, minimumPence, maximumPence })

test.each([
  ['nothing agreed', null, {}, 0],
  ['14 % of £22.80', terms(1400), {}, 319],
  ['a quarter of a per cent', terms(25), { subtotalPence: 1000 }, 3],
  ['half a penny, which is rounded up', terms(1000), { subtotalPence: 1005 }, 101],
  ['less than half a penny, which is not', terms(1000), { subtotalPence: 1004 }, 100],
  ['0 %', terms(0), {}, 0],
  ['100 %', terms(10_000), {}, 2280],
  ['a minimum above the share', terms(1400, { minimumPence: 400 }), {}, 400],
  ['a minimum below the share', terms(1400, { minimumPence: 100 }), {}, 319],
  ['a maximum below the share', terms(1400, { maximumPence: 200 }), {}, 200],
  ['an amount and no share', terms(0, { minimumPence: 150, maximumPence: 150 }), {}, 150],
  ['no more than the food', terms(0, { minimumPence: 150 }), { subtotalPence: 90 }, 90],
  ['no food', terms(1400, { minimumPence: 150 }), { subtotalPence: 0 }, 0],
  [
    'a discount of the store, which lowers it',
    terms(1000),
    { discountPence: 280, discountFundedBy: 'store' as const },
    200,
  ],
  [
    'a discount of the marketplace, which does not',
    terms(1000),
    { discountPence: 280, discountFundedBy: 'marketplace' as const },
    228,
  ],
])('the commission of an order with %s', (_, commission, given, pence) => {
  expect(commissionPence(chargedOrder({ ...given, commission }))).toBe(pence)
})

describe('what is agreed on a day', () => {
  const [ten, twelve, own] = [terms(1000), terms(1200), terms(500)]
  const byDefault = [
    { from: '2026-05-10', terms: twelve },
    { from: '2026-05-01', terms: ten },
  ]
  const ofStore = [
    { from: '2026-05-05', terms: own },
    { from: '2026-05-12', terms: null },
  ]
  test.each([
    ['before anything', ofStore, '2026-04-30', null],
    ['the first default', ofStore, '2026-05-01', ten],
    ['the day before a change', ofStore, '2026-05-04', ten],
    ['the day of a change', ofStore, '2026-05-05', own],
    ['own terms while the default changes', ofStore, '2026-05-11', own],
    ['the default again', ofStore, '2026-05-12', twelve],
    ['a store without terms of its own', [], '2026-05-31', twelve],
  ])('%s', (_, given, day, expected) => {
    expect(agreedTerms(given, byDefault, day)).toEqual(expected)
  })
})

describe('refunds', () => {
  const order = chargedOrder({ commission: terms(1400) })
  const line = { amountPence: 1140, payer: 'store', isRest: false } as const
  const commissions = (transfers: readonly Transfer[]) =>
    transfers.filter(isCommission).map(({ kind, amountPence }) => [kind, amountPence])

  test('of half of the food by the store return half of the commission', () => {
    expect(commissions(refundTransfers(order, line, []))).toEqual([['commissionReturned', 160]])
  })
  test('of the other half return the rest of it', () => {
    const first = refundTransfers(order, line, [])
    expect(commissions(refundTransfers(order, line, first))).toEqual([['commissionReturned', 159]])
  })
  test('by the marketplace return none', () => {
    expect(commissions(refundTransfers(order, { ...line, payer: 'marketplace' }, []))).toEqual([])
  })
  test('that a bank returns restore it', () => {
    const refund = refundTransfers(order, line, [])
    expect(commissions(returnedTransfers(refund))).toEqual([['commissionRestored', 160]])
    const all = [...chargeTransfers(order), ...refund, ...returnedTransfers(refund)]
    expect(balancesOf(all)).toEqual(balancesOf(chargeTransfers(order)))
  })
})

const shares = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 })

test('whatever is refunded in parts, the commission is returned in proportion, and all of it with all', () => {
  fc.assert(
    fc.property(anyOrder, anyTerms, shares, (given, commission, parts) => {
      const order = { ...given, commission, paymentMethod: 'online' as const }
      const whole = commissionPence(order)
      const base = commissionBasePence(order)
      expect(whole).toBeLessThanOrEqual(base)
      const before: Transfer[] = []
      let left = base
      for (const share of [...parts, 1]) {
        const amountPence = Math.floor(left * share)
        left -= amountPence
        before.push(
          ...refundTransfers(order, { amountPence, payer: 'store', isRest: false }, before),
        )
        const returned = before
          .filter(({ kind }) => kind === 'commissionReturned')
          .reduce((sum, each) => sum + each.amountPence, 0)
        const exact = base === 0 ? 0 : (whole * (base - left)) / base
        expect(Math.abs(returned - exact)).toBeLessThanOrEqual(0.5)
        if (left === 0) expect(returned).toBe(whole)
      }
      const balances = Object.values(balancesOf([...chargeTransfers(order), ...before]))
      expect(balances.reduce((sum, each) => sum + each, 0)).toBe(0)
    }),
  )
})
