import '#web/styles/staff/operator.css'
import '#web/styles/staff/statement.css'
import '#web/styles/staff/sales.css'
import '#web/styles/staff/reports.css'
import '#web/messages/operator.ts'
import '#web/messages/reports.ts'
import '#web/messages/sales.ts'
import '#web/messages/store-app.ts'
import { useSearchParams } from 'react-router'
import type { SalesPeriod } from '#rules/sales/sales-period.ts'
import { londonParts } from '#rules/time/london.ts'
import { Empty } from '#ui/empty.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { DishThumbnail } from '#ui/table-setting/table-setting.tsx'
import { serverNow } from '#web/calls/request/server-clock.ts'
import { useGetReportQuery } from '#web/calls/staff/console/report-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { ConsolePage } from '#web/operator/console-page.tsx'
import { FigureDays } from '#web/staff/figures/figure-days.tsx'
import { daysOfAddress } from '#web/staff/figures/sales-days.ts'
import { SalesGlance } from '#web/staff/figures/sales-glance.tsx'
import { NotLoaded } from '#web/staff/not-loaded.tsx'
import { filterOfAddress, queryOf, type ReportFilter } from './report-filter.ts'
import { ReportFilters } from './report-filters.tsx'
import { ReportTables } from './report-tables.tsx'
import { RetentionPanel } from './retention-panel.tsx'

/** What all restaurants sold, how punctual they were, and who ordered again. */
export default function ReportsPage() {
  const { t } = useTranslation()
  return (
    <ConsolePage name={t('reports.title')} permission="reports" className="sales">
      {(user) => (
        <>
          <div>
            <h1>{t('reports.title')}</h1>
            <p className="soft">{t('reports.intro')}</p>
          </div>
          {user ? <Reports /> : <ReportLoading />}
        </>
      )}
    </ConsolePage>
  )
}

function Reports() {
  const [search, setSearch] = useSearchParams()
  const today = londonParts(serverNow()).isoDate
  const days = daysOfAddress(search, today)
  const filter = filterOfAddress(search)
  const show = (change: { days?: SalesPeriod; filter?: ReportFilter }) =>
    setSearch({ ...(change.days ?? days), ...queryOf(change.filter ?? filter) }, { replace: true })
  return (
    <>
      <div className="panel stack">
        <FigureDays
          key={`${days.from} ${days.to}`}
          {...{ days, today }}
          onChange={(chosen) => show({ days: chosen })}
        />
        <ReportFilters
          key={filter.store}
          filter={filter}
          onChange={(chosen) => show({ filter: chosen })}
        />
      </div>
      <ReportOf {...{ days, filter }} onStore={(store) => show({ filter: { ...filter, store } })} />
      <RetentionPanel filter={filter} />
    </>
  )
}

interface ReportOfProps {
  days: SalesPeriod
  filter: ReportFilter
  onStore: (name: string) => void
}

function ReportOf({ days, filter, onStore }: ReportOfProps) {
  const { t } = useTranslation()
  const query = useGetReportQuery(
    { query: { ...days, ...queryOf(filter) } },
    { refetchOnMountOrArgChange: true },
  )
  const { currentData: report } = query
  if (!report)
    return <NotLoaded {...query} loading={<ReportLoading />} failed={t('reports.failed')} />
  const { orders, refunds, missed, declined, completed } = report.totals
  if (orders + refunds + missed + declined + completed === 0)
    return (
      <Empty
        picture={<DishThumbnail dish={null} seed="reports" cloth="custard" weave="gingham" />}
        title={t('reports.emptyTitle')}
      >
        {t('reports.emptyText')}
      </Empty>
    )
  return (
    <>
      <SalesGlance {...report} of="marketplace" />
      <ReportTables {...{ report, filter, onStore }} />
    </>
  )
}

function ReportLoading() {
  const { t } = useTranslation()
  return (
    <div className="stack" aria-busy>
      <p className="sr">{t('reports.loading')}</p>
      <Skeleton height="9rem" radius="var(--radius-lg)" />
      <Skeleton height="18rem" radius="var(--radius-lg)" />
    </div>
  )
}
