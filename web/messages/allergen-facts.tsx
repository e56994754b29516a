import { Fragment, type ReactNode } from 'react'
import { allergenVerdict } from '#rules/menu/allergen-verdict.ts'
import type { AllergenVerdict } from '#rules/menu/allergen-verdict.ts'
import type { AllergenDeclarations } from '#rules/menu/allergens.ts'
import { LOCALE } from '#web/language.ts'
import { allergenFacts, type AllergenFact } from './allergen-words.ts'
import { useTranslation } from './use-translation.ts'

/** The allergens of food in one line; undeclared ones have a dashed line. */
export function AllergenFacts({ verdict }: { verdict: AllergenVerdict }) {
  const { t } = useTranslation()
  return allergenFacts(t, verdict).map(({ answer, words }, index) => (
    <Fragment key={answer}>
      {index > 0 && ' · '}
      {isUnknown(answer) ? <span className="not-declared">{words}</span> : words}
    </Fragment>
  ))
}

const isUnknown = (answer: AllergenFact['answer']) =>
  answer === 'notDeclared' || answer === 'nothingDeclared'

interface ChoiceLineProps {
  kcal: number | null
  allergens: AllergenDeclarations
  /** Further facts to show. */
  more?: readonly string[]
}

/** Of something to choose: "350 kcal · Contains gluten, milk · Not declared: celery". */
export function ChoiceLine({ kcal, allergens, more }: ChoiceLineProps) {
  const { t } = useTranslation()
  const verdict = allergenVerdict([allergens])
  const parts: ReactNode[] = [
    ...(kcal ? [t('menu.kcal', { energy: kcal.toLocaleString(LOCALE) })] : []),
    ...(allergenFacts(t, verdict).length > 0
      ? [<AllergenFacts key="allergens" verdict={verdict} />]
      : []),
    ...(more ?? []),
  ]
  return parts.map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a part is its place in the line
    <Fragment key={index}>
      {index > 0 && ' · '}
      {part}
    </Fragment>
  ))
}
