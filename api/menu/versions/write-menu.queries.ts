import { sql, type RawBuilder } from 'kysely'
import { productsOfMenu, type MenuDocument } from '#rules/menu/document/menu-document.ts'
import { json } from '#api/database/json.ts'
import type { Transaction } from '#api/database/transaction.ts'

/**
 * Makes the tables of a store's menu what a menu says, in a few statements however long it is. What stays
 * keeps its row, and with it whether it is sold out and how many are left. False, with the transaction to
 * be rolled back, when an id is in use at another store.
 */
export async function writeMenu(
  transaction: Transaction,
  storeId: string,
  menu: MenuDocument,
): Promise<boolean> {
  const rows = rowsOfMenu(menu)
  await sql`DELETE FROM product_option_group WHERE product_id IN
    (SELECT id FROM product WHERE store_id = ${storeId})`.execute(transaction)
  await sql`DELETE FROM bundle_slot WHERE store_id = ${storeId}`.execute(transaction)
  const upserted = [
    [await upsertOptionGroups(transaction, storeId, json(rows.optionGroups)), rows.optionGroups],
    [await upsertOptions(transaction, storeId, json(rows.options)), rows.options],
    [await upsertCategories(transaction, storeId, json(rows.categories)), rows.categories],
    [await upsertProducts(transaction, storeId, json(rows.products)), rows.products],
  ] as const
  if (upserted.some(([count, { length }]) => count !== length)) return false
  await deleteOthers(transaction, storeId, rows)
  await insertOfferedGroups(transaction, storeId, json(rows.offered))
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

const countOf = async (transaction: Transaction, statement: RawBuilder<unknown>): Promise<number> =>
  Number((await statement.execute(transaction)).numAffectedRows ?? 0)

function upsertOptionGroups(transaction: Transaction, storeId: string, rows: Rows) {
  return countOf(
    transaction,
    sql`INSERT INTO option_group AS stored (id, store_id, name, minimum, maximum, is_meal_upgrade)
      SELECT id, ${storeId}::uuid, name, minimum, maximum, "isMealUpgrade"
      FROM jsonb_to_recordset(${rows}) AS row
        (id uuid, name text, minimum integer, maximum integer, "isMealUpgrade" boolean)
      ON CONFLICT (id) DO UPDATE SET
        name = excluded.name, minimum = excluded.minimum, maximum = excluded.maximum,
        is_meal_upgrade = excluded.is_meal_upgrade
      WHERE stored.store_id = excluded.store_id`,
  )
}

function upsertOptions(transaction: Transaction, storeId: string, rows: Rows) {
  return countOf(
    transaction,
    sql`INSERT INTO option AS stored (id, option_group_id, name, price_pence, maximum_quantity,
        kcal, allergens, opens_group_id, position)
      SELECT id, "optionGroupId", name, "pricePence", "maximumQuantity",
        kcal, allergens, "opensGroupId", position
      FROM jsonb_to_recordset(${rows}) AS row
        (id uuid, "optionGroupId" uuid, name text, "pricePence" integer, "maximumQuantity" integer,
         kcal integer, allergens jsonb, "opensGroupId" uuid, position integer)
      ON CONFLICT (id) DO UPDATE SET
        option_group_id = excluded.option_group_id, name = excluded.name,
        price_pence = excluded.price_pence, maximum_quantity = excluded.maximum_quantity,
        kcal = excluded.kcal, allergens = excluded.allergens,
        opens_group_id = excluded.opens_group_id, position = excluded.position
      WHERE EXISTS (SELECT FROM option_group
        WHERE option_group.id = stored.option_group_id AND option_group.store_id = ${storeId})`,
  )
}

function upsertCategories(transaction: Transaction, storeId: string, rows: Rows) {
  return countOf(
    transaction,
    sql`INSERT INTO category AS stored
        (id, store_id, name, description, sold_when, slot_items, position)
      SELECT id, ${storeId}::uuid, name, description, nullif("soldWhen", 'null'), "slotItems",
        position
      FROM jsonb_to_recordset(${rows}) AS row
        (id uuid, name text, description text, "soldWhen" jsonb, "slotItems" integer,
         position integer)
      ON CONFLICT (id) DO UPDATE SET
        name = excluded.name, description = excluded.description, sold_when = excluded.sold_when,
        slot_items = excluded.slot_items, position = excluded.position
      WHERE stored.store_id = excluded.store_id`,
  )
}

function upsertProducts(transaction: Transaction, storeId: string, rows: Rows) {
  return countOf(
    transaction,
    sql`INSERT INTO product AS stored (id, store_id, category_id, name, description, price_pence,
        kcal, allergens, diets, heat, art, is_popular, is_age_restricted, sold_when, position)
      SELECT id, ${storeId}::uuid, "categoryId", name, description, "pricePence",
        kcal, allergens, ARRAY(SELECT jsonb_array_elements_text(diets)), heat,
        nullif(art, 'null'), "isPopular", "isAgeRestricted", nullif("soldWhen", 'null'), position
      FROM jsonb_to_recordset(${rows}) AS row
        (id uuid, "categoryId" uuid, name text, description text, "pricePence" integer,
         kcal integer, allergens jsonb, diets jsonb, heat integer, art jsonb, "isPopular" boolean,
         "isAgeRestricted" boolean, "soldWhen" jsonb, position integer)
      ON CONFLICT (id) DO UPDATE SET
        category_id = excluded.category_id, name = excluded.name,
        description = excluded.description, price_pence = excluded.price_pence,
        kcal = excluded.kcal, allergens = excluded.allergens, diets = excluded.diets,
        heat = excluded.heat, art = excluded.art, is_popular = excluded.is_popular,
        is_age_restricted = excluded.is_age_restricted, sold_when = excluded.sold_when,
        position = excluded.position
      WHERE stored.store_id = excluded.store_id`,
  )
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

function insertOfferedGroups(transaction: Transaction, storeId: string, rows: Rows) {
  return countOf(
    transaction,
    sql`INSERT INTO product_option_group (product_id, option_group_id, store_id, position)
      SELECT "productId", "optionGroupId", ${storeId}::uuid, position
      FROM jsonb_to_recordset(${rows}) AS row
        ("productId" uuid, "optionGroupId" uuid, position integer)`,
  )
}

function insertBundleSlots(transaction: Transaction, storeId: string, rows: Rows) {
  return countOf(
    transaction,
    sql`INSERT INTO bundle_slot
        (id, store_id, product_id, category_id, name, covers_pence, position)
      SELECT id, ${storeId}::uuid, "productId", "categoryId", name, "coversPence", position
      FROM jsonb_to_recordset(${rows}) AS row
        (id uuid, "productId" uuid, "categoryId" uuid, name text, "coversPence" integer,
         position integer)
      ON CONFLICT (id) DO NOTHING`,
  )
}
