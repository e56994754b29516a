import { LISTED_IN_REPORT, onTimePercent } from '#rules/sales/sales-figures.ts'
import type { Report, ReportTable } from '#contract/operator/reports.ts'
import { formatPence } from '#rules/money/pence.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { FigurePanel, type FigureTable } from '#web/staff/figures/figure-panel.tsx'
import { useSalesTables } from '#web/staff/figures/use-sales-tables.tsx'
import { PunctualityChart } from './punctuality-chart.tsx'
import { queryOf, type ReportFilter } from './report-filter.ts'

interface ReportTablesProps {
  report: Report
  filter: ReportFilter
  /** Shows the figures of one restaurant. */
  onStore: (name: string) => void
}

type Shown = Omit<FigureTable, 'file' | 'table'> & { table: ReportTable }

/** Each table of a report, with its chart and its file. */
export function ReportTables({ report, filter, onStore }: ReportTablesProps) {
  const { t } = useTranslation()
  const { from, to } = report
  const tables = useSalesTables(report).flatMap((each): Shown[] => {
    const { table } = each
    if (table === 'dishes') return []
    return [
      table === 'declines'
        ? { ...each, table, about: t('reports.tableAbout.declines') }
        : { ...each, table },
    ]
  })
  const [days, hours, ...others] = tables
  const own = useOwnTables(report, onStore)
  return (
    <div className="sales-tables">
      {[days, hours, ...own, ...others]
        .filter((each) => each !== undefined)
        .filter(({ rows }) => rows.length > 0)
        .map(({ table, ...each }) => {
          const query = new URLSearchParams({ ...queryOf(filter), from, to, table })
          const file: FigureTable['file'] = {
            path: `/operator/reports.csv?${query}`,
            name: `report-${table}-${from}-${to}.csv`,
          }
          return <FigurePanel key={table} {...{ table, file }} {...each} />
        })}
    </div>
  )
}

/** What only the marketplace reads: its restaurants, their areas, and how punctual they are. */
function useOwnTables({ stores, areas, times, hours }: Report, onStore: (name: string) => void) {
  const { t } = useTranslation()
  const [orders, sales] = [t('sales.column.orders'), t('sales.column.sales')]
  const [onTime, completed] = [t('reports.column.onTime'), t('reports.column.completed')]
  const minutes = (value: number | null) =>
    value === null ? t('reports.none') : t('reports.minutes', { value })
  const shareOf = (row: { completed: number; late: number }) => {
    const value = onTimePercent(row)
    return value === null ? t('reports.none') : t('reports.percent', { value })
  }
  const listed: Shown[] = [
    {
      table: 'stores',
      title: t('reports.table.stores'),
      about: t('reports.tableAbout.stores', { count: LISTED_IN_REPORT }),
      columns: [t('reports.column.store'), orders, sales, onTime],
      rows: stores.map(({ id, name, ...row }) => [
        { key: id, shown: <StoreName name={name} onPress={() => onStore(name)} /> },
        String(row.orders),
        formatPence(row.soldPence),
        shareOf(row),
      ]),
    },
    {
      table: 'areas',
      title: t('reports.table.areas'),
      about: t('reports.tableAbout.areas'),
      columns: [t('reports.column.area'), orders, sales, onTime],
      rows: areas.map(({ city, area, ...row }) => [
        t('reports.areaName', { area, city }),
        String(row.orders),
        formatPence(row.soldPence),
        shareOf(row),
      ]),
    },
    {
      table: 'times',
      title: t('reports.table.times'),
      about: t('reports.tableAbout.times'),
      columns: [
        t('sales.column.service'),
        completed,
        onTime,
        t('reports.column.promised'),
        t('reports.column.taken'),
        t('reports.column.minutesLate'),
      ],
      wideColumns: [completed, t('reports.column.minutesLate')],
      rows: times.map((row) => [
        t(`sales.service.${row.service}`),
        String(row.completed),
        shareOf(row),
        minutes(row.medianPromisedMinutes),
        minutes(row.medianTakenMinutes),
        minutes(row.medianMinutesLate),
      ]),
      chart: <PunctualityChart hours={hours} />,
    },
  ]
  return listed
}

function StoreName({ name, onPress }: { name: string; onPress: () => void }) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      className="report-store"
      aria-label={t('reports.onlyThis', { name })}
      onClick={onPress}
    >
      {name}
    </button>
  )
}
