import '#web/styles/statement.css'
import '#web/messages/statement.ts'
import '#web/messages/store-app.ts'
import '#web/messages/orders.ts'
import { useEffect } from 'react'
import { useNavigate, useRouteLoaderData, useSearchParams } from 'react-router'
import { serverNow } from '../calls/server-clock.ts'
import { links } from '../links.ts'
import { useTranslation } from '../messages/use-translation.ts'
import { useAppSelector } from '../state/store.ts'
import { BoardRail } from './board-rail.tsx'
import { daysOfAddress, todayOf } from './statement-period.ts'
import { StatementDays } from './statement-days.tsx'
import { StatementLoading, StatementOfDays } from './statement-of-days.tsx'
import { StatementTopbar } from './statement-topbar.tsx'
import { usePartner } from './use-partner.ts'

/** What a store has earned in some days, has given back and is owed. */
export default function StatementPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const marketplace = useRouteLoaderData('root')?.marketplaceName ?? ''
  const isRestored = useAppSelector(({ partner }) => partner.isRestored)
  const { user, logOut } = usePartner()

  useEffect(() => {
    if (isRestored && !user) void navigate(links.storeAppLogin(), { replace: true })
    // Who works for no store is told so there.
    else if (user?.stores.length === 0) void navigate(links.storeApp(), { replace: true })
  }, [isRestored, user, navigate])

  const stores = user?.stores ?? []
  const store = stores.find(({ slug }) => slug === search.get('store')) ?? stores[0]
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
      <StatementTopbar
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
