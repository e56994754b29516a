import { ALLERGENS, type Allergen, type AllergenMarks } from './allergens.ts'
import { choicesInDeal, type ProductChoices } from './active-groups.ts'

interface Dish extends ProductChoices {
  allergens: AllergenMarks
}

/** A product with all that can be chosen of it: options, and of a meal deal the dishes for its slots. */
export interface WithChoices extends ProductChoices {
  bundleSlots: readonly { products: readonly Dish[] }[]
}

/**
 * The allergens that a choice may bring along: those of which some option, or some dish for a slot,
 * is not declared free. Whether the product itself has them is another question.
 */
export function allergensByChoice(product: WithChoices): Allergen[] {
  const dishes = product.bundleSlots.flatMap(({ products }) => products)
  const choices = [
    ...[product, ...dishes.map(choicesInDeal)].flatMap(optionsOf),
    ...dishes.map(({ allergens }) => allergens),
  ]
  return ALLERGENS.filter((allergen) => choices.some((marks) => marks[allergen] !== 'free'))
}

function optionsOf({ optionGroups, openedGroups }: ProductChoices): AllergenMarks[] {
  return [...optionGroups, ...openedGroups].flatMap(({ options }) =>
    options.map(({ allergens }) => allergens),
  )
}
