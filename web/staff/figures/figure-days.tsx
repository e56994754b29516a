import { SALES_DAYS_MAXIMUM, type SalesPeriod } from '#rules/sales/sales-period.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { DayChoice } from '#web/staff/day-choice.tsx'
import { areDays, daysOfPreset, SALES_PRESETS } from './sales-days.ts'

interface FigureDaysProps {
  days: SalesPeriod
  today: string
  onChange: (days: SalesPeriod) => void
}

export function FigureDays({ today, ...chosen }: FigureDaysProps) {
  const { t } = useTranslation()
  return (
    <DayChoice
      {...chosen}
      presets={SALES_PRESETS.map((preset) => ({
        label: t(`sales.preset.${preset}`),
        days: daysOfPreset(preset, today),
      }))}
      maximum={SALES_DAYS_MAXIMUM}
      arePossible={areDays}
    />
  )
}
