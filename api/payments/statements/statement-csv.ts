import type { StatementRow } from '#contract/payments/statement.ts'
import { formatLondonTime, londonParts } from '#rules/time/london.ts'
import { BYTE_ORDER_MARK, csvLine } from './csv-line.ts'

type Column = [heading: string, cell: (row: StatementRow) => string | number]

const COLUMNS: readonly Column[] = [
  ['Date', ({ at }) => londonParts(new Date(at)).isoDate],
  ['Time', ({ at }) => formatLondonTime(new Date(at))],
  ['Order', ({ orderNumber }) => orderNumber],
  ['Kind', ({ kind }) => kind],
  ['Paid', ({ paymentMethod }) => (paymentMethod === 'cash' ? 'cash' : 'card')],
  ['Sales', (row) => row.salesPence],
  ['Delivery fees', (row) => row.deliveryFeesPence],
  ['Bag charges', (row) => row.bagChargesPence],
  ['Tips', (row) => row.tipsPence],
  ['Your discounts', (row) => -row.storeDiscountsPence],
  ['Your refunds', (row) => -row.storeRefundsPence],
  ['Cash you took', (row) => -row.cashPence],
  ['Commission', (row) => -row.commissionPence],
  ['Balance', (row) => row.balancePence],
  ['Card payments', (row) => row.cardPence],
  ['Platform fees', (row) => row.platformFeesPence],
  ['Discounts paid for you', (row) => row.marketplaceDiscountsPence],
  ['Refunds paid for you', (row) => row.marketplaceRefundsPence],
  ['Refunded to customer', (row) => row.refundedPence],
  ['Refund paid by', payerOf],
  ['Reason', ({ reason }) => reason],
]

/** Both, where the marketplace gives a part of what the store pays for. */
function payerOf({ payer, marketplaceRefundsPence }: StatementRow): string {
  return payer === 'store' && marketplaceRefundsPence !== 0 ? 'both' : (payer ?? '')
}

/**
 * A statement as a table for spreadsheets (RFC 4180): amounts in pounds, deductions from the balance with a
 * minus, so that the columns from sales to commission add up to the balance.
 */
export async function statementCsv(rows: AsyncIterable<StatementRow>): Promise<string> {
  const lines = [csvLine(COLUMNS.map(([heading]) => heading))]
  for await (const row of rows) lines.push(csvLine(COLUMNS.map(([, cell]) => cell(row))))
  return BYTE_ORDER_MARK + lines.join('')
}
