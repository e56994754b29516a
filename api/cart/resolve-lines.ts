import type { CartLine } from '#contract/cart-line.ts'
import { allergenVerdict, type AllergenVerdict } from '#rules/menu/allergen-verdict.ts'
import { checkOptions, resolveOptions, unitPricePence } from '#rules/menu/check-options.ts'
import { kcalOf } from '#rules/menu/energy.ts'
import type { KeptLine } from '#api/database/column-types.ts'
import type { MenuRecord, ProductRecord } from '#api/menu/menu-record.ts'

/** A line of a cart with what the menu says about it now. */
export interface ResolvedLine {
  kept: KeptLine
  /** Null: the product has left the menu. */
  product: ProductRecord | null
  name: string
  options: CartLine['options']
  unitPricePence: number
  /** Of one item. */
  kcal: number | null
  allergens: AllergenVerdict
  isProductAvailable: boolean
  /** Whether the options can still be chosen like this. */
  areOptionsAvailable: boolean
  isAvailable: boolean
  unavailableReason: CartLine['unavailableReason']
}

/** Finds the lines of a cart in its store's menu; one that left the menu keeps the name it had. */
export function resolveLines(menu: MenuRecord, lines: readonly KeptLine[]): ResolvedLine[] {
  return lines.map((kept) => {
    const product = menu.products.get(kept.productId)
    return product ? lineOf(kept, product) : goneLineOf(kept)
  })
}

function lineOf(kept: KeptLine, product: ProductRecord): ResolvedLine {
  const { optionGroups } = product
  const isProductAvailable = product.isAvailable
  const areOptionsAvailable = checkOptions(optionGroups, kept.options) === null
  const chosen = resolveOptions(optionGroups, kept.options)
  return {
    kept,
    product,
    name: product.name,
    options: optionsOf(kept, product),
    unitPricePence: unitPricePence(product.pricePence, optionGroups, kept.options),
    kcal: kcalOf(product.kcal, optionGroups, kept.options),
    allergens: allergenVerdict([
      product.allergens,
      ...chosen.map(({ option }) => option.allergens),
    ]),
    isProductAvailable,
    areOptionsAvailable,
    isAvailable: isProductAvailable && areOptionsAvailable,
    unavailableReason: isProductAvailable ? (areOptionsAvailable ? null : 'optionGone') : 'soldOut',
  }
}

function goneLineOf(kept: KeptLine): ResolvedLine {
  return {
    kept,
    product: null,
    name: kept.name,
    options: kept.options.map((option) => ({ ...option, pricePence: 0 })),
    unitPricePence: 0,
    kcal: null,
    allergens: allergenVerdict([]),
    isProductAvailable: false,
    areOptionsAvailable: true,
    isAvailable: false,
    unavailableReason: 'gone',
  }
}

/**
 * The chosen options as the menu has them now; one that left it costs nothing and keeps its name.
 */
function optionsOf(kept: KeptLine, { optionGroups }: ProductRecord): CartLine['options'] {
  return kept.options.map((choice) => {
    for (const group of optionGroups) {
      const option = group.options.find(({ id }) => id === choice.optionId)
      if (!option) continue
      const { name, pricePence } = option
      return { ...choice, groupName: group.name, name, pricePence }
    }
    return { ...choice, pricePence: 0 }
  })
}
