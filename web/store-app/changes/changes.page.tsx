import '#web/styles/staff/statement.css'
import '#web/styles/staff/store-pages.css'
import '#web/messages/hygiene.ts'
import '#web/messages/store-app.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { DishThumbnail } from '#ui/table-setting/table-setting.tsx'
import { useListStoreChangesInfiniteQuery } from '#web/calls/staff/partner-change-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { StoreAppPage } from '#web/store-app/store-app-page.tsx'
import { useStoreInUrl } from '#web/store-app/use-partner.ts'
import { ListedChange } from '#web/staff/changes/listed-change.tsx'

/** What staff changed at a store: who, when, and how it was before. */
export default function ChangesPage() {
  const { t } = useTranslation()
  const ofAddress = useStoreInUrl()
  const { store } = ofAddress
  return (
    <StoreAppPage
      {...ofAddress}
      permission="changes"
      className="store-pages"
      name={t('storeApp.changes.pageName')}
    >
      <div>
        <h1>{t('storeApp.changes.title')}</h1>
        <p className="soft">{t('storeApp.changes.intro')}</p>
      </div>
      {store ? <StoreChanges key={store.id} storeId={store.id} /> : <ChangesLoading />}
    </StoreAppPage>
  )
}

function StoreChanges({ storeId }: { storeId: string }) {
  const { t } = useTranslation()
  const query = useListStoreChangesInfiniteQuery(storeId)
  const { data, isError, isFetching, refetch } = query
  const changes = data?.pages.flatMap(({ items }) => items)
  const failure = isError && !isFetching && (
    <Banner
      variant="warning"
      isAnnounced
      action={
        <Button onClick={() => void (changes ? query.fetchNextPage() : refetch())}>
          {t('storeApp.changes.tryAgain')}
        </Button>
      }
    >
      {t('storeApp.changes.failed')}
    </Banner>
  )
  if (!changes) return failure || <ChangesLoading />
  if (changes.length === 0)
    return (
      <Empty
        picture={<DishThumbnail dish={null} seed="changes" cloth="custard" weave="gingham" />}
        title={t('storeApp.changes.emptyTitle')}
      >
        {t('storeApp.changes.emptyText')}
      </Empty>
    )
  return (
    <>
      <ol className="panel rows" aria-label={t('storeApp.changes.title')}>
        {changes.map((change) => (
          <ListedChange key={change.id} change={change} />
        ))}
      </ol>
      {failure}
      {query.hasNextPage && !failure && (
        <div>
          <Button
            isLoading={query.isFetchingNextPage}
            loadingLabel={t('storeApp.changes.loadingMore')}
            onClick={() => void query.fetchNextPage()}
          >
            {t('storeApp.changes.more')}
          </Button>
        </div>
      )}
    </>
  )
}

function ChangesLoading() {
  const { t } = useTranslation()
  return (
    <div className="stack" aria-busy>
      <p className="sr">{t('storeApp.changes.loading')}</p>
      <Skeleton height="24rem" radius="var(--radius-lg)" />
    </div>
  )
}
