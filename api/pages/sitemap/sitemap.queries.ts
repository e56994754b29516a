import { sql, type Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'

/** A row of a sitemap, or a whole file of them: when any of it last changed. */
export interface Dated {
  changedAt: Date
}

/** Files with a number of stores each, in the order of their slugs: when each last changed. */
export async function selectStoreFiles(db: Kysely<Database>, size: number): Promise<Dated[]> {
  const { rows } = await sql<Dated>`
    SELECT max(changed_at) AS "changedAt"
    FROM (
      SELECT changed_at, (row_number() OVER (ORDER BY slug) - 1) / ${size}::integer AS file
      FROM store
      WHERE state = 'live'
    ) AS numbered
    GROUP BY file
    ORDER BY file`.execute(db)
  return rows
}

/** The stores of one file. */
export function selectStoresOfFile(
  db: Kysely<Database>,
  { file, size }: { file: number; size: number },
): Promise<(Dated & { slug: string })[]> {
  return db
    .selectFrom('store')
    .select(['slug', 'changed_at as changedAt'])
    .where('state', '=', 'live')
    .orderBy('slug')
    .offset(file * size)
    .limit(size)
    .execute()
}

/** Every city with a store, and when any of its stores last changed, came or went. */
export async function selectCities(
  db: Kysely<Database>,
  limit: number,
): Promise<(Dated & { city: string })[]> {
  const { rows } = await sql<Dated & { city: string }>`
    SELECT city, max(changed_at) AS "changedAt"
    FROM (
      SELECT city, changed_at FROM store WHERE state = 'live'
      UNION ALL
      SELECT city, changed_at FROM store_area
    ) AS known
    GROUP BY city
    HAVING city IN (SELECT city FROM store_area WHERE stores > 0)
    ORDER BY city
    LIMIT ${limit}`.execute(db)
  return rows
}

/** The areas of cities (without a cuisine), and which cuisines each has. */
export async function selectAreaPages(
  db: Kysely<Database>,
  cities: readonly string[],
  limit: number,
): Promise<(Dated & { area: string; cuisine: string | null })[]> {
  const { rows } = await sql<Dated & { area: string; cuisine: string | null }>`
    SELECT store.area, NULL AS cuisine, greatest(max(store.changed_at), max(known.changed_at)) AS "changedAt"
    FROM store
    JOIN (
      SELECT area, max(changed_at) AS changed_at
      FROM store_area
      WHERE city = ANY(${cities})
      GROUP BY area
    ) AS known USING (area)
    WHERE store.city = ANY(${cities}) AND state = 'live'
    GROUP BY store.area
    UNION ALL
    SELECT area, store_type_slug, max(changed_at)
    FROM store
    JOIN store_cuisine ON store_id = store.id
    WHERE city = ANY(${cities}) AND state = 'live'
    GROUP BY area, store_type_slug
    ORDER BY cuisine NULLS FIRST, area
    LIMIT ${limit}`.execute(db)
  return rows
}
