import { HOURS_LIMITS, type EditedHours } from '#contract/partner/hours.ts'
import { useTranslation } from '#web/messages/use-translation.ts'
import { NUMBERS } from './hours-draft.ts'
import { WholeField } from './whole-field.tsx'

interface OrderTimesProps {
  draft: EditedHours
  onChange: (draft: EditedHours) => void
}

/** How long the kitchen takes as a rule, and what it takes orders for. */
export function OrderTimes({ draft, onChange }: OrderTimesProps) {
  const { t } = useTranslation()
  return (
    <section className="panel" aria-labelledby="hours-orders">
      <h2 id="hours-orders">{t('hours.orders')}</h2>
      <div className="hours-numbers">
        {NUMBERS.map((name) => (
          <WholeField
            key={name}
            label={t(`hours.field.${name}`)}
            hint={t(`hours.hint.${name}`)}
            limits={HOURS_LIMITS[name]}
            isOptional={name === 'slotOrders'}
            value={draft[name]}
            onChange={(value) => onChange({ ...draft, [name]: value })}
          />
        ))}
      </div>
    </section>
  )
}
