import '#web/styles/staff/statement.css'
import '#web/messages/statement.ts'
import '#web/messages/store-app.ts'
import '#web/messages/orders.ts'
import { useRouteLoaderData, useSearchParams } from 'react-router'
import { serverNow } from '#web/calls/request/server-clock.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import {
  daysOfAddress,
  todayOf,
  areDays,
  daysOfPreset,
  STATEMENT_PRESETS,
} from './statement-period.ts'
import { StatementCommission } from './statement-commission.tsx'
import { StatementPayouts } from './statement-payouts.tsx'
import { StatementInvoices } from './statement-invoices.tsx'
import { StatementLoading, StatementOfDates } from './statement-of-dates.tsx'
import { MoneyTabs } from '#web/store-app/money-tabs.tsx'
import { StoreAppPage } from '#web/store-app/store-app-page.tsx'
import { useStoreInUrl } from '#web/store-app/use-partner.ts'
import { useState } from 'react'
import { STATEMENT_DAYS_MAXIMUM, type StatementPeriod } from '#rules/payments/statement-period.ts'
import { Chip } from '#ui/form/chip.tsx'
import { Field } from '#ui/form/field.tsx'

interface StatementDaysProps {
  days: StatementPeriod
  today: string
  onChange: (days: StatementPeriod) => void
}

/** What a store has earned in some days, has given back and is owed. */
export default function StatementPage() {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const marketplace = useRouteLoaderData('root')?.marketplaceName ?? ''
  const ofAddress = useStoreInUrl()
  const { store } = ofAddress
  const today = todayOf(serverNow())
  const days = daysOfAddress(search, today)
  return (
    <StoreAppPage
      {...ofAddress}
      permission="money"
      onStoreChosen={(slug) => setSearch({ store: slug, ...days }, { replace: true })}
      name={t('statement.pageName')}
    >
      <MoneyTabs store={store} current="statement" />
      <h1>{t('statement.title')}</h1>
      {!store && <StatementLoading />}
      {store && (
        <>
          <StatementDays
            key={`${days.from} ${days.to}`}
            {...{ days, today }}
            onChange={(days) => setSearch({ store: store.slug, ...days }, { replace: true })}
          />
          <StatementOfDates {...{ store, days, marketplace }} />
          <StatementPayouts key={`payouts of ${store.id}`} store={store} />
          <StatementCommission key={store.id} storeId={store.id} />
          <StatementInvoices key={`invoices of ${store.id}`} storeId={store.id} />
        </>
      )}
    </StoreAppPage>
  )
}

/** Which days: one of the usual periods, or any. */
function StatementDays({ days, today, onChange }: StatementDaysProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(days)
  const type = (change: Partial<StatementPeriod>) => {
    const changed = { ...typed, ...change }
    setTyped(changed)
    if (areDays(changed)) onChange(changed)
  }
  return (
    <div className="statement-days">
      <fieldset className="row wrap board-tap">
        <legend className="sr">{t('statement.days')}</legend>
        {STATEMENT_PRESETS.map((preset) => {
          const { from, to } = daysOfPreset(preset, today)
          return (
            <Chip
              key={preset}
              type="radio"
              name="preset"
              checked={from === days.from && to === days.to}
              onChange={() => onChange({ from, to })}
            >
              {t(`statement.preset.${preset}`)}
            </Chip>
          )
        })}
      </fieldset>
      <Field
        type="date"
        label={t('statement.from')}
        value={typed.from}
        onChange={(event) => type({ from: event.target.value })}
      />
      <Field
        type="date"
        label={t('statement.to')}
        value={typed.to}
        onChange={(event) => type({ to: event.target.value })}
        error={!areDays(typed) && t('statement.daysProblem', { count: STATEMENT_DAYS_MAXIMUM })}
      />
    </div>
  )
}
