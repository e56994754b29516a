import { allergenVerdict, type AllergenVerdict } from './allergen-verdict.ts'
import type { AllergenMarks } from './allergens.ts'
import { resolveOptions, type ChosenOption, type OptionGroup } from './check-options.ts'

/** A product with its options, as somebody has chosen them. */
export interface ChosenDish {
  product: {
    pricePence: number
    kcal: number | null
    allergens: AllergenMarks
    isAgeRestricted: boolean
  }
  /** Those that the choice is asked; see `askedGroups`. */
  groups: readonly OptionGroup[]
  options: readonly ChosenOption[]
}

/** What is in one slot of a meal deal; it costs what it adds to the price of the deal. */
export interface ChosenDishInSlot extends ChosenDish {
  supplementPence: number
}

export interface ChosenItem extends ChosenDish {
  product: ChosenDish['product'] & { isBundle: boolean }
  /** Of a meal deal. */
  parts: readonly ChosenDishInSlot[]
}

export interface ItemFacts {
  /** Of one. Unknown options add nothing. */
  unitPricePence: number
  /**
   * Null if anything in it does not declare its own: part of a sum would read as less than there is
   * to eat. A meal deal is its parts; without any, nobody can say.
   */
  kcal: number | null
  allergens: AllergenVerdict
  isAgeRestricted: boolean
}

/**
 * Price, energy and allergens of one item exactly as it is chosen. A meal deal has the allergens of
 * all that is in it; one without marks or energy of its own is only a name for what is in it.
 */
export function itemFacts(item: ChosenItem): ItemFacts {
  const { product, parts } = item
  const options = chosenOf(item)
  const eaten = parts.flatMap((part) => [part.product, ...chosenOf(part)])
  const saysNothing = product.isBundle && Object.keys(product.allergens).length === 0
  return {
    unitPricePence: [item, ...parts].reduce(
      (total, dish) => total + optionsPence(dish),
      product.pricePence + sum(parts.map((part) => part.supplementPence)),
    ),
    kcal: kcalOfItem(item, [...options, ...eaten]),
    allergens: allergenVerdict(
      [...(saysNothing ? [] : [product]), ...options, ...eaten].map(({ allergens }) => allergens),
    ),
    isAgeRestricted: [item, ...parts].some((dish) => dish.product.isAgeRestricted),
  }
}

interface Eaten {
  kcal: number | null
  allergens: AllergenMarks
}

/** An option taken twice is there twice. */
function chosenOf({ groups, options }: ChosenDish): Eaten[] {
  return resolveOptions(groups, options).map(({ option: { kcal, allergens }, quantity }) => ({
    kcal: kcal === null ? null : kcal * quantity,
    allergens,
  }))
}

function optionsPence({ groups, options }: ChosenDish): number {
  return sum(
    resolveOptions(groups, options).map(({ option, quantity }) => option.pricePence * quantity),
  )
}

function kcalOfItem({ product, parts }: ChosenItem, rest: readonly Eaten[]): number | null {
  const { isBundle, kcal } = product
  const own = isBundle && parts.length > 0 ? (kcal ?? 0) : isBundle ? null : kcal
  return rest.reduce<number | null>(
    (total, each) => (total === null || each.kcal === null ? null : total + each.kcal),
    own,
  )
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
