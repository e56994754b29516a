import { Link } from 'react-router'
import { formatPence } from '#rules/money/pence.ts'
import { Empty } from '#ui/empty.tsx'
import { DishThumbnail } from '#ui/table-setting/table-setting.tsx'
import { useListPayoutRunsInfiniteQuery } from '#web/calls/staff/money/payout-calls.ts'
import { staffLinks } from '#web/staff-links.ts'
import { formatDate } from '#web/messages/formats.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { PagedList } from '#web/staff/money/paged-list.tsx'
import { RunBadge } from './run-words.tsx'

/** All payout runs, the latest first. */
export function PayoutRuns() {
  const { t } = useTranslation()
  const query = useListPayoutRunsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <section className="panel stack" aria-labelledby="payout-runs">
      <h2 id="payout-runs">{t('payouts.runsTitle')}</h2>
      <PagedList
        query={query}
        loading={t('payouts.runsLoading')}
        failed={t('payouts.runsFailed')}
        empty={
          <Empty
            picture={<DishThumbnail dish={null} seed="payouts" cloth="custard" weave="gingham" />}
            title={t('payouts.emptyTitle')}
          >
            {t('payouts.emptyText')}
          </Empty>
        }
      >
        {(run) => (
          <li key={run.id}>
            <span>
              <Link className="payout-run-link" to={staffLinks.operatorPayoutRun(run.id)}>
                {t('payouts.runName', { number: String(run.number) })}
              </Link>
              <small>
                {t('payouts.runUntil', { date: formatDate(run.until) })}
                {run.status !== 'discarded' && (
                  <>
                    {' · '}
                    {t('payouts.runPays', {
                      count: run.payouts,
                      amount: formatPence(run.totalPence),
                    })}
                  </>
                )}
              </small>
            </span>
            <RunBadge status={run.status} />
          </li>
        )}
      </PagedList>
    </section>
  )
}
