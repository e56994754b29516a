import { useState } from 'react'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Segment } from '#ui/form/segment.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { DishThumbnail } from '#ui/table-setting/table-setting.tsx'
import { useListDiscrepanciesInfiniteQuery } from '#web/calls/staff/operator-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { DiscrepancyItem } from './discrepancy-item.tsx'

type Shown = 'open' | 'all'

/** A comparison of the server's own finds something now and then. */
const refreshMs = 60_000

/** What does not agree: the open ones, or all. */
export function Discrepancies() {
  const { t } = useTranslation()
  const [shown, setShown] = useState<Shown>('open')
  const query = useListDiscrepanciesInfiniteQuery(
    { state: shown },
    { refetchOnMountOrArgChange: true, pollingInterval: refreshMs },
  )
  const { currentData, isError, isFetching, refetch, hasNextPage, isFetchingNextPage } = query
  const discrepancies = currentData?.pages.flatMap(({ items }) => items)
  const open = currentData?.pages[0]?.open
  return (
    <section className="stack" aria-label={t('operator.show')} tabIndex={-1}>
      <Segment
        legend={t('operator.show')}
        name="shown"
        className="discrepancy-choice"
        value={shown}
        onChange={setShown}
        options={[
          { value: 'open', label: t('operator.showOpen'), ...(open && { count: open }) },
          { value: 'all', label: t('operator.showAll') },
        ]}
      />
      {!discrepancies && (!isError || isFetching) && <DiscrepanciesLoading />}
      {isError && !isFetching && (
        <Banner
          variant="warning"
          isAnnounced
          action={<Button onClick={() => void refetch()}>{t('operator.tryAgain')}</Button>}
        >
          {t('operator.failed')}
        </Banner>
      )}
      {discrepancies?.length === 0 && <NoDiscrepancies shown={shown} />}
      <ul className="stack">
        {discrepancies?.map((discrepancy) => (
          <DiscrepancyItem key={discrepancy.id} discrepancy={discrepancy} />
        ))}
      </ul>
      {hasNextPage && (
        <div>
          <Button
            isLoading={isFetchingNextPage}
            loadingLabel={t('operator.loadingMore')}
            onClick={() => void query.fetchNextPage()}
          >
            {t('operator.more')}
          </Button>
        </div>
      )}
    </section>
  )
}

function NoDiscrepancies({ shown }: { shown: Shown }) {
  const { t } = useTranslation()
  return (
    <Empty
      picture={<DishThumbnail dish={null} seed="discrepancies" cloth="custard" weave="gingham" />}
      title={t('operator.emptyTitle')}
    >
      {t(shown === 'open' ? 'operator.emptyText' : 'operator.emptyAllText')}
    </Empty>
  )
}

export function DiscrepanciesLoading() {
  const { t } = useTranslation()
  return (
    <div className="stack" aria-busy>
      <p className="sr">{t('operator.loading')}</p>
      <Skeleton height="11rem" radius="var(--radius-lg)" />
      <Skeleton height="11rem" radius="var(--radius-lg)" />
    </div>
  )
}
