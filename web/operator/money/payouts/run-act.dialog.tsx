import type { PayoutRun } from '#contract/payments/payouts.ts'
import { formatPence } from '#rules/money/pence.ts'
import { REASON_LONGEST, type PayoutRunAct } from '#rules/payouts/payout-status.ts'
import { showToast } from '#ui/toast/toast-queue.ts'
import {
  useApprovePayoutRunMutation,
  useDiscardPayoutRunMutation,
  useExportPayoutRunMutation,
  useMarkPayoutRunPaidMutation,
} from '#web/calls/staff/money/payout-calls.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { ReasonDialog } from '#web/staff/reason.dialog.tsx'

interface RunActDialogProps {
  run: PayoutRun
  act: PayoutRunAct
  onClosed: () => void
}

/** Moves a run on, after a question. */
export function RunActDialog({ run, act, onClosed }: RunActDialogProps) {
  const { t } = useTranslation()
  const [approve] = useApprovePayoutRunMutation()
  const [close] = useExportPayoutRunMutation()
  const [markPaid] = useMarkPayoutRunPaidMutation()
  const [discard] = useDiscardPayoutRunMutation()
  const { id, version } = run
  const number = String(run.number)
  const amount = formatPence(run.totalPence)
  const params = { id }
  const sendAs = {
    approve: () => approve({ params, body: { version } }),
    export: () => close({ params }),
    markPaid: () => markPaid({ params }),
    discard: (reason: string) => discard({ params, body: { reason } }),
  }
  return (
    <ReasonDialog
      title={t(`payouts.act.${act}.title`, { number })}
      text={t(`payouts.act.${act}.text`, { amount })}
      reason={act === 'discard' ? { label: t('payouts.reason'), maximum: REASON_LONGEST } : null}
      confirm={t(`payouts.act.${act}.confirm`, { amount })}
      working={t(`payouts.act.${act}.working`)}
      onDone={() => {
        const title = t(`payouts.act.${act}.done`, { number })
        showToast({ id: 'payouts', variant: 'positive', title })
      }}
      isDangerous={act === 'discard'}
      send={sendAs[act]}
      onClosed={onClosed}
    />
  )
}
