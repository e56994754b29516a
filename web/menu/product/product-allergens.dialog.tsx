import type { Product } from '#contract/menu.ts'
import { allergenVerdict } from '#rules/menu/allergen-verdict.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { marked } from '#web/messages/marked.tsx'
import { useTranslation } from '#web/messages/use-translation.ts'
import { Allergens } from './chosen-allergens.tsx'
import { isOnlyItsChoices } from '#web/menu/menu-filter.ts'
import { telOf } from '#web/menu/store-facts/store-messages.ts'

interface DishAllergensDialogProps {
  /** The product; the last one while the dialog closes. */
  product: Product
  phone: string
  isOpen: boolean
  onClose: () => void
}

/** Everything that the kitchen declares about a dish's allergens. */
export function ProductAllergensDialog(props: DishAllergensDialogProps) {
  const { product, phone, isOpen, onClose } = props
  const { t } = useTranslation()
  const { name, allergens, allergensByChoice, diets } = product
  const verdict = allergenVerdict([allergens])
  const isOnlyByChoice = isOnlyItsChoices(product)
  const mayAdd = allergensByChoice.some((allergen) => verdict.free.includes(allergen))
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="medium"
      title={t('menu.allergensOf', { name })}
      closeLabel={t('shell.close')}
    >
      <div className="stack">
        {isOnlyByChoice ? (
          <p>{t('menu.byChoiceOnly')}</p>
        ) : (
          <>
            <Allergens verdict={verdict} isWhole />
            {mayAdd && <p className="small">{t('menu.choicesMayAdd')}</p>}
          </>
        )}
        {diets.length > 0 && (
          <p className="small">
            {t('menu.markedAs', { diets: diets.map((diet) => t(`menu.diet.${diet}`)).join(', ') })}
          </p>
        )}
        <p className="small soft">
          {marked(t('menu.ringBefore', { phone }), (number) => (
            <a href={telOf(phone)}>{number}</a>
          ))}
        </p>
      </div>
    </Dialog>
  )
}
