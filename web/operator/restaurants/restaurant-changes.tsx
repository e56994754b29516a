import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useListRestaurantChangesInfiniteQuery } from '#web/calls/staff/restaurants/operator-restaurant-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { ListedChange } from '#web/staff/changes/listed-change.tsx'

/** What was changed at a restaurant, by its staff and by the marketplace. */
export function RestaurantChanges({ storeId }: { storeId: string }) {
  const { t } = useTranslation()
  const query = useListRestaurantChangesInfiniteQuery(storeId)
  const { data, isError, isFetching } = query
  const changes = data?.pages.flatMap(({ items }) => items)
  return (
    <section className="store-pages stack" aria-labelledby="changes">
      <h2 id="changes">{t('restaurants.changes')}</h2>
      {!changes && (!isError || isFetching) && (
        <div aria-busy>
          <p className="sr">{t('restaurants.changesLoading')}</p>
          <Skeleton height="10rem" radius="var(--radius-lg)" />
        </div>
      )}
      {isError && !isFetching && (
        <Banner
          variant="warning"
          isAnnounced
          action={<Button onClick={() => void query.refetch()}>{t('restaurants.tryAgain')}</Button>}
        >
          {t('restaurants.changesFailed')}
        </Banner>
      )}
      {changes?.length === 0 && <p className="soft">{t('restaurants.noChanges')}</p>}
      {changes && changes.length > 0 && (
        <ol className="panel rows">
          {changes.map((change) => (
            <ListedChange key={change.id} change={change} />
          ))}
        </ol>
      )}
      {query.hasNextPage && (
        <div>
          <Button
            isLoading={query.isFetchingNextPage}
            loadingLabel={t('restaurants.loadingMore')}
            onClick={() => void query.fetchNextPage()}
          >
            {t('restaurants.earlier')}
          </Button>
        </div>
      )}
    </section>
  )
}
