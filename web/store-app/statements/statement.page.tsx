import '#web/styles/staff/statement.css'
import '#web/messages/statement.ts'
import '#web/messages/store-app.ts'
import '#web/messages/orders.ts'
import '#web/styles/staff/money.css'
import '#web/messages/invoices.ts'
import { useRouteLoaderData, useSearchParams } from 'react-router'
import { serverNow } from '#web/calls/request/server-clock.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { DayChoice } from '#web/staff/day-choice.tsx'
import { MoneyTabs } from '#web/store-app/money-tabs.tsx'
import { StoreAppPage } from '#web/store-app/store-app-page.tsx'
import { useStoreInUrl } from '#web/store-app/use-partner.ts'
import { STATEMENT_DAYS_MAXIMUM } from '#rules/payments/statement-period.ts'
import {
  useListStoreInvoicesInfiniteQuery,
  useListStoreStatementsInfiniteQuery,
} from '#web/calls/staff/money/invoice-calls.ts'
import { useSiteFacts } from '#web/page/use-site-facts.ts'
import { MonthlyStatementList } from '#web/staff/money/monthly-statement-list.tsx'
import { InvoiceList } from '#web/staff/money/invoice-list.tsx'
import {
  areDays,
  daysOfAddress,
  daysOfPreset,
  STATEMENT_PRESETS,
  todayOf,
} from './statement-period.ts'
import { StatementCommission } from './statement-commission.tsx'
import { StatementPayouts } from './statement-payouts.tsx'
import { StatementLoading, StatementOfDates } from './statement-of-dates.tsx'

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
      <h1>{t('statement.title')}</h1>
      <MoneyTabs store={store} current="statement" />
      {!store && <StatementLoading />}
      {store && (
        <>
          <DayChoice
            key={`${days.from} ${days.to}`}
            days={days}
            presets={STATEMENT_PRESETS.map((preset) => ({
              label: t(`statement.preset.${preset}`),
              days: daysOfPreset(preset, today),
            }))}
            maximum={STATEMENT_DAYS_MAXIMUM}
            arePossible={areDays}
            onChange={(chosen) => setSearch({ store: store.slug, ...chosen }, { replace: true })}
          />
          <StatementOfDates {...{ store, days, marketplace }} />
          <StatementPayouts key={`payouts of ${store.id}`} store={store} />
          <StatementCommission key={store.id} storeId={store.id} />
          <MonthlyStatements key={`statements of ${store.id}`} storeId={store.id} />
          <StatementInvoices key={`invoices of ${store.id}`} storeId={store.id} />
        </>
      )}
    </StoreAppPage>
  )
}

/** The numbered statements of a store. */
function MonthlyStatements({ storeId }: { storeId: string }) {
  const { t } = useTranslation()
  const { marketplaceName: marketplace } = useSiteFacts()
  const query = useListStoreStatementsInfiniteQuery(
    { storeId },
    { refetchOnMountOrArgChange: true },
  )
  return (
    <section className="panel stack" aria-labelledby="monthly-statements">
      <div>
        <h2 id="monthly-statements">{t('invoices.statements.title')}</h2>
        <p className="soft">{t('invoices.statements.storeText', { marketplace })}</p>
      </div>
      <MonthlyStatementList query={query} path={`/partner/stores/${storeId}/statements`} />
    </section>
  )
}

/** The invoices of the marketplace to a store. */
function StatementInvoices({ storeId }: { storeId: string }) {
  const { t } = useTranslation()
  const { marketplaceName: marketplace } = useSiteFacts()
  const query = useListStoreInvoicesInfiniteQuery({ storeId }, { refetchOnMountOrArgChange: true })
  return (
    <section className="panel stack" aria-labelledby="statement-invoices">
      <div>
        <h2 id="statement-invoices">{t('invoices.title')}</h2>
        <p className="soft">{t('invoices.storeText', { marketplace })}</p>
      </div>
      <InvoiceList query={query} path={`/partner/stores/${storeId}/invoices`} />
    </section>
  )
}
