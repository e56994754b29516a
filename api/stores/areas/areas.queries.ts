import { sql, type Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'

/** The towns and areas whose names have the slugs of a page: "King's Lynn" and "Kings Lynn". */
export interface AreaNames {
  cities: readonly string[]
  areas: readonly string[]
}

/** The areas with stores, the largest first, each with the outward code that most of its stores have. */
export function selectAllAreas(db: Kysely<Database>, limit: number) {
  return db
    .selectFrom('store_area')
    .select(({ fn }) => [
      'city',
      'area',
      sql<string>`(array_agg(outward ORDER BY stores DESC, outward))[1]`.as('outward'),
      fn.sum<number>('stores').as('storeCount'),
    ])
    .where('stores', '>', 0)
    .groupBy(['city', 'area'])
    .orderBy('storeCount', 'desc')
    .orderBy('city')
    .orderBy('area')
    .limit(limit)
    .execute()
}

/** How many stores of an area cook what. */
export async function countCuisines(
  db: Kysely<Database>,
  { cities, areas }: AreaNames,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ slug: string; count: number }>`
    SELECT store_type_slug AS slug, count(*)::integer AS count
    FROM store
    JOIN store_cuisine ON store_id = store.id
    WHERE city = ANY(${cities}) AND area = ANY(${areas}) AND state = 'live'
    GROUP BY store_type_slug`.execute(db)
  return new Map(rows.map(({ slug, count }) => [slug, count]))
}

/** How many stores of an area there are, with a cuisine if one is given, and how many deliver. */
export async function countStoresOfArea(
  db: Kysely<Database>,
  { cities, areas, cuisine }: AreaNames & { cuisine: string | null },
): Promise<{ all: number; delivering: number }> {
  const { rows } = await sql<{ all: number; delivering: number }>`
    SELECT count(*)::integer AS "all",
      (count(*) FILTER (WHERE 'delivery' = ANY(services)))::integer AS delivering
    FROM store
    WHERE ${isIn({ cities, areas, cuisine })}`.execute(db)
  return rows[0] ?? { all: 0, delivering: 0 }
}

/** A part of them, by name. */
export async function selectStoresOfArea(
  db: Kysely<Database>,
  requested: AreaNames & { cuisine: string | null; offset: number; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id
    FROM store
    WHERE ${isIn(requested)}
    ORDER BY name, id
    LIMIT ${requested.limit} OFFSET ${requested.offset}`.execute(db)
  return rows.map(({ id }) => id)
}

const isIn = ({ cities, areas, cuisine }: AreaNames & { cuisine: string | null }) => sql`
  city = ANY(${cities}) AND area = ANY(${areas}) AND state = 'live'
  AND (${cuisine}::text IS NULL OR EXISTS (
    SELECT FROM store_cuisine WHERE store_id = store.id AND store_type_slug = ${cuisine}
  ))`
