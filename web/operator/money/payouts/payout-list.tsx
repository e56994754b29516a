import { useState } from 'react'
import type { Payout, PayoutRun } from '#contract/payments/payouts.ts'
import { formatPence } from '#rules/money/pence.ts'
import { canRemovePayouts, REASON_LONGEST } from '#rules/payouts/payout-status.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toast/toast-queue.ts'
import {
  useListPayoutsInfiniteQuery,
  useRemovePayoutMutation,
  useReturnPayoutMutation,
} from '#web/calls/staff/money/payout-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { ReasonDialog } from '#web/staff/reason.dialog.tsx'
import { PagedList } from '#web/staff/money/paged-list.tsx'

type PayoutAct = 'remove' | 'return'

/** Whom a run pays, how much and where. */
export function PayoutList({ run }: { run: PayoutRun }) {
  const { t } = useTranslation()
  const [acted, setActed] = useState<{ payout: Payout; act: PayoutAct } | null>(null)
  const query = useListPayoutsInfiniteQuery({ id: run.id }, { refetchOnMountOrArgChange: true })
  return (
    <section className="panel stack" aria-labelledby="payout-list">
      <h2 id="payout-list">{t('payouts.listTitle')}</h2>
      <PagedList
        query={query}
        loading={t('payouts.listLoading')}
        failed={t('payouts.listFailed')}
        empty={null}
      >
        {(payout) => (
          <li key={payout.id}>
            <PayoutFacts payout={payout} />
            <span className="row wrap">
              <b className="tnum">{formatPence(payout.amountPence)}</b>
              {actsOn(payout, run).map((act) => (
                <Button
                  key={act}
                  size="sm"
                  aria-haspopup="dialog"
                  aria-label={t(`payouts.act.${act}.named`, { store: payout.store.name })}
                  onClick={() => setActed({ payout, act })}
                >
                  {t(`payouts.act.${act}.button`)}
                </Button>
              ))}
            </span>
          </li>
        )}
      </PagedList>
      {acted && (
        <PayoutActDialog key={acted.payout.id} {...acted} onClosed={() => setActed(null)} />
      )}
    </section>
  )
}

function actsOn({ status }: Payout, run: PayoutRun): PayoutAct[] {
  if (status === 'planned' && canRemovePayouts(run.status)) return ['remove']
  return status === 'paid' ? ['return'] : []
}

function PayoutFacts({ payout }: { payout: Payout }) {
  const { t } = useTranslation()
  const { store, status, accountName, lastDigits, reason } = payout
  const { hasAccountChanged, isStoreSuspended } = payout
  return (
    <span>
      <b>{store.name}</b>{' '}
      {(status === 'removed' || status === 'returned') && (
        <Badge variant={status === 'returned' ? 'danger' : undefined}>
          {t(`payouts.payoutStatus.${status}`)}
        </Badge>
      )}
      {isStoreSuspended && <Badge variant="warning">{t('payouts.suspended')}</Badge>}
      {hasAccountChanged && <Badge variant="warning">{t('payouts.accountChanged')}</Badge>}
      <small>
        {accountName === null
          ? t('payouts.accountUnreadable')
          : t('payouts.account', { name: accountName, digits: lastDigits })}
      </small>
      {reason !== '' && <small>{reason}</small>}
    </span>
  )
}

interface PayoutActDialogProps {
  payout: Payout
  act: PayoutAct
  onClosed: () => void
}

function PayoutActDialog({ payout, act, onClosed }: PayoutActDialogProps) {
  const { t } = useTranslation()
  const [remove] = useRemovePayoutMutation()
  const [giveBack] = useReturnPayoutMutation()
  const { id, amountPence } = payout
  const store = payout.store.name
  return (
    <ReasonDialog
      title={t(`payouts.act.${act}.title`, { store })}
      text={t(`payouts.act.${act}.text`, { amount: formatPence(amountPence) })}
      reason={{
        label: t(act === 'return' ? 'payouts.reasonForStore' : 'payouts.reason'),
        maximum: REASON_LONGEST,
      }}
      confirm={t(`payouts.act.${act}.confirm`)}
      working={t(`payouts.act.${act}.working`)}
      onDone={() => {
        const title = t(`payouts.act.${act}.done`, { store })
        showToast({ id: 'payouts', variant: 'positive', title })
      }}
      send={(reason) =>
        (act === 'remove' ? remove : giveBack)({ params: { id }, body: { reason } })
      }
      onClosed={onClosed}
    />
  )
}
