import '#web/styles/account.css'
import '#web/styles/stores/store-card.css'
import '#web/messages/account.ts'
import '#web/messages/favourites.ts'
import '#web/messages/stores.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useSiteFacts } from '#web/shell/use-site-facts.ts'
import { AccountNavigation } from './account-navigation.tsx'
import { useSignedInUser } from './use-signed-in-user.ts'
import { FavouriteList, FavouritesLoading } from './favourite-list.tsx'

/** A customer's favourite stores. Whoever is not signed in logs in first, and comes back. */
export default function FavouritesPage() {
  const { t } = useTranslation()
  const { marketplaceName: marketplace } = useSiteFacts()
  const user = useSignedInUser()
  return (
    <main id="main" className="page account-page" tabIndex={-1}>
      <title>{t('favourites.pageTitle', { marketplace })}</title>
      <meta name="description" content={t('favourites.description')} />
      <meta name="robots" content="noindex" />
      <AccountNavigation />
      <div className="account-content">
        <h1>{t('favourites.title')}</h1>
        <noscript className="banner warning">
          <p>{t('account.withoutScripts')}</p>
        </noscript>
        {user === null ? (
          <FavouritesLoading />
        ) : (
          <FavouriteList key={user.id} accountId={user.id} />
        )}
      </div>
    </main>
  )
}
