import '#web/styles/staff/statement.css'
import '#web/styles/orders/reviews.css'
import '#web/messages/moderation.ts'
import '#web/messages/reviews.ts'
import '#web/messages/store-app.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useSiteFacts } from '#web/shell/use-site-facts.ts'
import { StoreAppPage } from '#web/store-app/store-app-page.tsx'
import { useStoreOfAddress } from '#web/store-app/use-store-in-url.ts'
import { ReviewsLoading, StaffReviews } from './staff-reviews.tsx'

/** What customers say about a store, for its staff to answer. */
export default function ReviewsPage() {
  const { t } = useTranslation()
  const { marketplaceName: marketplace } = useSiteFacts()
  const ofAddress = useStoreOfAddress()
  const { store } = ofAddress
  return (
    <StoreAppPage
      {...ofAddress}
      className="staff-reviews"
      title={
        store
          ? t('moderation.store.pageTitle', { store: store.name, marketplace })
          : t('moderation.store.loadingTitle', { marketplace })
      }
    >
      <h1>{t('moderation.store.title')}</h1>
      <noscript>{t('storeApp.withoutScripts')}</noscript>
      {store ? <StaffReviews key={store.id} store={store} /> : <ReviewsLoading />}
    </StoreAppPage>
  )
}
