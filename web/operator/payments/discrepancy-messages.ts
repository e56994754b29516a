import type { OutputOf } from '#contract/call.ts'
import type { PaymentDiscrepancy, reconcilePayments } from '#contract/payments/operator-payments.ts'
import { formatPence } from '#rules/money/pence.ts'
import type { Translate } from '#web/messages/i18n.ts'

/** What disagrees, in a sentence with its amounts. */
export function discrepancyMessage(
  t: Translate,
  {
    kind,
    providerPence,
    ownPence,
  }: Pick<PaymentDiscrepancy, 'kind' | 'providerPence' | 'ownPence'>,
): string {
  const amount = (pence: number | null) =>
    pence === null ? t('operator.unknownAmount') : formatPence(Math.abs(pence))
  return t(`operator.what.${kind}`, { provider: amount(providerPence), own: amount(ownPence) })
}

/** What a comparison has done, a sentence for each thing that it did. */
export function reconciliationMessages(
  t: Translate,
  counts: OutputOf<typeof reconcilePayments>,
): string[] {
  const lines = [
    counts.resumed > 0 && t('operator.countResumed', { count: counts.resumed }),
    counts.cancelled > 0 && t('operator.countCancelled', { count: counts.cancelled }),
    counts.entered > 0 && t('operator.countEntered', { count: counts.entered }),
    counts.resolved > 0 && t('operator.countResolved', { count: counts.resolved }),
    counts.discrepancies > 0
      ? t('operator.countDiscrepancies', { count: counts.discrepancies })
      : t('operator.allAgree'),
  ]
  return [
    t('operator.compared', { count: counts.compared }),
    ...lines.filter((text) => text !== false),
  ]
}
