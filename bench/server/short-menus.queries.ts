import { sql, type Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'
import { dropIndexes, makeIndexes } from '#town/load/bulk-load.queries.ts'

const DISHES = [
  'Pad Thai',
  'Margherita',
  'Chicken Tikka Masala',
  'Sweet and Sour Pork',
  'Cheeseburger',
  'Lamb Doner Kebab',
  'Cod and Chips',
  'Vegetable Spring Rolls',
]

/** Gives every store without a menu one with eight dishes. The connection must trust its rows. */
export async function addShortMenus(connection: Kysely<Database>): Promise<void> {
  const indexes = await dropIndexes(connection, ['category', 'product'])
  await sql`
    INSERT INTO category (store_id, name, position)
    SELECT id, 'Mains', 1 FROM store
    WHERE NOT EXISTS (SELECT FROM category WHERE category.store_id = store.id)`.execute(connection)
  await sql`
    INSERT INTO product (store_id, category_id, name, price_pence, position)
    SELECT store_id, category.id, dish.name, 500 + 50 * dish.position, dish.position
    FROM category, unnest(${DISHES}::text[]) WITH ORDINALITY AS dish (name, position)
    WHERE NOT EXISTS (SELECT FROM product WHERE product.store_id = category.store_id)`.execute(
    connection,
  )
  await makeIndexes(connection, indexes)
  await sql`VACUUM (ANALYZE) category, product`.execute(connection)
  await sql`CHECKPOINT`.execute(connection)
}
