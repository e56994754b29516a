import type { Report } from '#contract/operator/reports.ts'
import { BarChart } from '#ui/charts/bar-chart.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { ChartKey, counted, hoursOfDay, useSummary } from '#web/staff/figures/sales-charts.tsx'

/** Completed orders by the hour they were due in, of all days together: those in time, and those late. */
export function PunctualityChart({ hours }: Pick<Report, 'hours'>) {
  const { t } = useTranslation()
  const bars = hoursOfDay(hours, ({ completed, late }) => [completed - late, late]).map(
    ({ label, parts: [onTime = 0, late = 0] }) => ({
      label,
      tick: label,
      parts: [onTime, late],
      words: t('reports.lateInHour', {
        label,
        late,
        completed: onTime + late,
      }),
    }),
  )
  return (
    <>
      <ChartKey first={t('reports.onTime')} second={t('reports.late')} />
      <BarChart
        series={['onTime', 'late']}
        bars={bars}
        scale={counted}
        summary={useSummary(t('reports.table.times'), bars, String)}
      />
    </>
  )
}
