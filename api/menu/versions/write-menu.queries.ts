import { sql, type RawBuilder } from 'kysely'
import { productsOfMenu, type MenuDocument } from '#rules/menu/document/menu-document.ts'
import { json } from '#api/database/json.ts'
import type { Transaction } from '#api/database/transaction.ts'

/**
 * Makes the tables of a store's menu what a menu says, in a few statements however long it is, which write
 * what differs. What stays has its row, and with it whether it is sold out and how many are left. False,
 * with the transaction to be rolled back, when an id is in use at another store.
 */
export async function writeMenu(
  transaction: Transaction,
  storeId: string,
  menu: MenuDocument,
): Promise<boolean> {
  const rows = rowsOfMenu(menu)
  await upsertOptionGroups(transaction, storeId, json(rows.optionGroups))
  await upsertOptions(transaction, storeId, json(rows.options))
  await upsertCategories(transaction, storeId, json(rows.categories))
  await upsertProducts(transaction, storeId, json(rows.products))
  if (await isIdOfAnotherStore(transaction, storeId, menu)) return false
  await writeOfferedGroups(transaction, storeId, json(rows.offered))
  await sql`DELETE FROM bundle_slot WHERE store_id = ${storeId}`.execute(transaction)
  await deleteOthers(transaction, storeId, rows)
  return (
    (await insertBundleSlots(transaction, storeId, json(rows.bundleSlots))) ===
    rows.bundleSlots.length
  )
}

/** Whether another store has something with one of a menu's ids. */
export async function isIdOfAnotherStore(
  transaction: Transaction,
  storeId: string,
  menu: MenuDocument,
): Promise<boolean> {
  const { categories, products, optionGroups, options, bundleSlots } = rowsOfMenu(menu)
  const all = [...categories, ...products, ...optionGroups, ...options, ...bundleSlots]
  const ids = sql`${all.map(({ id }) => id)}::uuid[]`
  const { rows } = await sql<{ isUsed: boolean }>`SELECT
    EXISTS (SELECT FROM category WHERE id = ANY(${ids}) AND store_id <> ${storeId})
    OR EXISTS (SELECT FROM product WHERE id = ANY(${ids}) AND store_id <> ${storeId})
    OR EXISTS (SELECT FROM option_group WHERE id = ANY(${ids}) AND store_id <> ${storeId})
    OR EXISTS (SELECT FROM bundle_slot WHERE id = ANY(${ids}) AND store_id <> ${storeId})
    OR EXISTS (SELECT FROM option JOIN option_group ON option_group.id = option.option_group_id
      WHERE option.id = ANY(${ids}) AND option_group.store_id <> ${storeId})
    AS "isUsed"`.execute(transaction)
  return rows[0]?.isUsed === true
}

/** A menu as rows, each list with the position of a row in it. */
function rowsOfMenu(menu: MenuDocument) {
  const products = menu.categories.flatMap((category) =>
    category.products.map((product) => ({ ...product, categoryId: category.id })),
  )
  const withPosition = <Item extends object>(item: Item, position: number) => ({
    ...item,
    position,
  })
  return {
    categories: menu.categories.map(({ products: _, ...category }, position) =>
      withPosition(category, position),
    ),
    products: products.map(({ optionGroupIds: _, bundleSlots: __, ...product }, position) =>
      withPosition(product, position),
    ),
    optionGroups: menu.optionGroups.map(({ options: _, ...group }) => group),
    options: menu.optionGroups.flatMap(({ id, options }) =>
      options.map((option, position) => withPosition({ ...option, optionGroupId: id }, position)),
    ),
    offered: productsOfMenu(menu).flatMap(({ id: productId, optionGroupIds }) =>
      optionGroupIds.map((optionGroupId, position) => ({ productId, optionGroupId, position })),
    ),
    bundleSlots: productsOfMenu(menu).flatMap(({ id: productId, bundleSlots }) =>
      bundleSlots.map((slot, position) => withPosition({ ...slot, productId }, position)),
    ),
  }
}

type Rows = RawBuilder<unknown>

