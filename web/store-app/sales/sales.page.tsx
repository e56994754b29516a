import '#web/styles/staff/statement.css'
import '#web/styles/staff/sales.css'
import '#web/messages/sales.ts'
import '#web/messages/store-app.ts'
import { useSearchParams } from 'react-router'
import type { User } from '#contract/session.ts'
import type { SalesPeriod } from '#rules/sales/sales-period.ts'
import { londonParts } from '#rules/time/london.ts'
import { Empty } from '#ui/empty.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { DishThumbnail } from '#ui/table-setting/table-setting.tsx'
import { serverNow } from '#web/calls/request/server-clock.ts'
import { useGetSalesQuery } from '#web/calls/staff/money/earnings-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { FigureDays } from '#web/staff/figures/figure-days.tsx'
import { daysOfAddress } from '#web/staff/figures/sales-days.ts'
import { SalesGlance } from '#web/staff/figures/sales-glance.tsx'
import { MoneyTabs } from '#web/store-app/money-tabs.tsx'
import { NotLoaded } from '#web/staff/not-loaded.tsx'
import { StoreAppPage } from '#web/store-app/store-app-page.tsx'
import { useStoreInUrl } from '#web/store-app/use-partner.ts'
import { SalesTables } from './sales-tables.tsx'

/** What a store sold in some days: at a glance, and by day, hour, dish and service. */
export default function SalesPage() {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const ofAddress = useStoreInUrl()
  const { store } = ofAddress
  const today = londonParts(serverNow()).isoDate
  const days = daysOfAddress(search, today)
  return (
    <StoreAppPage
      {...ofAddress}
      className="sales"
      permission="sales"
      onStoreChosen={(slug) => setSearch({ store: slug, ...days }, { replace: true })}
      name={t('sales.pageName')}
    >
      <h1>{t('sales.title')}</h1>
      <MoneyTabs store={store} current="sales" />
      {!store && <SalesLoading />}
      {store && (
        <>
          <FigureDays
            key={`${days.from} ${days.to}`}
            {...{ days, today }}
            onChange={(chosen) => setSearch({ store: store.slug, ...chosen }, { replace: true })}
          />
          <SalesOfDays {...{ store, days }} />
        </>
      )}
    </StoreAppPage>
  )
}

function SalesOfDays({ store, days }: { store: User['stores'][number]; days: SalesPeriod }) {
  const { t } = useTranslation()
  const query = useGetSalesQuery(
    { params: { storeId: store.id }, query: days },
    { refetchOnMountOrArgChange: true },
  )
  const { currentData: figures } = query
  if (!figures)
    return <NotLoaded {...query} loading={<SalesLoading />} failed={t('sales.failed')} />
  const { orders, refunds, missed, declined } = figures.totals
  if (orders + refunds + missed + declined === 0)
    return (
      <Empty
        picture={<DishThumbnail dish={null} seed="sales" cloth="custard" weave="gingham" />}
        title={t('sales.emptyTitle')}
      >
        {t('sales.emptyText')}
      </Empty>
    )
  return (
    <>
      <SalesGlance {...figures} of="store" />
      <SalesTables {...{ store, figures }} />
    </>
  )
}

function SalesLoading() {
  const { t } = useTranslation()
  return (
    <div className="stack" aria-busy>
      <p className="sr">{t('sales.loading')}</p>
      <Skeleton height="9rem" radius="var(--radius-lg)" />
      <Skeleton height="18rem" radius="var(--radius-lg)" />
    </div>
  )
}
