import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chargeTransfers, providerFeeTransfers } from './charge-transfers.ts'
import { balancesOf } from './charge-transfers.ts'
import { anyOrder, chargedOrder } from './testing/charged-order.ts'

const nothing = { customer: 0, providerFee: 0, bank: 0 }

test.each([
  [
    'a card order',
    chargedOrder(),
    { store: 2579, marketplace: 50, bagCharge: 10, tip: 200, provider: -2839 },
  ],
  [
    'a cash order, whose money is with the store',
    chargedOrder({ paymentMethod: 'cash' }),
    { store: -260, marketplace: 50, bagCharge: 10, tip: 200, provider: 0 },
  ],
  [
    'a discount that the store funds',
    chargedOrder({ discountPence: 500, discountFundedBy: 'store' }),
    { store: 2079, marketplace: 50, bagCharge: 10, tip: 200, provider: -2339 },
  ],
  [
    'a discount that the marketplace funds',
    chargedOrder({ discountPence: 500, discountFundedBy: 'marketplace' }),
    { store: 2579, marketplace: -450, bagCharge: 10, tip: 200, provider: -2339 },
  ],
  [
    'a free delivery that the marketplace funds, paid in cash',
    chargedOrder({
      paymentMethod: 'cash',
      discountPence: 299,
      discountFundedBy: 'marketplace',
    }),
    { store: 39, marketplace: -249, bagCharge: 10, tip: 200, provider: 0 },
  ],
  [
    'a collection without a bag',
    chargedOrder({ deliveryFeePence: 0, plasticBagChargePence: 0, tipPence: 0 }),
    { store: 2280, marketplace: 50, bagCharge: 0, tip: 0, provider: -2330 },
  ],
])('of %s everyone gets what is theirs', (_, order, balances) => {
  expect(balancesOf(chargeTransfers(order))).toEqual({ ...nothing, ...balances })
})

test('each part of the price is a transfer of its own, and what costs nothing is none', () => {
  const order = chargedOrder({ tipPence: 0, discountPence: 100, discountFundedBy: 'store' })
  expect(chargeTransfers(order)).toEqual([
    { kind: 'food', debit: 'customer', credit: 'store', amountPence: 2280 },
    { kind: 'discount', debit: 'store', credit: 'customer', amountPence: 100 },
    { kind: 'deliveryFee', debit: 'customer', credit: 'store', amountPence: 299 },
    { kind: 'plasticBagCharge', debit: 'customer', credit: 'bagCharge', amountPence: 10 },
    { kind: 'platformFee', debit: 'customer', credit: 'marketplace', amountPence: 50 },
    { kind: 'payment', debit: 'provider', credit: 'customer', amountPence: 2539 },
  ])
})

test("the provider's fee is taken from what it holds", () => {
  const transfers = [...chargeTransfers(chargedOrder()), ...providerFeeTransfers(63)]
  expect(balancesOf(transfers)).toMatchObject({ customer: 0, provider: -2776, providerFee: -63 })
  expect(providerFeeTransfers(63)).toMatchObject([{ kind: 'providerFee' }])
  expect(providerFeeTransfers(0)).toEqual([])
})

test('the customer owes nothing afterwards, and all accounts together have nothing', () => {
  fc.assert(
    fc.property(anyOrder, fc.nat(500), (order, feePence) => {
      const transfers = [...chargeTransfers(order), ...providerFeeTransfers(feePence)]
      const balances = balancesOf(transfers)
      expect(balances.customer).toBe(0)
      expect(Object.values(balances).reduce((sum, each) => sum + each, 0)).toBe(0)
      expect(transfers.every(({ amountPence }) => amountPence > 0)).toBe(true)
      expect(new Set(transfers.map(({ kind }) => kind)).size).toBe(transfers.length)
    }),
  )
})
