import '#web/styles/staff/statement.css'
import '#web/styles/staff/sales.css'
import '#web/messages/sales.ts'
import '#web/messages/store-app.ts'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { isRoleAllowed } from '#contract/partner/staff-roles.ts'
import type { User } from '#contract/session.ts'
import { SALES_DAYS_MAXIMUM, type SalesPeriod } from '#rules/sales/sales-period.ts'
import { londonParts } from '#rules/time/london.ts'
import { buttonClass } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Chip } from '#ui/form/chip.tsx'
import { Field } from '#ui/form/field.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { DishThumbnail } from '#ui/table-setting/table-setting.tsx'
import { serverNow } from '#web/calls/request/server-clock.ts'
import { useGetSalesQuery } from '#web/calls/staff/money/sales-calls.ts'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { NotLoaded } from '#web/store-app/not-loaded.tsx'
import { StoreAppPage } from '#web/store-app/store-app-page.tsx'
import { useStoreInUrl } from '#web/store-app/use-partner.ts'
import { areDays, daysOfAddress, daysOfPreset, SALES_PRESETS } from './sales-days.ts'
import { SalesGlance } from './sales-glance.tsx'
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
      <div className="row wrap">
        <h1>{t('sales.title')}</h1>
        {store && isRoleAllowed(store.role, 'money') && (
          <Link className={buttonClass()} to={links.statement(store.slug)}>
            {t('sales.toStatement')}
          </Link>
        )}
      </div>
      {!store && <SalesLoading />}
      {store && (
        <>
          <SalesDays
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
      <SalesGlance {...figures} />
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

interface SalesDaysProps {
  days: SalesPeriod
  today: string
  onChange: (days: SalesPeriod) => void
}

/** Which days: one of the usual periods, or any. */
function SalesDays({ days, today, onChange }: SalesDaysProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(days)
  const type = (change: Partial<SalesPeriod>) => {
    const changed = { ...typed, ...change }
    setTyped(changed)
    if (areDays(changed)) onChange(changed)
  }
  return (
    <div className="statement-days">
      <fieldset className="row wrap board-tap">
        <legend className="sr">{t('sales.days')}</legend>
        {SALES_PRESETS.map((preset) => {
          const { from, to } = daysOfPreset(preset, today)
          return (
            <Chip
              key={preset}
              type="radio"
              name="preset"
              checked={from === days.from && to === days.to}
              onChange={() => onChange({ from, to })}
            >
              {t(`sales.preset.${preset}`)}
            </Chip>
          )
        })}
      </fieldset>
      <Field
        type="date"
        label={t('sales.from')}
        value={typed.from}
        onChange={(event) => type({ from: event.target.value })}
      />
      <Field
        type="date"
        label={t('sales.to')}
        value={typed.to}
        onChange={(event) => type({ to: event.target.value })}
        error={!areDays(typed) && t('sales.daysProblem', { count: SALES_DAYS_MAXIMUM })}
      />
    </div>
  )
}
