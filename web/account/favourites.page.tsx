import '#web/styles/account.css'
import '#web/styles/stores/store-card.css'
import '#web/messages/account.ts'
import '#web/messages/favourites.ts'
import '#web/messages/hygiene.ts'
import '#web/messages/stores.ts'
import { Link } from 'react-router'
import { Button, buttonClass } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useListFavouriteStoresInfiniteQuery } from '#web/calls/favourite-calls.ts'
import { serverNow } from '#web/calls/request/server-clock.ts'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useSiteFacts } from '#web/page/use-site-facts.ts'
import { useAppSelector } from '#web/state/store.ts'
import { StoreCard } from '#web/stores/store-card.tsx'
import { NoneToShow, OutOfReach } from './account-list.tsx'
import { AccountNavigation } from './account-navigation.tsx'
import { useRefetchOnReturn } from '#web/page/use-refetch-on-return.ts'
import { useSignedInUser } from './use-signed-in-user.ts'

/** A customer's favourite stores. Without a session, the visitor logs in first and comes back. */
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

/**
 * The cards of a customer's favourites, with the delivery terms for the searched address. A store whose heart
 * is switched off here stays until the page is left, so that one press restores it.
 */
function FavouriteList({ accountId }: { accountId: string }) {
  const { t } = useTranslation()
  const { service, postCode, latitude, longitude } = useAppSelector((state) => state.searchAddress)
  const { data, isError, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useListFavouriteStoresInfiniteQuery(
      { accountId, service, postCode, ...(latitude !== 0 && { latitude, longitude }) },
      { refetchOnMountOrArgChange: true },
    )
  useRefetchOnReturn(refetch)
  const stores = data?.pages.flatMap(({ items }) => items)
  if (!stores && isError && !isFetching)
    return <OutOfReach title={t('favourites.failedTitle')} onTryAgain={() => void refetch()} />
  if (!stores) return <FavouritesLoading />
  if (stores.length === 0)
    return (
      <NoneToShow
        title={t('favourites.emptyTitle')}
        text={t('favourites.emptyText')}
        action={
          <Link className={buttonClass({ variant: 'primary' })} to={links.home()}>
            {t('favourites.findFood')}
          </Link>
        }
      />
    )
  const now = serverNow()
  return (
    <>
      <h2 className="sr">{t('favourites.list')}</h2>
      <ul className="cards">
        {stores.map((store) => (
          <StoreCard key={store.id} store={store} service={service} now={now} />
        ))}
      </ul>
      {hasNextPage && (
        <div>
          <Button
            isLoading={isFetchingNextPage}
            loadingLabel={t('favourites.loadingMore')}
            onClick={() => void fetchNextPage()}
          >
            {t('favourites.more')}
          </Button>
        </div>
      )}
    </>
  )
}

function FavouritesLoading() {
  const { t } = useTranslation()
  return (
    <div className="cards" aria-busy>
      <p className="sr">{t('favourites.loading')}</p>
      <Skeleton height="24rem" radius="var(--radius-lg)" />
      <Skeleton height="24rem" radius="var(--radius-lg)" />
    </div>
  )
}
