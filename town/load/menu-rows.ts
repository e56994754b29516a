import type { Insertable } from 'kysely'
import { addDays, londonInstant, londonParts } from '#rules/time/london.ts'
import type { CategorySeed, OptionGroupSeed, ProductSeed } from '#town/town-data.ts'
import type { SharedTables } from './shared-parts.queries.ts'

type Row<Table extends keyof SharedTables> = Insertable<SharedTables[Table]>

const NOON_MINUTE = 720

export interface MenuRows {
  categories: Row<'shared_category'>[]
  products: Row<'shared_product'>[]
  groups: Row<'shared_group'>[]
  options: Row<'shared_option'>[]
  productGroups: Row<'shared_product_group'>[]
  slots: Row<'shared_slot'>[]
}

/**
 * A menu as rows; a group that several products or options share by reference becomes one row. What
 * is sold out for days is so from the day of `now`.
 */
export function menuRows(
  categories: readonly CategorySeed[],
  { menu, nextNumber, now }: { menu: number; nextNumber: () => number; now: Date },
): MenuRows {
  const rows: MenuRows = {
    categories: [],
    products: [],
    groups: [],
    options: [],
    productGroups: [],
    slots: [],
  }
  const numberOf = groupNumbering(rows, { menu, nextNumber })
  const numbers = new Map(categories.map(({ name }) => [name, nextNumber()]))
  categories.forEach(({ name, description, soldWhen, slotItems, products }, position) => {
    const category = numbers.get(name) ?? 0
    rows.categories.push({
      number: category,
      menu,
      name,
      description,
      sold_when: soldWhen,
      slot_items: slotItems,
      position,
    })
    products.forEach((product, position) => {
      const number = nextNumber()
      rows.products.push({ number, category, ...productColumns(product, now), position })
      product.optionGroups.forEach((group, position) => {
        rows.productGroups.push({ product: number, option_group: numberOf(group), position })
      })
      product.slots.forEach(({ name, coversPence, ...slot }, position) => {
        const from = numbers.get(slot.category) ?? 0
        rows.slots.push({
          product: number,
          category: from,
          name,
          covers_pence: coversPence,
          position,
        })
      })
    })
  })
  return rows
}

function productColumns(product: ProductSeed, now: Date) {
  const { name, description, kcal, allergens, diets, heat, art, soldOutForDays } = product
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
    sold_out_until: soldOutForDays === null ? null : noonAfter(now, soldOutForDays),
    stock: product.stock,
  }
}

function noonAfter(now: Date, days: number): Date {
  return londonInstant(addDays(londonParts(now).isoDate, days), NOON_MINUTE)
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
