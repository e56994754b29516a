import '#web/messages/menu.ts'
import type { Allergen } from '#rules/menu/allergens.ts'
import type { Translate } from './i18n.ts'

/** Allergens as they stand in a sentence: "milk, tree nuts". */
export function allergenList(t: Translate, allergens: readonly Allergen[]): string {
  return allergens.map((allergen) => t(`menu.allergen.${allergen}`)).join(', ')
}

/** Allergens as they begin a sentence: "Peanuts, milk". */
export function allergenListFirst(t: Translate, allergens: readonly Allergen[]): string {
  const [first, ...others] = allergens
  if (first === undefined) return ''
  const rest = allergenList(t, others)
  return [t(`menu.allergenName.${first}`), rest].filter(Boolean).join(', ')
}
