import fc from 'fast-check'
import { expect, test } from 'vitest'
import { balancesOf, chargeTransfers, type Transfer } from './charge-transfers.ts'
import { orderLedger } from './order-ledger.ts'
import { refundTransfers } from './refund-transfers.ts'
import { anyOrder, chargedOrder } from './testing/charged-order.ts'

const food: Transfer = { kind: 'food', debit: 'customer', credit: 'store', amountPence: 2280 }
const payment: Transfer = {
  kind: 'payment',
  debit: 'provider',
  credit: 'customer',
  amountPence: 2280,
}
const commission: Transfer = {
  kind: 'commission',
  debit: 'store',
  credit: 'marketplace',
  amountPence: 319,
}
const refund: Transfer = { kind: 'refund', debit: 'store', credit: 'customer', amountPence: 500 }
const refundPaid: Transfer = {
  kind: 'refundPaid',
  debit: 'customer',
  credit: 'provider',
  amountPence: 500,
}

test.each([
  ['nothing', [], [], 0],
  [
    'a charge',
    [food, payment],
    [
      ['store', 0, 2280],
      ['provider', 2280, 0],
    ],
    0,
  ],
  [
    'commission, which is between store and marketplace',
    [food, payment, commission],
    [
      ['store', 0, 2280],
      ['provider', 2280, 0],
      ['store', 319, 0],
      ['marketplace', 0, 319],
    ],
    0,
  ],
  [
    'a refund',
    [food, payment, refund, refundPaid],
    [
      ['store', 0, 2280],
      ['provider', 2280, 0],
      ['store', 500, 0],
      ['provider', 0, 500],
    ],
    0,
  ],
  ['food that nobody has paid for', [food], [['store', 0, 2280]], -2280],
  [
    'a refund that was booked and not paid out',
    [food, payment, refund],
    [
      ['store', 0, 2280],
      ['provider', 2280, 0],
      ['store', 500, 0],
    ],
    500,
  ],
] as const)('the ledger of %s', (_title, transfers, rows, openPence) => {
  const ledger = orderLedger(transfers)
  expect(ledger.rows.map((row) => [row.account, row.inPence, row.outPence])).toEqual(rows)
  expect(ledger.openPence).toBe(openPence)
})

test('a charge and its refund balance, and each row names its transfer', () => {
  const order = chargedOrder()
  const transfers = [
    ...chargeTransfers(order),
    ...refundTransfers(order, { amountPence: 1140, payer: 'store', isRest: false }, []),
  ]
  const { rows, inPence, outPence } = orderLedger(transfers)
  expect([inPence, outPence]).toEqual([2839 + 1140, 2839 + 1140])
  expect(rows.map(({ transfer }) => transfers.indexOf(transfer))).toEqual(rows.map((_, at) => at))
})

test('whatever the order, it is out of balance by what the customer’s account has', () => {
  fc.assert(
    fc.property(anyOrder, fc.nat(), (order, seed) => {
      const transfers = chargeTransfers(order)
      const some = transfers.filter((_, index) => (seed >> index) % 2 === 0)
      expect(orderLedger(transfers).openPence).toBe(0)
      expect(orderLedger(some).openPence).toBe(balancesOf(some).customer)
    }),
  )
})
