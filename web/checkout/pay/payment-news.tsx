import type { Payment } from '#web/payments/use-payment.ts'
import { Spinner } from '#ui/spinner.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { ProblemBanner } from '#web/checkout/place-order/problem-banner.tsx'

/** The result of the last payment: nothing was charged, or the result is still being checked. */
export function PaymentNews({ payment: { stage, notCharged } }: { payment: Payment }) {
  const { t } = useTranslation()
  if (stage === 'findingOut')
    return (
      <div className="row at-top banner info finding-out" role="status">
        <Spinner />
        <p>{t('payments.findingOut')}</p>
      </div>
    )
  if (!notCharged?.why || stage !== null) return null
  return (
    <ProblemBanner title={t('payments.notCharged')}>
      {t(`payments.problem.${notCharged.why}`)}
    </ProblemBanner>
  )
}
