import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chargeTransfers, providerFeeTransfers, type Transfer } from './charge-transfers.ts'
import { balancesOf } from './charge-transfers.ts'
import type { LedgerAccount, RefundPayer } from './payment-status.ts'
import { refundTransfers, returnedTransfers } from './refund-transfers.ts'
import { anyOrder, chargedOrder } from './testing/charged-order.ts'

const marketplaceFunded = chargedOrder({ discountPence: 500, discountFundedBy: 'marketplace' })
const inCash = chargedOrder({ paymentMethod: 'cash', tipPence: 0 })
const rest = (amountPence: number, payer: RefundPayer = 'store') => ({
  amountPence,
  payer,
  isRest: true,
})

test.each([
  [
    'the whole order by the store',
    chargedOrder(),
    rest(2839),
    { store: 0, marketplace: 0, bagCharge: 0, tip: 0, provider: 0 },
  ],
  [
    'the whole order by the store, with a discount of the marketplace',
    marketplaceFunded,
    rest(2339),
    { store: 0, marketplace: 0, bagCharge: 0, tip: 0, provider: 0 },
  ],
  [
    'the whole order by the marketplace',
    chargedOrder(),
    rest(2839, 'marketplace'),
    { store: 2579, marketplace: -2789, bagCharge: 10, tip: 200, provider: 0 },
  ],
  [
    'a line by the store',
    chargedOrder(),
    { amountPence: 1140, payer: 'store', isRest: false } as const,
    { store: 1439, marketplace: 50, bagCharge: 10, tip: 200, provider: -1699 },
  ],
  [
    'a line by the marketplace',
    chargedOrder(),
    { amountPence: 1140, payer: 'marketplace', isRest: false } as const,
    { store: 2579, marketplace: -1090, bagCharge: 10, tip: 200, provider: -1699 },
  ],
  [
    'a line by the store, in cash that it pays back itself',
    inCash,
    { amountPence: 1140, payer: 'store', isRest: false } as const,
    { store: -60, marketplace: 50, bagCharge: 10, tip: 0, provider: 0 },
  ],
  [
    'a line by the marketplace, which owes the store the cash that it pays back',
    inCash,
    { amountPence: 1140, payer: 'marketplace', isRest: false } as const,
    { store: 1080, marketplace: -1090, bagCharge: 10, tip: 0, provider: 0 },
  ],
  [
    'a line by the store and the marketplace',
    chargedOrder(),
    { amountPence: 1140, payer: 'store', marketplacePence: 140, isRest: false } as const,
    { store: 1579, marketplace: -90, bagCharge: 10, tip: 200, provider: -1699 },
  ],
  [
    'a line by both, in cash that the store pays back itself',
    inCash,
    { amountPence: 1140, payer: 'store', marketplacePence: 140, isRest: false } as const,
    { store: 80, marketplace: -90, bagCharge: 10, tip: 0, provider: 0 },
  ],
  [
    'the whole order by both, who give their parts and no more',
    chargedOrder(),
    { ...rest(2839), marketplacePence: 839 },
    { store: 789, marketplace: -789, bagCharge: 0, tip: 0, provider: 0 },
  ],
  [
    'the whole order by the store, in cash',
    inCash,
    rest(2639),
    { store: 0, marketplace: 0, bagCharge: 0, tip: 0, provider: 0 },
  ],
])('a refund of %s', (_, order, refund, balances) => {
  const transfers = [...chargeTransfers(order), ...refundTransfers(order, refund, [])]
  expect(balancesOf(transfers)).toEqual({ customer: 0, providerFee: 0, bank: 0, ...balances })
})

test('what the marketplace has given for a line stays with the store that gives the rest', () => {
  const order = chargedOrder()
  const line = refundTransfers(
    order,
    { amountPence: 1140, payer: 'marketplace', isRest: false },
    [],
  )
  const left = refundTransfers(order, rest(1699), [])
  const balances = balancesOf([...chargeTransfers(order), ...line, ...left])
  expect(balances).toMatchObject({ store: 1140, marketplace: -1140, bagCharge: 0, provider: 0 })
})

