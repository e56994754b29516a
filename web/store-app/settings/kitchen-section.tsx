import type { KitchenSettings } from '#contract/partner/settings.ts'
import { COLOUR_MINUTES } from '#rules/orders/waiting.ts'
import { Select } from '#ui/form/select.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { SettingsSection, type SectionProps } from './settings-section.tsx'

/** When the cards of the board change colour. */
export function KitchenSection(props: SectionProps<'kitchen'>) {
  const { t } = useTranslation()
  return (
    <SettingsSection
      {...props}
      name="kitchen"
      title={t('settings.kitchen.title')}
      text={t('settings.kitchen.text')}
    >
      {(draft, change) => (
        <>
          <Colours of="waiting" {...{ draft, change }} />
          <Colours of="cooking" {...{ draft, change }} />
        </>
      )}
    </SettingsSection>
  )
}

interface ColoursProps {
  of: 'waiting' | 'cooking'
  draft: KitchenSettings
  change: (change: Partial<KitchenSettings>) => void
}

/** Nothing is red before it is amber: where amber comes later than red was, red moves with it. */
function Colours({ of, draft, change }: ColoursProps) {
  const { t } = useTranslation()
  const soon = draft[`${of}SoonMinutes`]
  const urgent = draft[`${of}UrgentMinutes`]
  const changeTo = (soonMinutes: number, urgentMinutes: number) =>
    change({
      [`${of}SoonMinutes`]: soonMinutes,
      [`${of}UrgentMinutes`]: Math.max(soonMinutes, urgentMinutes),
    })
  return (
    <fieldset className="colours">
      <legend className="strong">{t(`settings.kitchen.${of}`)}</legend>
      <p className="small soft">{t(`settings.kitchen.${of}Hint`)}</p>
      <div>
        <Minutes
          label={t('settings.kitchen.amber')}
          value={soon}
          choices={COLOUR_MINUTES}
          onChosen={(minutes) => changeTo(minutes, urgent)}
        />
        <Minutes
          label={t('settings.kitchen.red')}
          value={urgent}
          choices={COLOUR_MINUTES.filter((minutes) => minutes >= soon)}
          onChosen={(minutes) => changeTo(soon, minutes)}
        />
      </div>
    </fieldset>
  )
}

interface MinutesProps {
  label: string
  value: number
  choices: readonly number[]
  onChosen: (minutes: number) => void
}

function Minutes({ label, value, choices, onChosen }: MinutesProps) {
  const { t } = useTranslation()
  return (
    <Select label={label} value={value} onChange={(event) => onChosen(Number(event.target.value))}>
      {choices.map((minutes) => (
        <option key={minutes} value={minutes}>
          {t('settings.kitchen.afterMinutes', { count: minutes })}
        </option>
      ))}
    </Select>
  )
}
