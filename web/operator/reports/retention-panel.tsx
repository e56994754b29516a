import type { Retention } from '#contract/operator/reports.ts'
import { RETENTION_DAYS } from '#rules/sales/retention.ts'
import { BarChart } from '#ui/charts/bar-chart.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useGetRetentionQuery } from '#web/calls/staff/console/report-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { FigurePanel } from '#web/staff/figures/figure-panel.tsx'
import { NotLoaded } from '#web/staff/not-loaded.tsx'
import { queryOf, type ReportFilter } from './report-filter.ts'

const monthName = new Intl.DateTimeFormat('en-GB', {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

const nameOf = (month: string) => monthName.format(new Date(`${month}-01`))

/** How many of a month's customers ordered again. */
export function RetentionPanel({ filter }: { filter: ReportFilter }) {
  const { t } = useTranslation()
  const query = useGetRetentionQuery(
    { query: queryOf(filter) },
    { refetchOnMountOrArgChange: true },
  )
  const { currentData } = query
  if (!currentData)
    return (
      <NotLoaded
        {...query}
        loading={<Skeleton height="18rem" radius="var(--radius-lg)" />}
        failed={t('reports.retention.failed')}
      />
    )
  return <RetentionTable months={currentData.months} filter={filter} />
}

type Month = Retention['months'][number]

function RetentionTable({ months, filter }: Retention & { filter: ReportFilter }) {
  const { t } = useTranslation()
  const share = (part: number | null, all: number) =>
    part === null || all === 0
      ? t('reports.none')
      : t('reports.percent', { value: Math.round((part / all) * 100) })
  const guests = t('reports.retention.guests')
  return (
    <div className="sales-tables of-one">
      <FigurePanel
        table="retention"
        title={t('reports.retention.title')}
        about={t('reports.retention.about')}
        columns={[
          t('reports.retention.month'),
          t('reports.retention.customers'),
          ...RETENTION_DAYS.map((count) => t('reports.retention.within', { count })),
          guests,
        ]}
        wideColumns={[t('reports.retention.within', { count: 60 }), guests]}
        rows={months.map((row) => [
          nameOf(row.month),
          String(row.customers),
          share(row.within30Days, row.customers),
          share(row.within60Days, row.customers),
          share(row.within90Days, row.customers),
          share(row.guestOrders, row.orders),
        ])}
        chart={
          months.some(({ customers }) => customers > 0) ? (
            <RetentionChart months={months} />
          ) : (
            <p>{t('reports.retention.none')}</p>
          )
        }
        file={{
          path: `/operator/reports/retention.csv?${new URLSearchParams(queryOf(filter))}`,
          name: 'report-retention.csv',
        }}
      />
    </div>
  )
}

function RetentionChart({ months }: { months: readonly Month[] }) {
  const { t } = useTranslation()
  const bars = months.toReversed().map(({ month, customers, within30Days }) => {
    const value = customers === 0 ? 0 : Math.round(((within30Days ?? 0) / customers) * 100)
    const label = nameOf(month)
    const words = `${label}: ${t('reports.percent', { value })}`
    return {
      label,
      words,
      tick: label.slice(0, 3),
      parts: [value],
    }
  })
  const highest = bars.reduce((best, bar) =>
    (bar.parts[0] ?? 0) > (best.parts[0] ?? 0) ? bar : best,
  )
  return (
    <BarChart
      series={['returned']}
      bars={bars}
      scale={(value) => (Number.isInteger(value) ? t('reports.percent', { value }) : '')}
      summary={t('sales.highest', {
        table: t('reports.retention.chart'),
        label: highest.label,
        value: t('reports.percent', { value: highest.parts[0] ?? 0 }),
      })}
    />
  )
}
