import type { Insertable } from 'kysely'
import type { CategorySeed, OptionGroupSeed, ProductSeed } from '../town-data.ts'
import type { SharedTables } from './shared-parts.queries.ts'

type Row<Table extends keyof SharedTables> = Insertable<SharedTables[Table]>

export interface MenuRows {
  categories: Row<'shared_category'>[]
  products: Row<'shared_product'>[]
  groups: Row<'shared_group'>[]
  options: Row<'shared_option'>[]
  productGroups: Row<'shared_product_group'>[]
}

/** A menu as rows; a group that several products share by reference becomes one row. */
export function menuRows(
  menu: number,
  categories: readonly CategorySeed[],
  nextNumber: () => number,
): MenuRows {
  const rows: MenuRows = {
    categories: [],
    products: [],
    groups: [],
    options: [],
    productGroups: [],
  }
  const groupNumbers = new Map<OptionGroupSeed, number>()
  categories.forEach(({ name, description, products }, position) => {
    const category = nextNumber()
    rows.categories.push({ number: category, menu, name, description, position })
    products.forEach((product, position) => {
      const number = nextNumber()
      rows.products.push({ number, category, ...productColumns(product), position })
      product.optionGroups.forEach((group, position) => {
        const known = groupNumbers.get(group)
        const optionGroup = known ?? nextNumber()
        groupNumbers.set(group, optionGroup)
        if (known === undefined) addGroup(rows, group, { menu, number: optionGroup })
        rows.productGroups.push({ product: number, option_group: optionGroup, position })
      })
    })
  })
  return rows
}

function productColumns(product: ProductSeed) {
  const { name, description, kcal, allergens, diets, heat, art } = product
  return {
    name,
    description,
    price_pence: product.pricePence,
    kcal,
    allergens,
    diets,
    heat,
    art,
    is_popular: product.isPopular,
    is_available: !product.isSoldOut,
    is_age_restricted: product.isAgeRestricted,
  }
}

function addGroup(
  rows: MenuRows,
  { name, minimum, maximum, options }: OptionGroupSeed,
  { menu, number }: { menu: number; number: number },
): void {
  rows.groups.push({ number, menu, name, minimum, maximum })
  options.forEach((option, position) => {
    const { name, kcal, allergens } = option
    rows.options.push({
      option_group: number,
      name,
      price_pence: option.pricePence,
      maximum_quantity: option.maximumQuantity,
      kcal,
      allergens,
      is_available: option.isAvailable,
      position,
    })
  })
}
