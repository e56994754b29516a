import type { PayoutRun } from '#contract/payments/payouts.ts'
import { formatPence } from '#rules/money/pence.ts'
import { useListPayoutHoldsInfiniteQuery } from '#web/calls/staff/money/payout-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { PagedList } from '#web/staff/money/paged-list.tsx'

/** Whom a run doesn't pay, and why. */
export function PayoutHolds({ run }: { run: PayoutRun }) {
  const { t } = useTranslation()
  const query = useListPayoutHoldsInfiniteQuery({ id: run.id }, { refetchOnMountOrArgChange: true })
  return (
    <section className="panel stack" aria-labelledby="payout-holds">
      <div>
        <h2 id="payout-holds">{t('payouts.holdsTitle')}</h2>
        <p className="soft small">{t('payouts.holdsText')}</p>
      </div>
      <PagedList
        query={query}
        loading={t('payouts.holdsLoading')}
        failed={t('payouts.holdsFailed')}
        empty={<p>{t('payouts.holdsNone')}</p>}
      >
        {({ store, reason, balancePence }) => (
          <li key={store.id}>
            <span>
              <b>{store.name}</b>
              <small>{t(`payouts.hold.${reason}`)}</small>
            </span>
            <b className="tnum">{formatPence(balancePence).replace('-', '−')}</b>
          </li>
        )}
      </PagedList>
    </section>
  )
}
