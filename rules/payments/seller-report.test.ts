import { expect, test } from 'vitest'
import { chargeTransfers, type ChargedOrder } from './charge-transfers.ts'
import { refundTransfers } from './refund-transfers.ts'
import { reportedYear, sellerQuarter } from './seller-report.ts'
import type { StatementTransfer } from './statement.ts'
import { chargedOrder } from './testing/charged-order.ts'

const commission = { rateHundredths: 1000, minimumPence: null, maximumPence: null }
const charge = (order: ChargedOrder): StatementTransfer[] =>
  chargeTransfers(order).map((each) => ({ ...each, payer: null }))
const half = (order: ChargedOrder): StatementTransfer[] =>
  refundTransfers(order, { amountPence: 1140, payer: 'store', isRest: false }, []).map((each) => ({
    ...each,
    payer: 'store',
  }))

const card = chargedOrder({ commission })
const cash = chargedOrder({ commission, paymentMethod: 'cash' })

test.each([
  ['a card order', charge(card), 2280 + 299 + 10 + 200 - 228, 228],
  ['a cash order, which it has the money of', charge(cash), 2280 + 299 + 10 + 200 - 228, 228],
  ['half of it refunded', [...charge(card), ...half(card)], 1140 + 299 + 10 + 200 - 114, 114],
  ['nothing', [], 0, 0],
])('%s', (_, transfers, considerationPence, feesPence) => {
  expect(sellerQuarter(transfers, 1)).toEqual({ considerationPence, feesPence, orders: 1 })
})

test('the year to report is the last one', () => {
  expect(reportedYear('2027-01-31')).toBe(2026)
})
