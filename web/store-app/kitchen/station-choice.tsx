import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/form/chip.tsx'
import type { StaffMenu } from '#contract/partner/sold-out.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

interface StationChoiceProps {
  categories: StaffMenu['categories']
  /** Those of other stores too, which this device may have been used for. */
  chosen: readonly string[]
  onChosen: (categoryIds: readonly string[]) => void
}

/** Which parts of the menu are cooked where this device stands; it is folded away once it is chosen. */
export function StationChoice({ categories, chosen, onChosen }: StationChoiceProps) {
  const { t } = useTranslation()
  const names = categories.filter(({ id }) => chosen.includes(id)).map(({ name }) => name)
  const toggle = (id: string, isChosen: boolean) =>
    onChosen(isChosen ? [...chosen, id] : chosen.filter((each) => each !== id))
  return (
    <details className="station-choice">
      <summary>
        {names.length === 0
          ? t('kitchen.everything')
          : t('kitchen.only', { names: names.join(', ') })}
      </summary>
      <fieldset>
        <legend className="small soft">{t('kitchen.choose')}</legend>
        <div className="chips">
          {categories.map(({ id, name }) => (
            <Chip
              key={id}
              checked={chosen.includes(id)}
              onChange={(event) => toggle(id, event.target.checked)}
            >
              {name}
            </Chip>
          ))}
        </div>
        {names.length > 0 && (
          <Button variant="quiet" onClick={() => onChosen([])}>
            {t('kitchen.showEverything')}
          </Button>
        )}
      </fieldset>
    </details>
  )
}
