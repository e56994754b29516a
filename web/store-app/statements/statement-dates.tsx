import { useState } from 'react'
import { STATEMENT_DAYS_MAXIMUM, type StatementPeriod } from '#rules/payments/statement-period.ts'
import { Chip } from '#ui/form/chip.tsx'
import { Field } from '#ui/form/field.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { areDays, daysOfPreset, STATEMENT_PRESETS } from './statement-period.ts'

interface StatementDaysProps {
  days: StatementPeriod
  today: string
  onChange: (days: StatementPeriod) => void
}

/** Which days: one of the usual periods, or any. */
export function StatementDays({ days, today, onChange }: StatementDaysProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(days)
  const type = (change: Partial<StatementPeriod>) => {
    const changed = { ...typed, ...change }
    setTyped(changed)
    if (areDays(changed)) onChange(changed)
  }
  return (
    <div className="statement-days">
      <fieldset className="row wrap board-tap">
        <legend className="sr">{t('statement.days')}</legend>
        {STATEMENT_PRESETS.map((preset) => {
          const { from, to } = daysOfPreset(preset, today)
          return (
            <Chip
              key={preset}
              type="radio"
              name="preset"
              checked={from === days.from && to === days.to}
              onChange={() => onChange({ from, to })}
            >
              {t(`statement.preset.${preset}`)}
            </Chip>
          )
        })}
      </fieldset>
      <Field
        type="date"
        label={t('statement.from')}
        value={typed.from}
        onChange={(event) => type({ from: event.target.value })}
      />
      <Field
        type="date"
        label={t('statement.to')}
        value={typed.to}
        onChange={(event) => type({ to: event.target.value })}
        error={!areDays(typed) && t('statement.daysProblem', { count: STATEMENT_DAYS_MAXIMUM })}
      />
    </div>
  )
}
