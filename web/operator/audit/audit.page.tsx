import '#web/styles/staff/operator.css'
import '#web/styles/staff/store-pages.css'
import '#web/styles/staff/audit-log.css'
import '#web/messages/audit-log.ts'
import '#web/messages/hygiene.ts'
import '#web/messages/operator.ts'
import '#web/messages/store-app.ts'
import { useState } from 'react'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { DishThumbnail } from '#ui/table-setting/table-setting.tsx'
import { useListAuditLogInfiniteQuery } from '#web/calls/staff/console/audit-log-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { ConsolePage } from '#web/operator/console-page.tsx'
import { ListedChange } from '#web/staff/changes/listed-change.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { NO_FILTER, queryOf, type AuditFilter } from './audit-filter.ts'

/** Who changed what, at the marketplace and at every restaurant. */
export default function AuditPage() {
  const { t } = useTranslation()
  const [filter, setFilter] = useState(NO_FILTER)
  return (
    <ConsolePage name={t('auditLog.title')} permission="audit" className="store-pages">
      {(user) => (
        <>
          <div>
            <h1>{t('auditLog.title')}</h1>
            <p className="soft">{t('auditLog.intro')}</p>
          </div>
          {user ? (
            <>
              <AuditFilters filter={filter} onChange={setFilter} />
              <AuditLog filter={filter} />
            </>
          ) : (
            <AuditLoading />
          )}
        </>
      )}
    </ConsolePage>
  )
}

function AuditLog({ filter }: { filter: AuditFilter }) {
  const { t } = useTranslation()
  const query = useListAuditLogInfiniteQuery(queryOf(filter), { refetchOnMountOrArgChange: true })
  const { currentData, isError, isFetching, refetch } = query
  const entries = currentData?.pages.flatMap(({ items }) => items)
  const failure = isError && !isFetching && (
    <Banner
      variant="warning"
      isAnnounced
      action={
        <Button onClick={() => void (entries ? query.fetchNextPage() : refetch())}>
          {t('operator.tryAgain')}
        </Button>
      }
    >
      {t('auditLog.failed')}
    </Banner>
  )
  if (!entries) return failure || <AuditLoading />
  if (entries.length === 0)
    return (
      <Empty
        picture={<DishThumbnail dish={null} seed="changes" cloth="custard" weave="gingham" />}
        title={t('auditLog.emptyTitle')}
      >
        {t('auditLog.emptyText')}
      </Empty>
    )
  return (
    <>
      <ol className="panel rows" aria-label={t('auditLog.title')}>
        {entries.map((entry) => (
          <ListedChange
            key={entry.id}
            change={entry}
            isLongFolded
            where={entry.store?.name ?? t('auditLog.ofMarketplace')}
          />
        ))}
      </ol>
      {failure}
      {query.hasNextPage && !failure && (
        <div>
          <Button
            isLoading={query.isFetchingNextPage}
            loadingLabel={t('operator.loadingMore')}
            onClick={() => void query.fetchNextPage()}
          >
            {t('operator.more')}
          </Button>
        </div>
      )}
    </>
  )
}

function AuditLoading() {
  const { t } = useTranslation()
  return (
    <div className="stack" aria-busy>
      <p className="sr">{t('auditLog.loading')}</p>
      <Skeleton height="24rem" radius="var(--radius-lg)" />
    </div>
  )
}
