import '#web/styles/statement.css'
import '#web/styles/operator.css'
import '#web/styles/problems.css'
import '#web/messages/problems.ts'
import '#web/messages/staff-problems.ts'
import '#web/messages/store-app.ts'
import { useTranslation } from '../../messages/use-translation.ts'
import { useSiteFacts } from '../../shell/use-site-facts.ts'
import { ReportsLoading } from '../../staff/problems/report-list.tsx'
import { StoreAppPage } from '../store-app-page.tsx'
import { useStoreOfAddress } from '../use-store-of-address.ts'
import { StoreReports } from './store-reports.tsx'

/** What customers report about the orders of a store, and the store's answers. */
export default function StoreProblemsPage() {
  const { t } = useTranslation()
  const { marketplaceName: marketplace } = useSiteFacts()
  const ofAddress = useStoreOfAddress()
  const { store } = ofAddress
  return (
    <StoreAppPage
      {...ofAddress}
      title={
        store
          ? t('staffProblems.storePageTitle', { store: store.name, marketplace })
          : t('staffProblems.storeLoadingTitle', { marketplace })
      }
    >
      <div>
        <h1>{t('staffProblems.title')}</h1>
        <p className="soft">{t('staffProblems.storeIntro', { marketplace })}</p>
      </div>
      <noscript>{t('storeApp.withoutScripts')}</noscript>
      {store ? <StoreReports key={store.id} storeId={store.id} /> : <ReportsLoading />}
    </StoreAppPage>
  )
}
