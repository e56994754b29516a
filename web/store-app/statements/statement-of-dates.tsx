import { useState } from 'react'
import type { User } from '#contract/session.ts'
import type { StatementPeriod } from '#rules/payments/statement-period.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { DishThumbnail } from '#ui/table-setting/table-setting.tsx'
import { useGetStatementInfiniteQuery } from '#web/calls/staff/money/earnings-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { NamedOrder } from '#web/store-app/history/past-order.dialogs.tsx'
import { PastOrder } from '#web/store-app/history/past-order.tsx'
import { StatementRows } from './statement-rows.tsx'
import { StatementTotals } from './statement-totals.tsx'
import { Download } from 'lucide-react'
import { useStore } from 'react-redux'
import { Icon } from '#ui/icon.tsx'
import { fetchFile, saveFile } from '#web/calls/request/fetch-file.ts'
import { showFailure } from '#web/calls/request/show-failure.ts'
import type { AppStore } from '#web/state/store.ts'
import { NotLoaded } from '#web/staff/not-loaded.tsx'
import { nameOfFile } from './statement-period.ts'

const endings = ['csv', 'pdf'] as const

interface StatementFilesProps {
  store: User['stores'][number]
  days: StatementPeriod
}

interface StatementOfDaysProps {
  store: User['stores'][number]
  days: StatementPeriod
  marketplace: string
}

/** The statement of a store: what it comes to, its files, and every order and refund. */
export function StatementOfDates({ store, days, marketplace }: StatementOfDaysProps) {
  const { t } = useTranslation()
  const statements = useGetStatementInfiniteQuery(
    { storeId: store.id, ...days },
    { refetchOnMountOrArgChange: true },
  )
  const [opened, setOpened] = useState<NamedOrder | null>(null)
  const { currentData, isError, isFetching, refetch, hasNextPage, isFetchingNextPage } = statements
  const statement = currentData?.pages[0]
  if (!statement)
    return (
      <NotLoaded {...statements} loading={<StatementLoading />} failed={t('statement.failed')} />
    )
  const { totals } = statement
  if (totals.orders + totals.refunds === 0)
    return (
      <Empty
        picture={<DishThumbnail dish={null} seed="statement" cloth="custard" weave="gingham" />}
        title={t('statement.emptyTitle')}
      >
        {t('statement.emptyText')}
      </Empty>
    )
  return (
    <>
      <StatementTotals {...{ store, statement, marketplace }} />
      <StatementFiles {...{ store, days }} />
      <StatementRows
        rows={currentData.pages.flatMap(({ items }) => items)}
        marketplace={marketplace}
        onOpen={setOpened}
      />
      {isError && !isFetching && <Banner variant="danger">{t('statement.moreFailed')}</Banner>}
      {hasNextPage && (
        <div className="board-tap">
          <Button
            isLoading={isFetchingNextPage}
            loadingLabel={t('statement.loadingMore')}
            onClick={() => void statements.fetchNextPage()}
          >
            {t('statement.more')}
          </Button>
        </div>
      )}
      <PastOrder
        opened={opened}
        onClosed={() => {
          setOpened(null)
          // Money that was given back meanwhile is in it now.
          void refetch()
        }}
      />
    </>
  )
}

export function StatementLoading() {
  const { t } = useTranslation()
  return (
    <div className="stack" aria-busy>
      <p className="sr">{t('statement.loading')}</p>
      <Skeleton height="18rem" radius="var(--radius-lg)" />
      <Skeleton height="12rem" radius="var(--radius-lg)" />
    </div>
  )
}

/** The statement to keep: for a spreadsheet, and on paper. */
function StatementFiles({ store, days }: StatementFilesProps) {
  const { t } = useTranslation()
  const reduxStore = useStore() as AppStore // The one of our providers.
  const [fetching, setFetching] = useState<(typeof endings)[number] | null>(null)

  const download = async (ending: (typeof endings)[number]) => {
    setFetching(ending)
    try {
      const query = new URLSearchParams({ ...days })
      const path = `/partner/stores/${store.id}/statement.${ending}?${query}` as const
      saveFile(await fetchFile(reduxStore, path), nameOfFile(store.slug, days, ending))
    } catch (thrown) {
      showFailure(thrown)
    } finally {
      setFetching(null)
    }
  }
  return (
    <div className="row wrap board-tap statement-files">
      {endings.map((ending) => (
        <Button
          key={ending}
          isLoading={fetching === ending}
          loadingLabel={t('statement.downloading')}
          onClick={() => void download(ending)}
        >
          <Icon of={Download} />
          {t(`statement.download.${ending}`)}
        </Button>
      ))}
    </div>
  )
}
