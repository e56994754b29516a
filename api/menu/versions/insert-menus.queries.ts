import type { MenuDocument, MenuProduct } from '#rules/menu/document/menu-document.ts'
import { insertRows } from '#api/database/insert-rows.ts'
import type { Transaction } from '#api/database/transaction.ts'

export interface MenuOfStore {
  storeId: string
  menu: MenuDocument
}

/** Writes the menus of stores that have none, in a few statements however many they are. */
export async function insertMenus(
  transaction: Transaction,
  menus: readonly MenuOfStore[],
): Promise<void> {
  const groups = menus.flatMap(({ storeId, menu }) =>
    menu.optionGroups.map((group) => ({ storeId, group })),
  )
  await insertRows(
    transaction,
    'option_group',
    groups.map(({ storeId, group: { id, name, minimum, maximum, isMealUpgrade } }) => ({
      id,
      store_id: storeId,
      name,
      minimum,
      maximum,
      is_meal_upgrade: isMealUpgrade,
    })),
  )
  await insertRows(
    transaction,
    'option',
    groups.flatMap(({ group }) =>
      group.options.map(({ id, name, kcal, allergens, ...option }, position) => ({
        id,
        option_group_id: group.id,
        name,
        kcal,
        allergens,
        position,
        price_pence: option.pricePence,
        collection_pence: option.collectionPence,
        is_age_restricted: option.isAgeRestricted,
        maximum_quantity: option.maximumQuantity,
        opens_group_id: option.opensGroupId,
      })),
    ),
  )
  await insertCategories(transaction, menus)
}

async function insertCategories(transaction: Transaction, menus: readonly MenuOfStore[]) {
  const categories = menus.flatMap(({ storeId, menu }) =>
    menu.categories.map((category, position) => ({ storeId, category, position })),
  )
  await insertRows(
    transaction,
    'category',
    categories.map(({ storeId, category: { id, name, description, ...category }, position }) => ({
      id,
      store_id: storeId,
      name,
      description,
      position,
      sold_when: category.soldWhen,
      slot_items: category.slotItems,
    })),
  )
  await insertProducts(transaction, menus)
}

async function insertProducts(transaction: Transaction, menus: readonly MenuOfStore[]) {
  const products = menus.flatMap(({ storeId, menu }) =>
    menu.categories
      .flatMap(({ id, products }) => products.map((product) => ({ categoryId: id, product })))
      .map((each, position) => ({ storeId, ...each, position })),
  )
  await insertRows(
    transaction,
    'product',
    products.map(({ storeId, categoryId, product, position }) => {
      const { id, name, description, kcal, allergens, diets, heat, art, photo } = product
      return {
        id,
        store_id: storeId,
        category_id: categoryId,
        name,
        description,
        kcal,
        allergens,
        diets,
        heat,
        art,
        photo,
        position,
        price_pence: product.pricePence,
        collection_pence: product.collectionPence,
        vat: product.vat,
        is_popular: product.isPopular,
        is_age_restricted: product.isAgeRestricted,
        sold_when: product.soldWhen,
      }
    }),
  )
  await insertRows(
    transaction,
    'product_option_group',
    products.flatMap(({ storeId, product: { id, optionGroupIds } }) =>
      optionGroupIds.map((groupId, position) => ({
        product_id: id,
        option_group_id: groupId,
        store_id: storeId,
        position,
      })),
    ),
  )
  await insertBundleSlots(transaction, products)
}

async function insertBundleSlots(
  transaction: Transaction,
  products: readonly { storeId: string; product: MenuProduct }[],
) {
  await insertRows(
    transaction,
    'bundle_slot',
    products.flatMap(({ storeId, product }) =>
      product.bundleSlots.map(({ id, name, categoryId, coversPence }, position) => ({
        id,
        store_id: storeId,
        product_id: product.id,
        category_id: categoryId,
        name,
        position,
        covers_pence: coversPence,
      })),
    ),
  )
}
