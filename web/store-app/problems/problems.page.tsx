import '#web/styles/statement.css'
import '#web/styles/operator.css'
import '#web/styles/problems.css'
import '#web/messages/problems.ts'
import '#web/messages/staff-problems.ts'
import '#web/messages/store-app.ts'
import { useSearchParams } from 'react-router'
import { useTranslation } from '../../messages/use-translation.ts'
import { useSiteFacts } from '../../shell/use-site-facts.ts'
import { ReportsLoading } from '../../staff/problems/report-list.tsx'
import { BoardRail } from '../board-rail.tsx'
import { StoreTopbar } from '../store-topbar.tsx'
import { useStoreOfAddress } from '../use-store-of-address.ts'
import { StoreReports } from './store-reports.tsx'

/** What customers report about the orders of a store, and the store's answers. */
export default function StoreProblemsPage() {
  const { t } = useTranslation()
  const [, setSearch] = useSearchParams()
  const { marketplaceName: marketplace } = useSiteFacts()
  const { store, stores, logOut } = useStoreOfAddress()
  return (
    <>
      <title>
        {store
          ? t('staffProblems.storePageTitle', { store: store.name, marketplace })
          : t('staffProblems.storeLoadingTitle', { marketplace })}
      </title>
      <meta name="description" content={t('storeApp.description')} />
      <meta name="robots" content="noindex" />
      <StoreTopbar
        {...{ store, stores }}
        onStoreChosen={(slug) => setSearch({ store: slug }, { replace: true })}
      />
      <div className="shell">
        <BoardRail onLogOut={logOut} />
        <main id="main" className="statement" tabIndex={-1}>
          <div>
            <h1>{t('staffProblems.title')}</h1>
            <p className="soft">{t('staffProblems.storeIntro', { marketplace })}</p>
          </div>
          <noscript>{t('storeApp.withoutScripts')}</noscript>
          {store ? <StoreReports key={store.id} storeId={store.id} /> : <ReportsLoading />}
        </main>
      </div>
    </>
  )
}
