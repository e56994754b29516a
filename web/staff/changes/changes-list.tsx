import type { StoreChange } from '#contract/partner/changes.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { DishThumbnail } from '#ui/table-setting/table-setting.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { PagedQuery } from '#web/staff/money/paged-list.tsx'
import { ListedChange } from './listed-change.tsx'

interface ChangesListProps<Change> {
  query: PagedQuery<Change>
  /** What is said in place of an empty list. */
  empty: { title: string; text: string }
  /** Where each was made, in a list of several stores; many fields are then shown only on demand. */
  whereOf?: (change: Change) => string
}

/** A log of changes, the latest first, a page at a time. */
export function ChangesList<Change extends StoreChange>(props: ChangesListProps<Change>) {
  const { query, empty, whereOf } = props
  const { t } = useTranslation()
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
        title={empty.title}
      >
        {empty.text}
      </Empty>
    )
  return (
    <>
      <ol className="panel rows" aria-label={t('storeApp.changes.title')}>
        {changes.map((change) => (
          <ListedChange
            key={change.id}
            change={change}
            {...(whereOf && { where: whereOf(change), isLongFolded: true })}
          />
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

export function ChangesLoading() {
  const { t } = useTranslation()
  return (
    <div className="stack" aria-busy>
      <p className="sr">{t('storeApp.changes.loading')}</p>
      <Skeleton height="24rem" radius="var(--radius-lg)" />
    </div>
  )
}