/** Takes the new values of columns, where any of them differs: rows that stay the same are not written. */
const replacing = (columns: readonly string[]) => {
  const of = (table: string) => sql.join(columns.map((column) => sql.ref(`${table}.${column}`)))
  const set = columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`)
  return {
    set: sql.join(set),
    isOther: sql`(${of('stored')}) IS DISTINCT FROM (${of('excluded')})`,
  }
}

const optionGroupColumns = replacing(['name', 'minimum', 'maximum', 'is_meal_upgrade'])

async function upsertOptionGroups(transaction: Transaction, storeId: string, rows: Rows) {
  await sql`INSERT INTO option_group AS stored (id, store_id, name, minimum, maximum, is_meal_upgrade)
    SELECT id, ${storeId}::uuid, name, minimum, maximum, "isMealUpgrade"
    FROM jsonb_to_recordset(${rows}) AS row
      (id uuid, name text, minimum integer, maximum integer, "isMealUpgrade" boolean)
    ON CONFLICT (id) DO UPDATE SET ${optionGroupColumns.set}
    WHERE stored.store_id = excluded.store_id AND ${optionGroupColumns.isOther}`.execute(
    transaction,
  )
}

const optionColumns = replacing([
  'option_group_id',
  'name',
  'price_pence',
  'collection_pence',
  'maximum_quantity',
  'kcal',
  'allergens',
  'is_age_restricted',
  'opens_group_id',
  'position',
])

async function upsertOptions(transaction: Transaction, storeId: string, rows: Rows) {
  await sql`INSERT INTO option AS stored (id, option_group_id, name, price_pence, collection_pence,
      maximum_quantity, kcal, allergens, is_age_restricted, opens_group_id, position)
    SELECT id, "optionGroupId", name, "pricePence", "collectionPence", "maximumQuantity",
      kcal, allergens, "isAgeRestricted", "opensGroupId", position
    FROM jsonb_to_recordset(${rows}) AS row
      (id uuid, "optionGroupId" uuid, name text, "pricePence" integer,
       "collectionPence" integer, "maximumQuantity" integer, kcal integer, allergens jsonb,
       "isAgeRestricted" boolean, "opensGroupId" uuid, position integer)
    ON CONFLICT (id) DO UPDATE SET ${optionColumns.set}
    WHERE ${optionColumns.isOther} AND EXISTS (SELECT FROM option_group
      WHERE option_group.id = stored.option_group_id AND option_group.store_id = ${storeId})`.execute(
    transaction,
  )
}

const categoryColumns = replacing(['name', 'description', 'sold_when', 'slot_items', 'position'])

async function upsertCategories(transaction: Transaction, storeId: string, rows: Rows) {
  await sql`INSERT INTO category AS stored
      (id, store_id, name, description, sold_when, slot_items, position)
    SELECT id, ${storeId}::uuid, name, description, nullif("soldWhen", 'null'), "slotItems",
      position
    FROM jsonb_to_recordset(${rows}) AS row
      (id uuid, name text, description text, "soldWhen" jsonb, "slotItems" integer,
       position integer)
    ON CONFLICT (id) DO UPDATE SET ${categoryColumns.set}
    WHERE stored.store_id = excluded.store_id AND ${categoryColumns.isOther}`.execute(transaction)
}

const productColumns = replacing([
  'category_id',
  'name',
  'description',
  'price_pence',
  'collection_pence',
  'vat',
  'kcal',
  'allergens',
  'diets',
  'heat',
  'art',
  'photo',
  'is_popular',
  'is_age_restricted',
  'sold_when',
  'position',
])

async function upsertProducts(transaction: Transaction, storeId: string, rows: Rows) {
  await sql`INSERT INTO product AS stored (id, store_id, category_id, name, description, price_pence,
      collection_pence, vat, kcal, allergens, diets, heat, art, photo, is_popular,
      is_age_restricted, sold_when, position)
    SELECT id, ${storeId}::uuid, "categoryId", name, description, "pricePence",
      "collectionPence", vat, kcal, allergens, ARRAY(SELECT jsonb_array_elements_text(diets)),
      heat, nullif(art, 'null'), nullif(photo, 'null'), "isPopular", "isAgeRestricted",
      nullif("soldWhen", 'null'), position
    FROM jsonb_to_recordset(${rows}) AS row
      (id uuid, "categoryId" uuid, name text, description text, "pricePence" integer,
       "collectionPence" integer, vat text, kcal integer, allergens jsonb, diets jsonb,
       heat integer, art jsonb, photo jsonb, "isPopular" boolean, "isAgeRestricted" boolean,
       "soldWhen" jsonb, position integer)
    ON CONFLICT (id) DO UPDATE SET ${productColumns.set}
    WHERE stored.store_id = excluded.store_id AND ${productColumns.isOther}`.execute(transaction)
}

/** Deletes what the menu no longer has; products before the categories that they stood in. */
async function deleteOthers(
  transaction: Transaction,
  storeId: string,
  rows: ReturnType<typeof rowsOfMenu>,
): Promise<void> {
  const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id)
  for (const [table, left] of [
    ['product', rows.products],
    ['category', rows.categories],
    ['option_group', rows.optionGroups],
  ] as const)
    await transaction
      .deleteFrom(table)
      .where('store_id', '=', storeId)
      .where(({ not, eb, fn, val }) => not(eb('id', '=', fn.any(val(ids(left))))))
      .execute()
  await sql`DELETE FROM option USING option_group
    WHERE option_group.id = option.option_group_id AND option_group.store_id = ${storeId}
      AND option.id <> ALL(${ids(rows.options)}::uuid[])`.execute(transaction)
}

async function writeOfferedGroups(transaction: Transaction, storeId: string, rows: Rows) {
  await sql`WITH offered AS (
      SELECT * FROM jsonb_to_recordset(${rows}) AS row
        ("productId" uuid, "optionGroupId" uuid, position integer)
    ), removed AS (
      DELETE FROM product_option_group AS stored USING product
      WHERE product.id = stored.product_id AND product.store_id = ${storeId}
        AND NOT EXISTS (SELECT FROM offered
          WHERE "productId" = stored.product_id AND "optionGroupId" = stored.option_group_id)
    )
    INSERT INTO product_option_group AS stored (product_id, option_group_id, store_id, position)
    SELECT "productId", "optionGroupId", ${storeId}::uuid, position FROM offered
    ON CONFLICT (product_id, option_group_id) DO UPDATE SET position = excluded.position
    WHERE stored.position <> excluded.position`.execute(transaction)
}

/** @returns how many were written; fewer than there are when an id is in use */
async function insertBundleSlots(transaction: Transaction, storeId: string, rows: Rows) {
  const { numAffectedRows } = await sql`INSERT INTO bundle_slot
      (id, store_id, product_id, category_id, name, covers_pence, position)
    SELECT id, ${storeId}::uuid, "productId", "categoryId", name, "coversPence", position
    FROM jsonb_to_recordset(${rows}) AS row
      (id uuid, "productId" uuid, "categoryId" uuid, name text, "coversPence" integer,
       position integer)
    ON CONFLICT (id) DO NOTHING`.execute(transaction)
  return Number(numAffectedRows ?? 0)
}
