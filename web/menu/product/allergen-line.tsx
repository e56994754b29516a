import { allergenVerdict } from '#rules/menu/allergen-verdict.ts'
import { ALLERGENS, type Allergen, type AllergenDeclarations } from '#rules/menu/allergens.ts'
import { AllergenFacts } from '#web/messages/allergen-facts.tsx'
import { allergenList } from '#web/messages/allergen-words.ts'
import { useTranslation } from '#web/messages/use-translation.ts'

interface AllergenLineProps {
  marks: AllergenDeclarations
  /** The allergens that options may add. */
  byChoice?: readonly Allergen[]
  /** Only its options have allergens. */
  isOnlyItsChoices?: boolean
}

const maximumNamed = 3

/** The declared allergens of a dish, and those that its options may add. */
export function AllergenLine({ marks, byChoice, isOnlyItsChoices }: AllergenLineProps) {
  const { t } = useTranslation()
  if (isOnlyItsChoices)
    return (
      <p className="al">
        <span className="not-declared">{t('menu.byChoiceOnly')}</span>
      </p>
    )
  const verdict = allergenVerdict([marks])
  const isFree = verdict.free.length === ALLERGENS.length
  const added = (byChoice ?? []).filter((allergen) => verdict.free.includes(allergen))
  return (
    <p className="al">
      {isFree ? t('menu.noneDeclared') : <AllergenFacts verdict={verdict} />}
      {added.length > 0 && (
        <>
          {' · '}
          <span className="not-declared">
            {added.length > maximumNamed
              ? t('menu.byChoiceMany')
              : t('menu.byChoice', { allergens: allergenList(t, added) })}
          </span>
        </>
      )}
    </p>
  )
}
