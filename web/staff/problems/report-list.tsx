import type { ProblemReport } from '#contract/problems/problem-report.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Segment } from '#ui/form/segment.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { DishThumbnail } from '#ui/table-setting/table-setting.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { ReportItem } from './report-item.tsx'

export type ShownReports = 'open' | 'closed'

interface ReportListProps {
  isOperator: boolean
  shown: ShownReports
  onShow: (shown: ShownReports) => void
  /** As an infinite query answers. */
  query: {
    currentData?: { pages: { items: ProblemReport[]; open: number }[] } | undefined
    isError: boolean
    isFetching: boolean
    hasNextPage: boolean
    isFetchingNextPage: boolean
    refetch: () => unknown
    fetchNextPage: () => unknown
  }
  onOpen: (report: ProblemReport) => void
}

/** Reports that wait for whoever reads this, or all others, page by page. */
export function ReportList({ isOperator, shown, onShow, query, onOpen }: ReportListProps) {
  const { t } = useTranslation()
  const { currentData, isError, isFetching, hasNextPage, isFetchingNextPage } = query
  const reports = currentData?.pages.flatMap(({ items }) => items)
  const open = currentData?.pages[0]?.open
  return (
    <section className="stack report-list" aria-label={t('staffProblems.show')} tabIndex={-1}>
      <Segment
        legend={t('staffProblems.show')}
        name="shown"
        className="finding-choice"
        value={shown}
        onChange={onShow}
        options={[
          {
            value: 'open',
            label: t(isOperator ? 'staffProblems.showToDecide' : 'staffProblems.showOpen'),
            ...(open && { count: open }),
          },
          {
            value: 'closed',
            label: t(isOperator ? 'staffProblems.showDecided' : 'staffProblems.showClosed'),
          },
        ]}
      />
      {!reports && (!isError || isFetching) && <ReportsLoading />}
      {isError && !isFetching && (
        <Banner
          variant="warning"
          isAnnounced
          action={
            <Button onClick={() => void query.refetch()}>{t('staffProblems.tryAgain')}</Button>
          }
        >
          {t('staffProblems.failed')}
        </Banner>
      )}
      {reports?.length === 0 && <NoReports {...{ isOperator, shown }} />}
      <ul className="stack">
        {reports?.map((report) => (
          <ReportItem key={report.id} {...{ report, isOperator, onOpen }} />
        ))}
      </ul>
      {hasNextPage && (
        <div>
          <Button
            isLoading={isFetchingNextPage}
            loadingLabel={t('staffProblems.loadingMore')}
            onClick={() => void query.fetchNextPage()}
          >
            {t('staffProblems.showMore')}
          </Button>
        </div>
      )}
    </section>
  )
}

function NoReports({ isOperator, shown }: Pick<ReportListProps, 'isOperator' | 'shown'>) {
  const { t } = useTranslation()
  const isToDecide = isOperator && shown === 'open'
  const title = isToDecide
    ? 'staffProblems.emptyDecideTitle'
    : shown === 'open'
      ? 'staffProblems.emptyTitle'
      : 'staffProblems.emptyClosedTitle'
  return (
    <Empty
      picture={<DishThumbnail dish={null} seed="problems" cloth="custard" weave="gingham" />}
      title={t(title)}
    >
      {t(isToDecide ? 'staffProblems.emptyDecideText' : 'staffProblems.emptyText')}
    </Empty>
  )
}

export function ReportsLoading() {
  const { t } = useTranslation()
  return (
    <div className="stack" aria-busy>
      <p className="sr">{t('staffProblems.loading')}</p>
      <Skeleton height="11rem" radius="var(--radius-lg)" />
      <Skeleton height="11rem" radius="var(--radius-lg)" />
    </div>
  )
}
