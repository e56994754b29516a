import { allergensByChoice } from '#rules/menu/allergen-verdict.ts'
import { openedBy } from '#rules/menu/active-groups.ts'
import { dishPictures } from '#rules/menu/dish-picture.ts'
import { menuSearch, type SearchedDish } from '#rules/menu/search-menu.ts'
import type {
  BundleSlotRecord,
  CategoryRecord,
  MenuRecord,
  OptionGroupRecord,
  ProductRecord,
} from './menu-record.ts'
import type { BundleSlotRow, CategoryRow, OptionGroupRow, ProductRow } from './menu.queries.ts'

export interface MenuRows {
  categories: readonly CategoryRow[]
  products: readonly ProductRow[]
  optionGroups: readonly OptionGroupRow[]
  bundleSlots: readonly BundleSlotRow[]
  counted: readonly string[]
}

/** A menu from its rows: everything that is often needed is computed here, once. */
export function buildMenu(storeId: string, version: number, rows: MenuRows): MenuRecord {
  const products = productsOf(withPictures(rows))
  const byCategory = Map.groupBy(products, ({ categoryId }) => categoryId)
  const categories = rows.categories.map((category): CategoryRecord => ({
    ...category,
    products: byCategory.get(category.id) ?? [],
  }))
  return {
    storeId,
    version,
    categories,
    products: new Map(products.map((each) => [each.id, each])),
    counted: new Set(rows.counted),
    search: menuSearch(() =>
      categories.map((category) => ({
        name: category.name,
        dishes: category.products.map(searchedDish),
      })),
    ),
  }
}

/** The rows with the picture that each product has on this menu, in the order in which it is read. */
function withPictures(rows: MenuRows): MenuRows {
  const deals = new Set(rows.bundleSlots.map(({ productId }) => productId))
  const byCategory = Map.groupBy(rows.products, ({ categoryId }) => categoryId)
  const products = rows.categories.flatMap(({ id, name: categoryName }) => {
    const dishes = byCategory.get(id) ?? []
    return dishes.map((dish) => ({ ...dish, categoryName, isBundle: deals.has(dish.id) }))
  })
  const pictures = dishPictures(products)
  const artOf = new Map(products.map(({ id }, index) => [id, pictures[index] ?? null]))
  return {
    ...rows,
    products: rows.products.map((row) => ({ ...row, art: artOf.get(row.id) ?? null })),
  }
}

function searchedDish({ id, name, description, bundleSlots }: ProductRecord): SearchedDish {
  const within = bundleSlots.flatMap((slot) => [
    slot.name,
    ...slot.products.map((dish) => dish.name),
  ])
  return { id, name, description, within }
}

function productsOf(rows: MenuRows): ProductRecord[] {
  const slotRows = Map.groupBy(rows.bundleSlots, ({ productId }) => productId)
  const dishes = new Map<string, ProductRecord>()
  const isBundle = ({ id }: ProductRow) => slotRows.has(id)
  const dishOf = productFrom(rows)
  for (const row of rows.products) if (!isBundle(row)) dishes.set(row.id, dishOf(row, []))
  const dishesOfCategory = Map.groupBy(dishes.values(), ({ categoryId }) => categoryId)
  const slotOf = ({ productId: _, ...slot }: BundleSlotRow): BundleSlotRecord => ({
    ...slot,
    products: dishesOfCategory.get(slot.categoryId) ?? [],
  })
  return rows.products.map(
    (row) => dishes.get(row.id) ?? dishOf(row, (slotRows.get(row.id) ?? []).map(slotOf)),
  )
}

function productFrom({ categories, optionGroups }: MenuRows) {
  const groups = new Map(optionGroups.map((row) => [row.id, groupOf(row)]))
  const categoryOf = new Map(categories.map((category) => [category.id, category]))
  return (row: ProductRow, bundleSlots: readonly BundleSlotRecord[]): ProductRecord => {
    const { optionGroupIds, ...product } = row
    const category = categoryOf.get(product.categoryId)
    const own = (optionGroupIds ?? []).flatMap((id) => groups.get(id) ?? [])
    const choices = { optionGroups: own, openedGroups: openedBy(own, groups) }
    return {
      ...product,
      soldWhen: product.soldWhen ?? category?.soldWhen ?? null,
      ...choices,
      allergensByChoice: allergensByChoice({ ...choices, bundleSlots }),
      isBundle: bundleSlots.length > 0,
      bundleSlots,
    }
  }
}

function groupOf({ options, ...group }: OptionGroupRow): OptionGroupRecord {
  return {
    ...group,
    options: options.map(({ soldOutUntil, ...option }) => ({
      ...option,
      soldOutUntil: soldOutUntil && new Date(soldOutUntil).toISOString(),
    })),
  }
}
