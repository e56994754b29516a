import { Link } from 'react-router'
import { Button, buttonClass } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useListFavouriteStoresInfiniteQuery } from '#web/calls/favourite-calls.ts'
import { serverNow } from '#web/calls/request/server-clock.ts'
import { links } from '#web/links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { useAppSelector } from '#web/state/store.ts'
import { StoreCard } from '#web/stores/store-card.tsx'
import { NoneToShow, OutOfReach } from './account-list.tsx'
import { useLookAgain } from './use-refetch-on-return.ts'

/**
 * The cards of a customer's favourites, with the terms for where they last looked for food. One whose
 * heart is taken off here stays until the page is left, so that a slip is put right with one press.
 */
export function FavouriteList({ accountId }: { accountId: string }) {
  const { t } = useTranslation()
  const { service, postCode, latitude, longitude } = useAppSelector((state) => state.searchAddress)
  const { data, isError, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useListFavouriteStoresInfiniteQuery(
      { accountId, service, postCode, ...(latitude !== 0 && { latitude, longitude }) },
      { refetchOnMountOrArgChange: true },
    )
  useLookAgain(refetch)
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

export function FavouritesLoading() {
  const { t } = useTranslation()
  return (
    <div className="cards" aria-busy>
      <p className="sr">{t('favourites.loading')}</p>
      <Skeleton height="24rem" radius="var(--radius-lg)" />
      <Skeleton height="24rem" radius="var(--radius-lg)" />
    </div>
  )
}
