import '#web/messages/menu.ts'
import {
  statementsOf,
  type AllergenStatement,
  type AllergenVerdict,
} from '#rules/menu/allergen-verdict.ts'
import type { Allergen } from '#rules/menu/allergens.ts'
import type { Translate } from './i18n.ts'

/** Allergens within a sentence: "milk, tree nuts". */
export function allergenList(t: Translate, allergens: readonly Allergen[]): string {
  return allergens.map((allergen) => t(`menu.allergen.${allergen}`)).join(', ')
}

/** Allergens at the start of a sentence: "Peanuts, milk". */
export function allergenListFirst(t: Translate, allergens: readonly Allergen[]): string {
  const [first, ...others] = allergens
  if (first === undefined) return ''
  const rest = allergenList(t, others)
  return [t(`menu.allergenName.${first}`), rest].filter(Boolean).join(', ')
}

/** One statement about the allergens of food. */
export interface AllergenFact {
  answer: AllergenStatement['answer']
  /** "Contains milk", "May contain celery", "Not declared: fish", "Allergens not declared". */
  words: string
}

/**
 * The statements about the allergens of a dish, an option or an order, the same everywhere, also in emails.
 * Empty for food that is declared free of all of them.
 */
export function allergenFacts(t: Translate, verdict: AllergenVerdict): AllergenFact[] {
  return statementsOf(verdict).map((statement) => ({
    answer: statement.answer,
    words:
      statement.answer === 'nothingDeclared'
        ? t('menu.notDeclaredAll')
        : t(`menu.allergenFact.${statement.answer}`, {
            allergens: allergenList(t, statement.allergens),
          }),
  }))
}
