import type { StatementRow } from '#contract/payments/statement.ts'
import { formatLondonTime, londonParts } from '#rules/time/london.ts'

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
  ['Balance', (row) => row.balancePence],
  ['Card payments', (row) => row.cardPence],
  ['Platform fees', (row) => row.platformFeesPence],
  ['Discounts paid for you', (row) => row.marketplaceDiscountsPence],
  ['Refunds paid for you', (row) => row.marketplaceRefundsPence],
  ['Refunded to customer', (row) => row.refundedPence],
  ['Refund paid by', ({ payer }) => payer ?? ''],
  ['Reason', ({ reason }) => reason],
]

/** The byte order mark, so that spreadsheets read it as UTF-8 and not as an older encoding. */
const BYTE_ORDER_MARK = '\ufeff'

/**
 * A statement as a table for spreadsheets (RFC 4180): amounts in pounds, deductions from the balance with a
 * minus, so that the columns from sales to cash add up to the balance.
 */
export async function statementCsv(rows: AsyncIterable<StatementRow>): Promise<string> {
  const lines = [line(COLUMNS.map(([heading]) => heading))]
  for await (const row of rows) lines.push(line(COLUMNS.map(([, cell]) => cell(row))))
  return BYTE_ORDER_MARK + lines.join('')
}

function line(cells: readonly (string | number)[]): string {
  const written = cells.map((cell) => (typeof cell === 'number' ? pounds(cell) : quoted(cell)))
  return `${written.join(',')}\r\n`
}

function pounds(pence: number): string {
  const size = Math.abs(pence)
  return `${pence < 0 ? '-' : ''}${Math.floor(size / 100)}.${String(size % 100).padStart(2, '0')}`
}

/**
 * Text that people wrote must never be a formula to a spreadsheet: its first character decides that, also
 * after spaces, so an apostrophe goes before it. https://owasp.org/www-community/attacks/CSV_Injection
 */
function quoted(text: string): string {
  const harmless = /^\s*[=+\-@\t\r\n|%\uff1d\uff0b\uff0d\uff20]/.test(text) ? `'${text}` : text
  return /[",;\r\n\t']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
