import type { QueryOf } from '#contract/call.ts'
import type { getReport, Report } from '#contract/operator/reports.ts'
import { SERVICES } from '#rules/orders/service.ts'
import { instantsOf } from '#rules/payments/statement-period.ts'
import { medianOf, type Counted } from '#rules/sales/median.ts'
import { LISTED_IN_REPORT, REPORT_LINES_MAXIMUM } from '#rules/sales/sales-figures.ts'
import type { Context } from '#api/context.ts'
import { loadClosedUntil } from '#api/payments/sales/closed-days.queries.ts'
import {
  lateOf,
  loadPunctuality,
  type PunctualityRow,
} from '#api/payments/sales/punctuality.queries.ts'
import { readFigures } from '#api/payments/sales/read-sales.ts'
import { loadSoldByStore, type SoldAtRow } from './report.queries.ts'

/**
 * What the marketplace sold in some days, and how punctual it was. The definitions are those of a store's own
 * figures, in `rules/sales/sales-figures.ts`.
 */
export async function readReport(
  { db }: Context,
  { from, to, ...choice }: QueryOf<typeof getReport>,
): Promise<Report> {
  const closedUntil = await loadClosedUntil(db)
  const span = { ...choice, ...instantsOf({ from, to }), closedUntil }
  const punctuality = loadPunctuality(db, span)
  const inAll = punctuality.then((rows) => lateOf(countedOf(rows, 'late')))
  const query = { choice, period: { from, to }, closedUntil }
  const [figures, sold, rows] = await Promise.all([
    readFigures(db, query, inAll),
    loadSoldByStore(db, span),
    punctuality,
  ])
  const hours = setOf(rows, 'hour')
  const stores = storesOf(sold, setOf(rows, 'store'))
  return {
    ...figures,
    hours: figures.hours.map((hour) => ({
      ...hour,
      ...punctualityOf(hours.find(({ hourOfWeek }) => hourOfWeek === hour.hourOfWeek)),
    })),
    stores: stores.slice(0, REPORT_LINES_MAXIMUM),
    areas: areasOf(stores).slice(0, REPORT_LINES_MAXIMUM),
    times: timesOf(rows),
  }
}

/** The report as a page shows it, with the first of its stores and areas. */
export const listedReport = (report: Report): Report => ({
  ...report,
  stores: report.stores.slice(0, LISTED_IN_REPORT),
  areas: report.areas.slice(0, LISTED_IN_REPORT),
})

const setOf = (rows: readonly PunctualityRow[], set: PunctualityRow['set']) =>
  rows.filter((row) => row.set === set)

const countedOf = (rows: readonly PunctualityRow[], set: PunctualityRow['set']): Counted[] =>
  setOf(rows, set).flatMap(({ minutes, completed }) =>
    minutes === null ? [] : { value: minutes, count: completed },
  )

const punctualityOf = (
  { completed, late }: Pick<PunctualityRow, 'completed' | 'late'> = { completed: 0, late: 0 },
) => ({ completed, late })

function timesOf(rows: readonly PunctualityRow[]): Report['times'] {
  return SERVICES.map((service) => {
    const of = rows.filter((row) => row.service === service)
    return {
      service,
      ...lateOf(countedOf(of, 'late')),
      medianPromisedMinutes: medianOf(countedOf(of, 'promised')),
      medianTakenMinutes: medianOf(countedOf(of, 'taken')),
    }
  }).filter(({ completed }) => completed > 0)
}

function storesOf(
  sold: readonly SoldAtRow[],
  punctuality: readonly PunctualityRow[],
): Report['stores'] {
  const byId = new Map(punctuality.map((row) => [row.storeId, row]))
  return sold.map((row) => ({ ...row, ...punctualityOf(byId.get(row.id)) }))
}

/** What was sold in each area, the largest first. */
function areasOf(stores: Report['stores']): Report['areas'] {
  const areas = new Map<string, Report['areas'][number]>()
  for (const { city, area, ...store } of stores) {
    const key = JSON.stringify([city, area])
    const sum = areas.get(key)
    areas.set(key, {
      city,
      area,
      orders: (sum?.orders ?? 0) + store.orders,
      soldPence: (sum?.soldPence ?? 0) + store.soldPence,
      completed: (sum?.completed ?? 0) + store.completed,
      late: (sum?.late ?? 0) + store.late,
    })
  }
  return [...areas.values()].toSorted((one, other) => other.soldPence - one.soldPence)
}
