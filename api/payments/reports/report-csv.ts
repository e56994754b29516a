import type { Report, ReportTable, Retention } from '#contract/operator/reports.ts'
import { onTimePercent } from '#rules/sales/sales-figures.ts'
import { salesCsv, spreadsheet, type Cells } from '#api/payments/sales/sales-csv.ts'

const PUNCTUALITY = ['Completed', 'Late', 'On time %']

const punctualityOf = (row: { completed: number; late: number }): Cells => [
  String(row.completed),
  String(row.late),
  orNothing(onTimePercent(row)),
]

const orNothing = (value: number | null) => (value === null ? '' : String(value))

/** One of the tables of a report, for a spreadsheet. */
export function reportCsv(report: Report, table: ReportTable): string {
  switch (table) {
    case 'stores':
      return spreadsheet(
        ['Restaurant', 'City', 'Area', 'Orders', 'Sales', ...PUNCTUALITY],
        report.stores.map((row) => [
          row.name,
          row.city,
          row.area,
          String(row.orders),
          row.soldPence,
          ...punctualityOf(row),
        ]),
      )
    case 'areas':
      return spreadsheet(
        ['City', 'Area', 'Orders', 'Sales', ...PUNCTUALITY],
        report.areas.map((row) => [
          row.city,
          row.area,
          String(row.orders),
          row.soldPence,
          ...punctualityOf(row),
        ]),
      )
    case 'times':
      return spreadsheet(
        ['Service', ...PUNCTUALITY, 'Minutes promised', 'Minutes taken', 'Minutes late'],
        report.times.map((row) => [
          row.service,
          ...punctualityOf(row),
          orNothing(row.medianPromisedMinutes),
          orNothing(row.medianTakenMinutes),
          orNothing(row.medianMinutesLate),
        ]),
      )
    default:
      return salesCsv(report, table)
  }
}

export function retentionCsv({ months }: Retention): string {
  return spreadsheet(
    [
      'Month',
      'Customers',
      'Within 30 days',
      'Within 60 days',
      'Within 90 days',
      'Orders',
      'Of guests',
    ],
    months.map((row) => [
      row.month,
      String(row.customers),
      orNothing(row.within30Days),
      orNothing(row.within60Days),
      orNothing(row.within90Days),
      String(row.orders),
      String(row.guestOrders),
    ]),
  )
}
