import { formatPence } from '#rules/money/pence.ts'
import { formatMinute } from '#rules/time/london.ts'
import type { SalesFigures } from '#contract/payments/sales.ts'
import { BarChart } from '#ui/charts/bar-chart.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { dayAndMonth, shortDay } from './short-day.ts'

const wholePounds = (pence: number) => formatPence(Math.round(pence / 100) * 100).slice(0, -3)

/** A scale of things that are counted: half of one is not written. */
export const counted = (value: number) => (Number.isInteger(value) ? String(value) : '')

export function DaysChart({ days }: Pick<SalesFigures, 'days'>) {
  const { t } = useTranslation()
  const bars = days.map(({ day, deliveryPence, collectionPence }) => ({
    label: shortDay(day),
    tick: dayAndMonth(day),
    parts: [deliveryPence, collectionPence],
    words: `${shortDay(day)}: ${formatPence(deliveryPence + collectionPence)}`,
  }))
  return (
    <>
      <ChartKey first={t('sales.service.delivery')} second={t('sales.service.collection')} />
      <BarChart
        series={['delivery', 'collection']}
        bars={bars}
        scale={wholePounds}
        summary={useSummary(t('sales.table.days'), bars, formatPence)}
      />
    </>
  )
}

/** The hours of a day, of all days of the week together: which of them are busy. */
export function HoursChart({ hours }: Pick<SalesFigures, 'hours'>) {
  const { t } = useTranslation()
  const bars = hoursOfDay(hours, ({ orders }) => [orders]).map(({ label, parts }) => ({
    label,
    tick: label,
    parts,
    words: `${label}: ${parts[0] ?? 0}`,
  }))
  return (
    <BarChart
      series={['orders']}
      bars={bars}
      scale={counted}
      summary={useSummary(t('sales.table.hours'), bars, String)}
    />
  )
}

/** Rows of the hours of a week as those of a day, with their parts added up. */
export function hoursOfDay<Row extends { hourOfWeek: number }>(
  rows: readonly Row[],
  partsOf: (row: Row) => number[],
): { label: string; parts: number[] }[] {
  return Array.from({ length: 24 }, (_, hour) => ({
    label: formatMinute(hour * 60),
    parts: rows
      .filter(({ hourOfWeek }) => hourOfWeek % 24 === hour)
      .map(partsOf)
      .reduce((sums, parts) => parts.map((part, index) => part + (sums[index] ?? 0)), [0]),
  }))
}

/** Which colour is which. */
export function ChartKey({ first, second }: { first: string; second: string }) {
  return (
    <p className="chart-key" aria-hidden>
      <i className="chart-1" /> {first}
      <i className="chart-2" /> {second}
    </p>
  )
}

/** What a chart says in one sentence. */
export function useSummary(
  table: string,
  bars: readonly { label: string; parts: readonly number[] }[],
  words: (value: number) => string,
): string {
  const { t } = useTranslation()
  const heights = bars.map(({ label, parts }) => ({
    label,
    value: parts.reduce((sum, part) => sum + part, 0),
  }))
  const highest = heights.reduce((best, each) => (each.value > best.value ? each : best))
  return t('sales.highest', { table, label: highest.label, value: words(highest.value) })
}
