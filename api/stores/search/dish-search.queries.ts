import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '#api/database/tables.ts'

export interface DishRow {
  id: string
  storeId: string
  name: string
  pricePence: number
  collectionPence: number | null
}

interface DishSearch {
  storeIds: readonly string[]
  words: readonly string[]
  now: Date
}

/** Of one store, before the rule decides. */
const MAXIMUM_DISHES = 8
/** A short word with one error shares few trigrams: "tahi" one of five with "thai". */
const LEAST_SIMILARITY = 0.2

/** What these stores sell now that has each of the words somewhere in its name, the shortest first. */
export function selectDishesWith(
  db: Kysely<Database>,
  { storeIds, words, now }: DishSearch,
): Promise<DishRow[]> {
  const patterns = words.map((word) => `%${word}%`)
  return dishesWhere(
    db,
    { storeIds, now },
    sql`search_name LIKE ALL(${patterns}::text[])`,
    sql`
    length(search_name), price_pence, id`,
  )
}

/** What these stores sell now whose name is somewhat like each of the words, the likest first. */
export function selectDishesLike(
  db: Kysely<Database>,
  { storeIds, words, now }: DishSearch,
): Promise<DishRow[]> {
  const likeness = sql`
    (SELECT min(word_similarity(word, search_name)) FROM unnest(${words}::text[]) AS word)`
  return dishesWhere(
    db,
    { storeIds, now },
    sql`${likeness} >= ${sql.lit(LEAST_SIMILARITY)}`,
    sql`
    ${likeness} DESC, length(search_name), price_pence, id`,
  )
}

/** Store by store through its own part of the index, so that other stores cost nothing. */
async function dishesWhere(
  db: Kysely<Database>,
  { storeIds, now }: Pick<DishSearch, 'storeIds' | 'now'>,
  condition: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
): Promise<DishRow[]> {
  const { rows } = await sql<DishRow>`
    SELECT product.id, product.store_id AS "storeId", name, product.price_pence AS "pricePence",
      product.collection_pence AS "collectionPence"
    FROM unnest(${storeIds}::uuid[]) AS searched (store_id)
    CROSS JOIN LATERAL (
      SELECT id
      FROM product
      WHERE product.store_id = searched.store_id
        AND is_available
        AND (sold_out_until IS NULL OR sold_out_until <= ${now})
        AND ${condition}
      ORDER BY ${order}
      LIMIT ${sql.lit(MAXIMUM_DISHES)}
    ) AS found
    JOIN product ON product.id = found.id`.execute(db)
  return rows
}
