import type { SalesFigures, SalesTotals } from '#contract/payments/sales.ts'
import { formatPence } from '#rules/money/pence.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { shortDay } from './short-day.ts'

const FIGURES = ['takings', 'orders', 'average', 'missed', 'late', 'discounts', 'refunded'] as const

interface SalesGlanceProps extends Pick<SalesFigures, 'totals' | 'before'> {
  /** Who reads it: each figure is the same, in other words. */
  of: 'store' | 'marketplace'
}

/** The figures of the whole period, each with what it was in as many days before. */
export function SalesGlance({ totals, before, of }: SalesGlanceProps) {
  const { t } = useTranslation()
  const words = of === 'store' ? 'sales' : 'reports'
  const days =
    before.from === before.to
      ? shortDay(before.from)
      : `${shortDay(before.from)} – ${shortDay(before.to)}`
  return (
    <section aria-labelledby="sales-glance">
      <h2 id="sales-glance">{t('sales.figuresTitle')}</h2>
      <dl className="sales-glance">
        {FIGURES.map((figure) => (
          <div key={figure} className="panel">
            <dt>{t(`${words}.figure.${figure}`)}</dt>
            <dd>
              <b>{figureIn(t, totals, figure)}</b>
              <small>{t('sales.before', { value: figureIn(t, before, figure), days })}</small>
              <small className="muted">{t(`${words}.about.${figure}`)}</small>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** A figure in words. */
function figureIn(
  t: ReturnType<typeof useTranslation>['t'],
  totals: SalesTotals,
  figure: (typeof FIGURES)[number],
): string {
  const { late, completed, medianMinutesLate } = totals
  switch (figure) {
    case 'takings':
      return formatPence(totals.takingsPence)
    case 'orders':
      return String(totals.orders)
    case 'average':
      return totals.averagePence === null ? t('sales.none') : formatPence(totals.averagePence)
    case 'missed':
      return String(totals.missed)
    case 'late':
      return medianMinutesLate === null
        ? t('sales.lateOf', { late, completed })
        : t('sales.lateMedian', { late, completed, count: medianMinutesLate })
    case 'discounts':
      return formatPence(totals.discountPence)
    case 'refunded':
      return formatPence(totals.refundedPence)
  }
}
