import { allergenVerdict, type AllergenVerdict } from './allergen-verdict.ts'
import type { AllergenDeclarations } from './allergens.ts'
import { resolveOptions, type ChosenOption, type OptionGroup } from './check-options.ts'

/** A product with its options, as somebody has chosen them. */
export interface ChosenDish {
  product: {
    pricePence: number
    kcal: number | null
    allergens: AllergenDeclarations
    isAgeRestricted: boolean
  }
  /** Those that are open for this choice; see `activeGroups`. */
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
   * Null if any part does not declare its own, because a partial sum would understate it. A meal deal is
   * the sum of its chosen parts; without any it is unknown.
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
  const eaten: Eaten[] = []
  // What is chosen is looked for in the menu once, for all that is asked about it.
  const own = addChosen(eaten, item)
  let unitPricePence = product.pricePence + own.pence
  let isAgeRestricted = product.isAgeRestricted || own.isAgeRestricted
  for (const part of parts) {
    eaten.push(part.product)
    const chosen = addChosen(eaten, part)
    unitPricePence += part.supplementPence + chosen.pence
    isAgeRestricted ||= part.product.isAgeRestricted || chosen.isAgeRestricted
  }
  const isUndeclared = product.isBundle && Object.keys(product.allergens).length === 0
  const declared = isUndeclared ? eaten : [product, ...eaten]
  return {
    unitPricePence,
    kcal: kcalOfItem(item, eaten),
    allergens: allergenVerdict(declared.map(({ allergens }) => allergens)),
    isAgeRestricted,
  }
}

interface Eaten {
  kcal: number | null
  allergens: AllergenDeclarations
}

/** Adds the chosen options of a dish to what is eaten; answers what they cost together, and for whom they are. */
function addChosen(
  eaten: Eaten[],
  { groups, options }: ChosenDish,
): { pence: number; isAgeRestricted: boolean } {
  let pence = 0
  let isAgeRestricted = false
  for (const { option, quantity } of resolveOptions(groups, options)) {
    const { kcal, allergens, pricePence } = option
    // An option taken twice is there twice.
    eaten.push({ kcal: kcal === null ? null : kcal * quantity, allergens })
    pence += pricePence * quantity
    isAgeRestricted ||= option.isAgeRestricted === true
  }
  return { pence, isAgeRestricted }
}

function kcalOfItem({ product, parts }: ChosenItem, rest: readonly Eaten[]): number | null {
  const { isBundle, kcal } = product
  const own = isBundle && parts.length > 0 ? (kcal ?? 0) : isBundle ? null : kcal
  return rest.reduce<number | null>(
    (total, each) => (total === null || each.kcal === null ? null : total + each.kcal),
    own,
  )
}
