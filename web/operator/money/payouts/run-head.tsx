import { useState } from 'react'
import type { PayoutRun } from '#contract/payments/payouts.ts'
import { formatPence } from '#rules/money/pence.ts'
import { PAYOUT_RUN_ACTS, payoutRunAfter, type PayoutRunAct } from '#rules/payouts/payout-status.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { formatDate } from '#web/messages/formats.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { RunActDialog } from './run-act.dialog.tsx'
import { RunBadge, runTime } from './run-words.tsx'

interface RunHeadProps {
  run: PayoutRun
  /** The one who reads it has made it. */
  isMaker: boolean
}

/** Where a run is, what it comes to, who did what, and what can be done. */
export function RunHead({ run, isMaker }: RunHeadProps) {
  const { t } = useTranslation()
  const [act, setAct] = useState<PayoutRunAct | null>(null)
  const { number, status, until, payouts, totalPence, minimumPence } = run
  const { changedAccounts, suspendedStores } = run
  const isBlocked = changedAccounts > 0 || suspendedStores > 0
  const acts = PAYOUT_RUN_ACTS.filter((each) => payoutRunAfter(status, each) !== null).filter(
    (each) => each === 'discard' || !isBlocked,
  )
  return (
    <section className="panel stack" aria-labelledby="payout-run">
      <div className="payout-run-head">
        <p className="row wrap">
          <RunBadge status={status} />
          <span className="soft">{t('payouts.runUntil', { date: formatDate(until) })}</span>
        </p>
        <h1 id="payout-run">{t('payouts.runName', { number: String(number) })}</h1>
        {status !== 'discarded' && (
          <p className="strong">
            {t('payouts.runPays', { count: payouts, amount: formatPence(totalPence) })}
          </p>
        )}
        {minimumPence > 0 && (
          <p className="small muted">
            {t('payouts.minimum', { amount: formatPence(minimumPence) })}
          </p>
        )}
      </div>
      <RunSteps run={run} />
      {suspendedStores > 0 && (
        <Banner variant="warning">
          {t('payouts.storesSuspended', { count: suspendedStores })}
        </Banner>
      )}
      {changedAccounts > 0 && (
        <Banner variant="warning">
          {t(status === 'draft' ? 'payouts.accountsChanged' : 'payouts.accountsChangedApproved', {
            count: changedAccounts,
          })}
        </Banner>
      )}
      {status === 'draft' && isMaker && (
        <Banner variant="info">{t('payouts.approveByOther')}</Banner>
      )}
      {acts.length > 0 && (
        <div className="row wrap">
          {acts
            .filter((each) => each !== 'approve' || !isMaker)
            .map((each) => (
              <Button
                key={each}
                variant={each === 'discard' ? undefined : 'primary'}
                aria-haspopup="dialog"
                onClick={() => setAct(each)}
              >
                {t(`payouts.act.${each}.button`)}
              </Button>
            ))}
        </div>
      )}
      {act && <RunActDialog key={act} {...{ run, act }} onClosed={() => setAct(null)} />}
    </section>
  )
}

/** What was done with a run so far. */
function RunSteps({ run }: { run: PayoutRun }) {
  const { t } = useTranslation()
  const nameOf = (by: PayoutRun['madeBy']) => by?.name ?? t('payouts.somebody')
  const { madeAt, approvedAt, exportedAt, paidAt, discardedAt, reason } = run
  const steps = [
    t('payouts.madeBy', { name: nameOf(run.madeBy), time: runTime(madeAt) }),
    approvedAt !== null &&
      t('payouts.approvedBy', { name: nameOf(run.approvedBy), time: runTime(approvedAt) }),
    exportedAt !== null && t('payouts.exportedAt', { time: runTime(exportedAt) }),
    paidAt !== null && t('payouts.paidAt', { time: runTime(paidAt) }),
    discardedAt !== null && t('payouts.discardedAt', { time: runTime(discardedAt), reason }),
  ].filter((step) => step !== false)
  return (
    <ul className="payout-steps soft">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ul>
  )
}
