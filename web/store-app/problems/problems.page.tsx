import '#web/styles/staff/statement.css'
import '#web/styles/staff/operator.css'
import '#web/styles/orders/problems.css'
import '#web/messages/problems.ts'
import '#web/messages/staff-problems.ts'
import '#web/messages/store-app.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useSiteFacts } from '#web/shell/use-site-facts.ts'
import { ReportsLoading } from '#web/staff/problems/report-list.tsx'
import { StoreAppPage } from '#web/store-app/store-app-page.tsx'
import { useStoreOfAddress } from '#web/store-app/use-store-in-url.ts'
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
