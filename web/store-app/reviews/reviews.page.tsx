import '#web/styles/statement.css'
import '#web/styles/reviews.css'
import '#web/messages/moderation.ts'
import '#web/messages/reviews.ts'
import '#web/messages/store-app.ts'
import { useSearchParams } from 'react-router'
import { useTranslation } from '../../messages/use-translation.ts'
import { useSiteFacts } from '../../shell/use-site-facts.ts'
import { BoardRail } from '../board-rail.tsx'
import { StoreTopbar } from '../store-topbar.tsx'
import { useStoreOfAddress } from '../use-store-of-address.ts'
import { ReviewsLoading, StaffReviews } from './staff-reviews.tsx'

/** What customers say about a store, for its staff to answer. */
export default function ReviewsPage() {
  const { t } = useTranslation()
  const [, setSearch] = useSearchParams()
  const { marketplaceName: marketplace } = useSiteFacts()
  const { store, stores, logOut } = useStoreOfAddress()
  return (
    <>
      <title>
        {store
          ? t('moderation.store.pageTitle', { store: store.name, marketplace })
          : t('moderation.store.loadingTitle', { marketplace })}
      </title>
      <meta name="description" content={t('storeApp.description')} />
      <meta name="robots" content="noindex" />
      <StoreTopbar
        {...{ store, stores }}
        onStoreChosen={(slug) => setSearch({ store: slug }, { replace: true })}
      />
      <div className="shell">
        <BoardRail onLogOut={logOut} />
        <main id="main" className="statement staff-reviews" tabIndex={-1}>
          <h1>{t('moderation.store.title')}</h1>
          <noscript>{t('storeApp.withoutScripts')}</noscript>
          {store ? <StaffReviews key={store.id} store={store} /> : <ReviewsLoading />}
        </main>
      </div>
    </>
  )
}
