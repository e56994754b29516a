import '#web/messages/store-app.ts'
import { useState } from 'react'
import { Chip } from '#ui/form/chip.tsx'
import { Field } from '#ui/form/field.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'

/** The first and the last day, both ISO dates. */
interface Days {
  from: string
  to: string
}

interface DayChoiceProps {
  presets: readonly { label: string; days: Days }[]
  days: Days
  /** How many days there can be. */
  maximum: number
  /** Whether these can be shown, which may be half typed. */
  arePossible: (days: Days) => boolean
  onChange: (days: Days) => void
}

/** Which days: one of the usual periods, or any. */
export function DayChoice({ presets, days, maximum, arePossible, onChange }: DayChoiceProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(days)
  const type = (change: Partial<Days>) => {
    const changed = { ...typed, ...change }
    setTyped(changed)
    if (arePossible(changed)) onChange(changed)
  }
  return (
    <div className="statement-days">
      <fieldset className="row wrap board-tap">
        <legend className="sr">{t('storeApp.days.legend')}</legend>
        {presets.map(({ label, days: { from, to } }) => (
          <Chip
            key={label}
            type="radio"
            name="preset"
            checked={from === days.from && to === days.to}
            onChange={() => onChange({ from, to })}
          >
            {label}
          </Chip>
        ))}
      </fieldset>
      <Field
        type="date"
        label={t('storeApp.days.from')}
        value={typed.from}
        onChange={(event) => type({ from: event.target.value })}
      />
      <Field
        type="date"
        label={t('storeApp.days.to')}
        value={typed.to}
        onChange={(event) => type({ to: event.target.value })}
        error={!arePossible(typed) && t('storeApp.days.problem', { count: maximum })}
      />
    </div>
  )
}
