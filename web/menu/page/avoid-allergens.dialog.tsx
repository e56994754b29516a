import { ALLERGENS } from '#rules/menu/allergens.ts'
import { Button } from '#ui/button.tsx'
import { Choice } from '#ui/form/choice.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import type { FoodNeeds } from '#web/menu/menu-filter.ts'

interface AvoidAllergensDialogProps {
  isOpen: boolean
  needs: Pick<FoodNeeds, 'avoids' | 'isHiding'>
  onChange: (needs: Pick<FoodNeeds, 'avoids' | 'isHiding'>) => void
  onClose: () => void
}

/** The 14 allergens, each a checkbox; the menu behind is marked at once. */
export function AvoidAllergensDialog(props: AvoidAllergensDialogProps) {
  const { isOpen, needs, onChange, onClose } = props
  const { avoids, isHiding } = needs
  const { t } = useTranslation()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="medium"
      title={t('menu.avoidTitle')}
      closeLabel={t('shell.close')}
      footer={
        <Button variant="primary" size="lg" onClick={onClose}>
          {t('menu.avoidDone')}
        </Button>
      }
    >
      <p className="soft">{t('menu.avoidText')}</p>
      <div className="avoid-list" role="group" aria-label={t('menu.avoidTitle')}>
        {ALLERGENS.map((allergen) => (
          <Choice
            key={allergen}
            type="checkbox"
            checked={avoids.includes(allergen)}
            onChange={({ target }) =>
              onChange({
                isHiding,
                avoids: ALLERGENS.filter((one) =>
                  one === allergen ? target.checked : avoids.includes(one),
                ),
              })
            }
          >
            {t(`menu.allergenName.${allergen}`)}
          </Choice>
        ))}
      </div>
      <fieldset className="unfit-dishes">
        <legend className="strong">{t('menu.unfitDishes')}</legend>
        {([false, true] as const).map((hides) => (
          <Choice
            key={String(hides)}
            type="radio"
            name="unfit"
            checked={isHiding === hides}
            onChange={() => onChange({ avoids, isHiding: hides })}
          >
            {t(hides ? 'menu.hideThem' : 'menu.markThem')}
          </Choice>
        ))}
      </fieldset>
    </Dialog>
  )
}
