import '#web/styles/staff/statement.css'
import '#web/messages/statement.ts'
import '#web/messages/store-app.ts'
import '#web/messages/orders.ts'
import { useRouteLoaderData, useSearchParams } from 'react-router'
import { serverNow } from '#web/calls/request/server-clock.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { BoardRail } from '#web/store-app/side-navigation.tsx'
import { daysOfAddress, todayOf } from './statement-period.ts'
import { StatementDays } from './statement-dates.tsx'
import { StatementLoading, StatementOfDays } from './statement-of-dates.tsx'
import { StoreTopbar } from '#web/store-app/store-topbar.tsx'
import { useStoreOfAddress } from '#web/store-app/use-store-in-url.ts'

/** What a store has earned in some days, has given back and is owed. */
export default function StatementPage() {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const marketplace = useRouteLoaderData('root')?.marketplaceName ?? ''
  const { store, stores, logOut } = useStoreOfAddress()
  const today = todayOf(serverNow())
  const days = daysOfAddress(search, today)
  return (
    <>
      <title>
        {store
          ? t('statement.pageTitle', { store: store.name, marketplace })
          : t('statement.loadingTitle', { marketplace })}
      </title>
      <meta name="description" content={t('storeApp.description')} />
      <meta name="robots" content="noindex" />
      <StoreTopbar
        {...{ store, stores }}
        onStoreChosen={(slug) => setSearch({ store: slug, ...days }, { replace: true })}
      />
      <div className="shell">
        <BoardRail onLogOut={logOut} />
        <main id="main" className="statement">
          <h1>{t('statement.title')}</h1>
          <noscript>{t('storeApp.withoutScripts')}</noscript>
          {!store && <StatementLoading />}
          {store && (
            <>
              <StatementDays
                key={`${days.from} ${days.to}`}
                {...{ days, today }}
                onChange={(days) => setSearch({ store: store.slug, ...days }, { replace: true })}
              />
              <StatementOfDays {...{ store, days, marketplace }} />
            </>
          )}
        </main>
      </div>
    </>
  )
}
