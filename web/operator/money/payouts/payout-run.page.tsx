import '#web/styles/staff/operator.css'
import '#web/styles/staff/money.css'
import '#web/styles/staff/restaurants.css'
import '#web/messages/payouts.ts'
import '#web/messages/validation.ts'
import { ArrowLeft } from 'lucide-react'
import { Link, useParams } from 'react-router'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { isApiFailure } from '#web/calls/request/api-failure.ts'
import { useGetPayoutRunQuery } from '#web/calls/staff/money/payout-calls.ts'
import { staffLinks } from '#web/staff-links.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { ConsolePage } from '#web/operator/console-page.tsx'
import { PayoutFiles } from './payout-files.tsx'
import { PayoutHolds } from './payout-holds.tsx'
import { PayoutList } from './payout-list.tsx'
import { RunHead } from './run-head.tsx'

/** One payout run: where it is, whom it pays and whom it doesn't. */
export default function PayoutRunPage() {
  const { t } = useTranslation()
  const { runId = '' } = useParams()
  return (
    <ConsolePage name={t('payouts.title')} permission="money">
      {(user) => (
        <>
          <p>
            <Link className="way-back" to={staffLinks.operatorPayouts()}>
              <Icon of={ArrowLeft} />
              {t('payouts.back')}
            </Link>
          </p>
          {user ? <OneRun key={runId} runId={runId} userId={user.id} /> : <RunLoading />}
        </>
      )}
    </ConsolePage>
  )
}

function OneRun({ runId, userId }: { runId: string; userId: string }) {
  const { t } = useTranslation()
  const query = useGetPayoutRunQuery({ params: { id: runId } }, { refetchOnMountOrArgChange: true })
  const { data: run, error, isFetching } = query
  if (run)
    return (
      <>
        <RunHead run={run} isMaker={run.madeBy?.id === userId} />
        {run.status === 'exported' && <PayoutFiles run={run} />}
        <PayoutList run={run} />
        <PayoutHolds run={run} />
      </>
    )
  if (!error || isFetching) return <RunLoading />
  const isUnknown = isApiFailure(error) && error.status >= 400 && error.status < 500
  return (
    <>
      <h1>{t('payouts.runPage')}</h1>
      <Banner
        variant="warning"
        isAnnounced
        action={
          !isUnknown && (
            <Button onClick={() => void query.refetch()}>{t('payouts.tryAgain')}</Button>
          )
        }
      >
        {t(isUnknown ? 'payouts.unknown' : 'payouts.failed')}
      </Banner>
    </>
  )
}

function RunLoading() {
  const { t } = useTranslation()
  return (
    <div className="stack" aria-busy>
      <h1>{t('payouts.runPage')}</h1>
      <p className="sr">{t('payouts.loading')}</p>
      <Skeleton height="10rem" radius="var(--radius-lg)" />
      <Skeleton height="20rem" radius="var(--radius-lg)" />
    </div>
  )
}
