import { useState } from 'react'
import { SALES_DAYS_MAXIMUM, type SalesPeriod } from '#rules/sales/sales-period.ts'
import { Chip } from '#ui/form/chip.tsx'
import { Field } from '#ui/form/field.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { areDays, daysOfPreset, SALES_PRESETS } from './sales-days.ts'

interface FigureDaysProps {
  days: SalesPeriod
  today: string
  onChange: (days: SalesPeriod) => void
}

/** Which days: one of the usual periods, or any. */
export function FigureDays({ days, today, onChange }: FigureDaysProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(days)
  const type = (change: Partial<SalesPeriod>) => {
    const changed = { ...typed, ...change }
    setTyped(changed)
    if (areDays(changed)) onChange(changed)
  }
  return (
    <div className="statement-days">
      <fieldset className="row wrap board-tap">
        <legend className="sr">{t('sales.days')}</legend>
        {SALES_PRESETS.map((preset) => {
          const { from, to } = daysOfPreset(preset, today)
          return (
            <Chip
              key={preset}
              type="radio"
              name="preset"
              checked={from === days.from && to === days.to}
              onChange={() => onChange({ from, to })}
            >
              {t(`sales.preset.${preset}`)}
            </Chip>
          )
        })}
      </fieldset>
      <Field
        type="date"
        label={t('sales.from')}
        value={typed.from}
        onChange={(event) => type({ from: event.target.value })}
      />
      <Field
        type="date"
        label={t('sales.to')}
        value={typed.to}
        onChange={(event) => type({ to: event.target.value })}
        error={!areDays(typed) && t('sales.daysProblem', { count: SALES_DAYS_MAXIMUM })}
      />
    </div>
  )
}