test('its part of a refund the marketplace has given for good, whatever the store gives after it', () => {
  const order = chargedOrder()
  const line = { amountPence: 1140, payer: 'store', marketplacePence: 140, isRest: false } as const
  const first = refundTransfers(order, line, [])
  const left = refundTransfers(order, rest(1699), first)
  const balances = balancesOf([...chargeTransfers(order), ...first, ...left])
  expect(balances).toMatchObject({
    store: 140,
    marketplace: -140,
    bagCharge: 0,
    tip: 0,
    provider: 0,
  })
})

test('commission is returned for what the store gives, not for the part of the marketplace', () => {
  const order = chargedOrder({
    commission: { rateHundredths: 1000, minimumPence: null, maximumPence: null },
  })
  const line = { amountPence: 1140, payer: 'store', marketplacePence: 140, isRest: false } as const
  const transfers = refundTransfers(order, line, [])
  expect(transfers.map(({ kind, debit, amountPence }) => [kind, debit, amountPence])).toEqual([
    ['refund', 'store', 1000],
    ['refundShare', 'marketplace', 140],
    ['refundPaid', 'customer', 1140],
    ['commissionReturned', 'marketplace', 100],
  ])
})

test.each([
  [
    'more than the tip and the bag',
    839,
    [
      ['store', 1790],
      ['bagCharge', 10],
      ['tip', 200],
    ],
    179,
  ],
  [
    'only the tip and the bag',
    2639,
    [
      ['tip', 190],
      ['bagCharge', 10],
    ],
    0,
  ],
] as const)(
  'of everything a store that gives %s returns those first, and commission for its food alone',
  (_title, marketplacePence, ofStore, commissionPence) => {
    const order = chargedOrder({
      commission: { rateHundredths: 1000, minimumPence: null, maximumPence: null },
    })
    const transfers = refundTransfers(order, { ...rest(2839), marketplacePence }, [])
    const given = transfers.filter(({ kind }) => kind === 'refund')
    expect(new Map(given.map(({ debit, amountPence }) => [debit as string, amountPence]))).toEqual(
      new Map<string, number>(ofStore),
    )
    const returned = transfers.filter(({ kind }) => kind === 'commissionReturned')
    expect(returned.reduce((sum, { amountPence }) => sum + amountPence, 0)).toBe(commissionPence)
    expect(balancesOf([...chargeTransfers(order), ...transfers])).toMatchObject({ customer: 0 })
  },
)

test('a shared refund that came back is undone on both sides', () => {
  const order = chargedOrder()
  const line = { amountPence: 1140, payer: 'store', marketplacePence: 140, isRest: false } as const
  const made = refundTransfers(order, line, [])
  const undone = returnedTransfers(made)
  expect(undone.map(({ kind }) => kind)).toEqual([
    'refundReturned',
    'refundShareReturned',
    'refundPaidReturned',
  ])
  expect(Object.values(balancesOf([...made, ...undone])).every((each) => each === 0)).toBe(true)
  const rests = refundTransfers(order, rest(2839), [...made, ...undone])
  const balances = balancesOf([...chargeTransfers(order), ...made, ...undone, ...rests])
  expect(Object.values(balances).every((each) => each === 0)).toBe(true)
})

test.each([
  ['a fee that the marketplace got', chargedOrder(), 2839, 'marketplace'],
  ['a discount that it gave', marketplaceFunded, 2339, 'customer'],
])('a whole order is given back in refunds, with %s', (_title, order, amountPence, debit) => {
  const transfers = refundTransfers(order, rest(amountPence), [])
  expect(transfers.map(({ kind }) => kind)).toEqual([
    'refund',
    'refund',
    'refund',
    'refund',
    'refundPaid',
  ])
  expect(transfers.at(-2)).toMatchObject({ debit })
})

