import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import { SERVICES, type Service } from '#rules/orders/service.ts'
import { Chip } from '#ui/form/chip.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'

interface ServiceChoiceProps {
  chosen: readonly Service[]
  onChange: (chosen: Service[]) => void
  error?: string | undefined
}

/** Whether a restaurant delivers, has its food collected, or both. */
export function ServiceChoice({ chosen, onChange, error }: ServiceChoiceProps) {
  const { t } = useTranslation()
  const errorId = useId()
  return (
    <fieldset aria-describedby={error && errorId}>
      <legend className="label">{t('restaurants.services')}</legend>
      <div className="row wrap cuisine-choice">
        {SERVICES.map((service) => (
          <Chip
            key={service}
            name="services"
            checked={chosen.includes(service)}
            onChange={({ target }) =>
              onChange(
                SERVICES.filter((each) =>
                  each === service ? target.checked : chosen.includes(each),
                ),
              )
            }
          >
            {t(`restaurants.service.${service}`)}
          </Chip>
        ))}
      </div>
      {error && (
        <p className="problem" id={errorId} role="alert">
          <Icon of={CircleAlert} />
          {error}
        </p>
      )}
    </fieldset>
  )
}
