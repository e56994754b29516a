import type { SalesFigures, SalesTable } from '#contract/payments/sales.ts'
import { formatMinute } from '#rules/time/london.ts'
import { BYTE_ORDER_MARK, csvLine } from '#api/payments/statements/csv-line.ts'

/** A number is an amount of money. */
export type Cells = (string | number)[]

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

type OfTable<Table extends SalesTable> = (
  figures: Pick<SalesFigures, Table | 'totals'>,
) => [heading: Cells, lines: Cells[]]

/** The headings and the lines of each table. */
const TABLES = {
  days: ({ days }) => [
    ['Date', 'Orders', 'Delivery', 'Collection', 'Your refunds', 'Takings'],
    days.map((row) => [
      row.day,
      String(row.orders),
      row.deliveryPence,
      row.collectionPence,
      0 - row.storeRefundsPence,
      row.takingsPence,
    ]),
  ],
  hours: ({ hours }) => [
    ['Day', 'Hour', 'Orders', 'Sales'],
    hours.map(({ hourOfWeek, orders, soldPence }) => [
      WEEKDAYS[Math.floor(hourOfWeek / 24)] ?? '',
      formatMinute((hourOfWeek % 24) * 60),
      String(orders),
      soldPence,
    ]),
  ],
  dishes: ({ dishes }) => [
    ['Dish', 'Sold', 'Sales before discounts'],
    dishes.map(({ name, quantity, soldPence }) => [name, String(quantity), soldPence]),
  ],
  services: ({ services }) => [
    ['Service', 'Orders', 'Sales'],
    services.map(({ service, orders, soldPence }) => [service, String(orders), soldPence]),
  ],
  payments: ({ payments }) => [
    ['Paid', 'Orders', 'Sales'],
    payments.map(({ paymentMethod, orders, soldPence }) => [
      paymentMethod === 'cash' ? 'cash' : 'card',
      String(orders),
      soldPence,
    ]),
  ],
  declines: ({ declines, totals }) => [
    ['Reason', 'Orders'],
    [
      ['missed', String(totals.missed)],
      ...declines.map(({ reason, orders }) => [reason, String(orders)]),
    ],
  ],
  refunds: ({ refunds }) => [
    ['Cause', 'Refunds', 'Refunded to customers'],
    refunds.map(({ cause, refunds: count, refundedPence }) => [
      cause,
      String(count),
      refundedPence,
    ]),
  ],
} satisfies { [Table in SalesTable]: OfTable<Table> }

/** One of the tables of a store's figures, for a spreadsheet. */
export function salesCsv<Table extends SalesTable>(
  figures: Pick<SalesFigures, Table | 'totals'>,
  table: Table,
): string {
  const of: { [Name in SalesTable]: OfTable<Name> } = TABLES
  return spreadsheet(...of[table](figures))
}

/** A table as a file that spreadsheets open. */
export const spreadsheet = (heading: Cells, lines: readonly Cells[]): string =>
  BYTE_ORDER_MARK + [heading, ...lines].map(csvLine).join('')