test('a rest of just the fees costs the store nothing of its own', () => {
  const order = chargedOrder()
  const balances = balancesOf([...chargeTransfers(order), ...refundTransfers(order, rest(260), [])])
  expect(balances).toMatchObject({ store: 2579, marketplace: 0, bagCharge: 0, tip: 0 })
})

describe('fees are refunded once', () => {
  test('when the rest is refunded twice', () => {
    const order = chargedOrder()
    const first = refundTransfers(order, rest(1699), [])
    const second = refundTransfers(order, rest(1140), first)
    expect(second[0]).toMatchObject({ debit: 'store', amountPence: 1140 })
    const balances = balancesOf([...chargeTransfers(order), ...first, ...second])
    expect(Object.values(balances).every((each) => each === 0)).toBe(true)
  })

  test('and not of a rest that is less than they are', () => {
    const order = chargedOrder()
    const small = refundTransfers(order, rest(20), [])
    expect(small).toMatchObject([
      { kind: 'refund', debit: 'store', credit: 'customer', amountPence: 20 },
      { kind: 'refundPaid', debit: 'customer', credit: 'provider', amountPence: 20 },
    ])
    const large = refundTransfers(order, rest(2819), small)
    const balances = balancesOf([...chargeTransfers(order), ...small, ...large])
    expect(Object.values(balances).every((each) => each === 0)).toBe(true)
  })
})

const payer = fc.constantFrom('store' as const, 'marketplace' as const)
/** Refunds of lines, each a share of the food that is left, and then perhaps of the rest. */
const anyRefunds = fc.record({
  ofLines: fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), payer), { maxLength: 5 }),
  ofRest: fc.option(payer),
})
const onlineOrder = anyOrder.map((order) => ({ ...order, paymentMethod: 'online' as const }))

/** The ledger of an order after these refunds of it. */
function ledgerAfter(
  order: Parameters<typeof chargeTransfers>[0],
  { ofLines, ofRest }: { ofLines: [number, RefundPayer][]; ofRest: RefundPayer | null },
) {
  let foodLeft = Math.max(0, order.subtotalPence - order.discountPence)
  let left = order.totalPence
  const refunds: Transfer[] = []
  const byStore: Transfer[] = []
  const giveBack = (amountPence: number, payer: RefundPayer, isRest: boolean) => {
    left -= amountPence
    const transfers = refundTransfers(order, { amountPence, payer, isRest }, byStore)
    refunds.push(...transfers)
    if (payer === 'store') byStore.push(...transfers)
  }
  for (const [share, payer] of ofLines) {
    const amountPence = Math.floor(foodLeft * share)
    foodLeft -= amountPence
    if (amountPence > 0) giveBack(amountPence, payer, false)
  }
  if (ofRest && left > 0) giveBack(left, ofRest, true)
  return { left, refunds, all: [...chargeTransfers(order), ...refunds] }
}

test('after any refunds the customer owes nothing, and all accounts together have nothing', () => {
  fc.assert(
    fc.property(onlineOrder, anyRefunds, (order, given) => {
      const { left, refunds, all } = ledgerAfter(order, given)
      const balances = balancesOf(all)
      expect(balances.customer).toBe(0)
      expect(Object.values(balances).reduce((sum, each) => sum + each, 0)).toBe(0)
      expect(refunds.every(({ amountPence }) => amountPence > 0)).toBe(true)
      expect(left + balances.provider).toBe(0)
      expect(left).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('a store that gives everything back leaves each account as before the charge', () => {
  fc.assert(
    fc.property(onlineOrder, anyRefunds, fc.nat(500), (order, given, feePence) => {
      const ofLines = given.ofLines.map(([share]): [number, RefundPayer] => [share, 'store'])
      const { all } = ledgerAfter(order, { ofLines, ofRest: 'store' })
      const balances = balancesOf([...all, ...providerFeeTransfers(feePence)])
      const accounts: LedgerAccount[] = ['customer', 'store', 'marketplace', 'bagCharge', 'tip']
      for (const account of accounts) expect(balances[account]).toBe(0)
      expect([balances.provider, balances.providerFee + feePence]).toEqual([feePence, 0])
    }),
  )
})
