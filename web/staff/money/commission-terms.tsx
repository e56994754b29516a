import '#web/messages/commission.ts'
import type { CommissionRate, CommissionToday } from '#contract/payments/commission.ts'
import { formatPence } from '#rules/money/pence.ts'
import type { CommissionTerms } from '#rules/payments/commission.ts'
import { formatDate } from '#web/messages/formats.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

type Translate = ReturnType<typeof useTranslation>['t']

/** "14.5%, at least £0.50, at most £3.00". */
export function commissionText(t: Translate, terms: CommissionTerms | null): string {
  if (!terms) return t('commission.none')
  const { rateHundredths, minimumPence, maximumPence } = terms
  return [
    t('commission.rate', { percent: String(rateHundredths / 100) }),
    ...(minimumPence === null
      ? []
      : [t('commission.minimum', { amount: formatPence(minimumPence) })]),
    ...(maximumPence === null
      ? []
      : [t('commission.maximum', { amount: formatPence(maximumPence) })]),
  ].join(', ')
}

/** "Delivery from 1 June 2026". */
export function plannedText(t: Translate, { service, from }: CommissionRate): string {
  return t('commission.planned', {
    service: t(`commission.service.${service}`),
    date: formatDate(from),
  })
}

/** What applies today, by service. */
export function CommissionOfToday({ today }: { today: readonly CommissionToday[] }) {
  const { t } = useTranslation()
  return (
    <dl className="sum commission-terms">
      {today.map(({ service, terms }) => (
        <div key={service}>
          <dt>{t(`commission.service.${service}`)}</dt>
          <dd>{commissionText(t, terms)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What a planned commission will be; null: the default again. */
export function plannedTerms(t: Translate, { terms }: CommissionRate): string {
  return terms === null ? t('commission.asDefault') : commissionText(t, terms)
}
