import { allergensByChoice } from '#rules/menu/allergen-verdict.ts'
import { openedBy } from '#rules/menu/active-groups.ts'
import { dishPictures } from '#rules/menu/dish-picture.ts'
import type { Service } from '#rules/orders/service.ts'
import type { PhotoFiles } from '#contract/menu.ts'
import { priceForService } from '#rules/menu/price-for-service.ts'
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
  photos: readonly PhotoFiles[]
}

/** A menu from its rows: everything that is often needed is computed here, once. */
export function buildMenu(storeId: string, version: number, rows: MenuRows): MenuRecord {
  const drawn = withPictures(rows)
  const counted = new Set(rows.counted)
  const delivered = categoriesFor(drawn, 'delivery')
  const search = menuSearch(() =>
    delivered.map(({ name, products }) => ({ name, dishes: products.map(searchedDish) })),
  )
  const menuOf = (categories: readonly CategoryRecord[]): MenuRecord => ({
    storeId,
    version,
    categories,
    products: new Map(
      categories.flatMap(({ products }) => products.map((each) => [each.id, each] as const)),
    ),
    counted,
    search,
    pricedFor: (service) => menus[service],
  })
  const delivery = menuOf(delivered)
  const collection = hasOwnPrices(rows) ? menuOf(categoriesFor(drawn, 'collection')) : delivery
  const menus: Readonly<Record<Service, MenuRecord>> = { delivery, collection }
  return delivery
}

/** How much of a cache a menu takes; an empty one takes something too. */
export function menuWeight(menu: MenuRecord): number {
  const isTwo = menu.pricedFor('collection') !== menu.pricedFor('delivery')
  return (menu.products.size + 1) * (isTwo ? 2 : 1)
}

const hasOwnPrices = ({ products, optionGroups }: MenuRows) =>
  [...products, ...optionGroups.flatMap(({ options }) => options)].some(
    ({ collectionPence }) => collectionPence !== null,
  )

/** The categories with what everything costs by a service. */
function categoriesFor(rows: MenuRows, service: Service): readonly CategoryRecord[] {
  const products = productsOf(rows, service)
  const byCategory = Map.groupBy(products, ({ categoryId }) => categoryId)
  return rows.categories.map((category) => ({
    ...category,
    products: byCategory.get(category.id) ?? [],
  }))
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

function productsOf(rows: MenuRows, service: Service): ProductRecord[] {
  const slotRows = Map.groupBy(rows.bundleSlots, ({ productId }) => productId)
  const dishes = new Map<string, ProductRecord>()
  const isBundle = ({ id }: ProductRow) => slotRows.has(id)
  const dishOf = productFrom(rows, service)
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

function productFrom({ categories, optionGroups, photos }: MenuRows, service: Service) {
  const filesOf = new Map(photos.map((files) => [files.photoId, files]))
  const groups = new Map(optionGroups.map((row) => [row.id, groupOf(row, service)]))
  const categoryOf = new Map(categories.map((category) => [category.id, category]))
  return (row: ProductRow, bundleSlots: readonly BundleSlotRecord[]): ProductRecord => {
    const { optionGroupIds, photo, collectionPence: _, ...product } = row
    const files = photo && filesOf.get(photo.photoId)
    const category = categoryOf.get(product.categoryId)
    const own = (optionGroupIds ?? []).flatMap((id) => groups.get(id) ?? [])
    const choices = { optionGroups: own, openedGroups: openedBy(own, groups) }
    return {
      ...product,
      pricePence: priceForService(row, service),
      soldWhen: product.soldWhen ?? category?.soldWhen ?? null,
      ...(files && { photo: { ...files, ...photo } }),
      ...choices,
      allergensByChoice: allergensByChoice({ ...choices, bundleSlots }),
      isBundle: bundleSlots.length > 0,
      bundleSlots,
    }
  }
}

function groupOf({ options, ...group }: OptionGroupRow, service: Service): OptionGroupRecord {
  return {
    ...group,
    options: options.map(({ soldOutUntil, isAgeRestricted, ...priced }) => {
      const { pricePence, collectionPence, ...option } = priced
      return {
        ...option,
        ...(isAgeRestricted && { isAgeRestricted }),
        pricePence: priceForService({ pricePence, collectionPence }, service),
        soldOutUntil: soldOutUntil && new Date(soldOutUntil).toISOString(),
      }
    }),
  }
}
