import { ALLERGENS, type Allergen } from '#rules/menu/allergens.ts'
import { Button } from '#ui/button.tsx'
import { Choice } from '#ui/choice.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useTranslation } from '../messages/use-translation.ts'

interface AvoidAllergensDialogProps {
  isOpen: boolean
  avoids: readonly Allergen[]
  onChange: (avoids: Allergen[]) => void
  onClose: () => void
}

/** The 14 allergens, each to be avoided or not; the menu behind is marked at once. */
export function AvoidAllergensDialog(props: AvoidAllergensDialogProps) {
  const { isOpen, avoids, onChange, onClose } = props
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
              onChange(
                ALLERGENS.filter((one) =>
                  one === allergen ? target.checked : avoids.includes(one),
                ),
              )
            }
          >
            {t(`menu.allergenName.${allergen}`)}
          </Choice>
        ))}
      </div>
    </Dialog>
  )
}
