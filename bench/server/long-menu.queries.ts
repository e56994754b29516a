import { sql, type Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'

const CATEGORIES = 21
const COPIES = 2

/**
 * Makes the menu of a store forty-two times as long, in further categories: pictures, descriptions,
 * allergens and options are those of its own dishes.
 */
export async function lengthenMenu(db: Kysely<Database>, storeId: string): Promise<void> {
  await sql`
    WITH added AS (
      INSERT INTO category (store_id, name, position)
      SELECT ${storeId}, 'Section ' || number, 100 + number
      FROM generate_series(1, ${sql.lit(CATEGORIES)}) AS number
      RETURNING id, name
    ),
    copied AS (
      SELECT gen_random_uuid() AS id, added.id AS category_id, added.name AS section, copy, product.id AS of
      FROM added, generate_series(1, ${sql.lit(COPIES)}) AS copy, product
      WHERE product.store_id = ${storeId}
        AND NOT EXISTS (SELECT FROM bundle_slot WHERE bundle_slot.product_id = product.id)
    ),
    dishes AS (
      INSERT INTO product (id, store_id, category_id, name, description, price_pence, kcal, allergens,
        diets, heat, art, position)
      SELECT copied.id, store_id, copied.category_id, name || ' ' || section || '.' || copy, description,
        price_pence, kcal, allergens, diets, heat, art, position
      FROM copied JOIN product ON product.id = copied.of
      RETURNING id
    )
    INSERT INTO product_option_group (product_id, option_group_id, store_id, position)
    SELECT copied.id, option_group_id, store_id, position
    FROM copied JOIN product_option_group ON product_id = copied.of
    WHERE copied.id IN (SELECT id FROM dishes)`.execute(db)
}
