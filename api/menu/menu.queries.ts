import { sql, type Kysely } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database } from '#api/database/tables.ts'

export type CategoryRow = Awaited<ReturnType<typeof selectCategories>>[number]
export type ProductRow = Awaited<ReturnType<typeof selectProducts>>[number]
export type BundleSlotRow = Awaited<ReturnType<typeof selectBundleSlots>>[number]
export type OptionGroupRow = Awaited<ReturnType<typeof selectOptionGroups>>[number]

export function selectCategories(db: Kysely<Database>, storeId: string) {
  return db
    .selectFrom('category')
    .select(['id', 'name', 'description', 'sold_when as soldWhen', 'slot_items as slotItems'])
    .where('store_id', '=', storeId)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

export function selectProducts(db: Kysely<Database>, storeId: string) {
  return db
    .selectFrom('product')
    .select(({ selectFrom }) => [
      'id',
      'store_id as storeId',
      'category_id as categoryId',
      'name',
      'description',
      'price_pence as pricePence',
      'collection_pence as collectionPence',
      'vat',
      'kcal',
      'allergens',
      'diets',
      'heat',
      'art',
      'photo',
      'is_popular as isPopular',
      'is_available as isAvailable',
      'sold_out_until as soldOutUntil',
      'sold_when as soldWhen',
      'is_age_restricted as isAgeRestricted',
      selectFrom('product_option_group as offered')
        .select(
          sql<
            string[]
          >`coalesce(json_agg(offered.option_group_id ORDER BY offered.position), '[]')`.as('ids'),
        )
        .whereRef('offered.product_id', '=', 'product.id')
        .as('optionGroupIds'),
    ])
    .where('store_id', '=', storeId)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

export function selectOptionGroups(db: Kysely<Database>, storeId: string) {
  return db
    .selectFrom('option_group')
    .select(({ selectFrom }) => [
      'id',
      'name',
      'minimum',
      'maximum',
      'is_meal_upgrade as isMealUpgrade',
      jsonArrayFrom(
        selectFrom('option')
          .select([
            'id',
            'name',
            'price_pence as pricePence',
            'collection_pence as collectionPence',
            'maximum_quantity as maximumQuantity',
            'kcal',
            'allergens',
            'is_age_restricted as isAgeRestricted',
            'is_available as isAvailable',
            'sold_out_until as soldOutUntil',
            'opens_group_id as opensGroupId',
          ])
          .whereRef('option.option_group_id', '=', 'option_group.id')
          .orderBy('position')
          .orderBy('id'),
      ).as('options'),
    ])
    .where('store_id', '=', storeId)
    .orderBy('name')
    .orderBy('id')
    .execute()
}

export function selectBundleSlots(db: Kysely<Database>, storeId: string) {
  return db
    .selectFrom('bundle_slot')
    .select([
      'id',
      'product_id as productId',
      'category_id as categoryId',
      'name',
      'covers_pence as coversPence',
    ])
    .where('store_id', '=', storeId)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

export async function selectStoreOfProduct(
  db: Kysely<Database>,
  productId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('product')
    .select('store_id')
    .where('id', '=', productId)
    .executeTakeFirst()
  return row?.store_id
}

export function selectStock(db: Kysely<Database>, productIds: readonly string[]) {
  return db
    .selectFrom('product_stock')
    .select(['product_id as productId', 'remaining'])
    .where('product_id', '=', ({ fn, val }) => fn.any(val(productIds)))
    .execute()
}

/** The ids of the products of a store that are counted. */
export async function selectCounted(db: Kysely<Database>, storeId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('product_stock')
    .select('product_id')
    .where('store_id', '=', storeId)
    .execute()
  return rows.map(({ product_id }) => product_id)
}

/** The number of the version that customers see; 0: none was published through the editor. */
export async function selectPublishedNumber(
  db: Kysely<Database>,
  storeId: string,
): Promise<number> {
  const { number } = await db
    .selectFrom('menu_version')
    .select(({ fn }) => fn.coalesce(fn.max('number'), sql<number>`0`).as('number'))
    .where('store_id', '=', storeId)
    .executeTakeFirstOrThrow()
  return number
}
