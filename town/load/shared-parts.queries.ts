import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type {
  CategoryTable,
  Database,
  OpeningSpanTable,
  OptionGroupTable,
  OptionTable,
  ProductTable,
} from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'

/**
 * Menus and weeks that stores share are sent once, into tables that only this connection sees, and
 * copied from there for each store. Their own numbers take the place of ids.
 */
export type SharedTables = {
  shared_week: Omit<OpeningSpanTable, 'store_id'> & { week: number }
  shared_category: Omit<CategoryTable, 'id' | 'store_id' | 'sold_when' | 'slot_items'> & {
    number: number
    menu: number
  }
  shared_product: Omit<
    ProductTable,
    | 'id'
    | 'store_id'
    | 'category_id'
    | 'sold_when'
    | 'search_name'
    | 'photo'
    | 'is_available'
    | 'sold_out_until'
  > & {
    number: number
    category: number
  }
  shared_group: Omit<OptionGroupTable, 'id' | 'store_id'> & { number: number; menu: number }
  shared_option: Omit<
    OptionTable,
    'id' | 'option_group_id' | 'opens_group_id' | 'sold_out_until'
  > & { option_group: number; opens_group: number | null }
  shared_product_group: { product: number; option_group: number; position: number }
}

const sharedTables = {
  shared_week: sql`week integer, service text, weekday integer, start_minute integer,
    duration_minutes integer`,
  shared_category: sql`number integer, menu integer, name text, description text,
    position integer`,
  shared_product: sql`number integer, category integer, name text, description text,
    price_pence integer, kcal integer, allergens jsonb, diets text[], heat integer, art jsonb,
    is_popular boolean, is_age_restricted boolean, position integer`,
  shared_group: sql`number integer, menu integer, name text, minimum integer, maximum integer,
    is_meal_upgrade boolean`,
  shared_option: sql`option_group integer, name text, price_pence integer,
    maximum_quantity integer, kcal integer, allergens jsonb, is_available boolean,
    opens_group integer, position integer`,
  shared_product_group: sql`product integer, option_group integer, position integer`,
} satisfies Record<keyof SharedTables, unknown>

export async function makeSharedTables(connection: Kysely<Database>): Promise<void> {
  for (const [name, columns] of Object.entries(sharedTables))
    await sql`CREATE TEMPORARY TABLE ${sql.table(name)} (${columns})`.execute(connection)
}

export async function dropSharedTables(connection: Kysely<Database>): Promise<void> {
  const names = Object.keys(sharedTables).map((name) => sql.table(name))
  await sql`DROP TABLE ${sql.join(names)}`.execute(connection)
}

export interface Copies {
  /** What the ids of this batch begin with. */
  idPrefix: string
  storeIds: readonly string[]
  /** Which of the shared ones each store has, in the order of `storeIds`. */
  menus: readonly number[]
  weeks: readonly number[]
}

/** Gives each store its own copy of its week. */
export async function copyWeeks(
  transaction: Transaction,
  { storeIds, weeks }: Copies,
): Promise<void> {
  await sql`
    INSERT INTO opening_span (store_id, service, weekday, start_minute, duration_minutes)
    SELECT store_id, service, weekday, start_minute, duration_minutes
    FROM unnest(${storeIds}::uuid[], ${weeks}::int[]) AS copy (store_id, week)
    JOIN shared_week USING (week)
  `.execute(transaction)
}

/**
 * Gives each store its own copy of its menu. The planner cannot know how many rows the parts have,
 * and one look-up after the other would take hours, so it may not choose that.
 */
export async function copyMenus(
  transaction: Transaction,
  { storeIds, menus, idPrefix }: Copies,
): Promise<void> {
  // The rest of a random id, after what `idPrefix` replaces.
  const id = sql`(${idPrefix}::text || substr(gen_random_uuid()::text, 14))::uuid`
  await sql`SET LOCAL enable_nestloop = off`.execute(transaction)
  await sql`
    WITH copy AS (
      SELECT * FROM unnest(${storeIds}::uuid[], ${menus}::int[]) AS copy (store_id, menu)
    ), own_category AS MATERIALIZED (
      SELECT ${id} AS id, store_id, shared_category.*
      FROM copy JOIN shared_category USING (menu)
    ), own_product AS MATERIALIZED (
      SELECT ${id} AS id, store_id, own_category.id AS category_id, shared_product.*
      FROM own_category JOIN shared_product ON shared_product.category = own_category.number
    ), own_group AS MATERIALIZED (
      SELECT ${id} AS id, store_id, shared_group.*
      FROM copy JOIN shared_group USING (menu)
    ), with_category AS (
      INSERT INTO category (id, store_id, name, description, position)
      SELECT id, store_id, name, description, position FROM own_category
    ), with_product AS (
      INSERT INTO product (id, store_id, category_id, name, description, price_pence, kcal,
        allergens, diets, heat, art, is_popular, is_age_restricted, position)
      SELECT id, store_id, category_id, name, description, price_pence, kcal,
        allergens, diets, heat, art, is_popular, is_age_restricted, position
      FROM own_product
    ), with_group AS (
      INSERT INTO option_group (id, store_id, name, minimum, maximum, is_meal_upgrade)
      SELECT id, store_id, name, minimum, maximum, is_meal_upgrade FROM own_group
    ), with_option AS (
      INSERT INTO option (id, option_group_id, name, price_pence, maximum_quantity, kcal, allergens,
        is_available, opens_group_id, position)
      SELECT ${id}, own_group.id, shared_option.name, price_pence, maximum_quantity, kcal, allergens,
        is_available, opened.id, position
      FROM own_group
      JOIN shared_option ON shared_option.option_group = own_group.number
      LEFT JOIN own_group AS opened ON opened.number = shared_option.opens_group
        AND opened.store_id = own_group.store_id
    )
    INSERT INTO product_option_group (product_id, option_group_id, store_id, position)
    SELECT own_product.id, own_group.id, own_product.store_id, shared_product_group.position
    FROM own_product
    JOIN shared_product_group ON shared_product_group.product = own_product.number
    JOIN own_group ON own_group.number = shared_product_group.option_group
      AND own_group.store_id = own_product.store_id
  `.execute(transaction)
}
