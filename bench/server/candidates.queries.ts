import { sql, type Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'
import type { BenchPlace } from './places.ts'

/** How many stores name the district, or reach its middle within the box around their radius. */
export async function countCandidates(
  db: Kysely<Database>,
  { postCode, latitude, longitude }: BenchPlace,
): Promise<number> {
  const at = sql`point(${longitude}, ${latitude})`
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) FROM (
      SELECT store_id FROM delivery_zone_prefix WHERE prefix = ${postCode}
      UNION
      SELECT store_id FROM delivery_zone WHERE reach @> box(${at}, ${at})
    ) AS candidate`.execute(db)
  return rows[0]?.count ?? 0
}

export interface SomeStore extends BenchPlace {
  id: string
}

/** About so many stores from all parts of the country, each with its own place. */
export async function selectSomeStores(
  db: Kysely<Database>,
  { wanted, there }: { wanted: number; there: number },
): Promise<SomeStore[]> {
  const percent = Math.min(100, (wanted / there) * 100)
  const { rows } = await sql<SomeStore>`
    SELECT id, split_part(post_code, ' ', 1) AS "postCode", latitude, longitude
    FROM store TABLESAMPLE BERNOULLI (${sql.lit(percent)}) REPEATABLE (1)`.execute(db)
  return rows
}
