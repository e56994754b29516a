import type { Insertable } from 'kysely'
import type { CategorySeed, OptionGroupSeed, ProductSeed } from '#town/town-data.ts'
import type { SharedTables } from './shared-parts.queries.ts'

type Row<Table extends keyof SharedTables> = Insertable<SharedTables[Table]>

export interface MenuRows {
  categories: Row<'shared_category'>[]
  products: Row<'shared_product'>[]
  groups: Row<'shared_group'>[]
  options: Row<'shared_option'>[]
  productGroups: Row<'shared_product_group'>[]
}

/** A menu as rows; a group that several products or options share by reference becomes one row. */
export function menuRows(
  categories: readonly CategorySeed[],
  { menu, nextNumber }: { menu: number; nextNumber: () => number },
): MenuRows {
  const rows: MenuRows = {
    categories: [],
    products: [],
    groups: [],
    options: [],
    productGroups: [],
  }
  const numberOf = groupNumbering(rows, { menu, nextNumber })
  categories.forEach(({ name, description, products }, position) => {
    const category = nextNumber()
    rows.categories.push({ number: category, menu, name, description, position })
    products.forEach((product, position) => {
      const number = nextNumber()
      rows.products.push({ number, category, ...productColumns(product), position })
      product.optionGroups.forEach((group, position) => {
        rows.productGroups.push({ product: number, option_group: numberOf(group), position })
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
    kcal,
    allergens,
    diets,
    heat,
    art,
    price_pence: product.pricePence,
    is_popular: product.isPopular,
    is_age_restricted: product.isAgeRestricted,
  }
}

/** Gives each group a number, and adds its rows to the menu at its first use. */
function groupNumbering(rows: MenuRows, given: { menu: number; nextNumber: () => number }) {
  const numbers = new Map<OptionGroupSeed, number>()
  const numberOf = (group: OptionGroupSeed): number => {
    const known = numbers.get(group)
    if (known !== undefined) return known
    const number = given.nextNumber()
    numbers.set(group, number)
    addGroup(rows, group, { menu: given.menu, number, numberOf })
    return number
  }
  return numberOf
}

interface Numbered {
  menu: number
  number: number
  numberOf: (group: OptionGroupSeed) => number
}

function addGroup(
  rows: MenuRows,
  { name, minimum, maximum, isMealUpgrade, options }: OptionGroupSeed,
  { menu, number, numberOf }: Numbered,
): void {
  rows.groups.push({
    number,
    menu,
    name,
    minimum,
    maximum,
    is_meal_upgrade: isMealUpgrade,
  })
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
      opens_group: option.opens && numberOf(option.opens),
      position,
    })
  })
}
