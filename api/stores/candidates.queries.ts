import { sql, type Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'
import { boundingBox, type Coordinates } from '#rules/address/distance.ts'
import type { Service } from '#rules/orders/service.ts'

/**
 * The stores that may deliver to a place, the nearest first: those with a zone of one of these
 * prefixes, and those with a radius whose box holds the point. Their zones decide.
 */
export async function selectDelivering(
  db: Kysely<Database>,
  { prefixes, point, limit }: { prefixes: string[]; point: Coordinates; limit: number },
): Promise<string[]> {
  const at = sql`point(${point.longitude}, ${point.latitude})`
  const { rows } = await sql<{ id: string }>`
    SELECT store.id
    FROM store
    JOIN (
      SELECT store_id FROM delivery_zone_prefix WHERE prefix = ANY(${prefixes}::text[])
      UNION
      SELECT store_id FROM delivery_zone WHERE reach @> box(${at}, ${at})
    ) AS candidate ON candidate.store_id = store.id
    WHERE 'delivery' = ANY(services)
    ORDER BY point(longitude, latitude) <-> ${at}
    LIMIT ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** The stores with a service within so many miles in each direction of a point, the nearest first. */
export async function selectNear(
  db: Kysely<Database>,
  ask: { service: Service; point: Coordinates; miles: number; limit: number },
): Promise<string[]> {
  const { service, point, miles, limit } = ask
  const { south, north, west, east } = boundingBox(point, miles)
  const { rows } = await sql<{ id: string }>`
    SELECT id
    FROM store
    WHERE point(longitude, latitude) <@ box(point(${west}, ${south}), point(${east}, ${north}))
      AND ${service} = ANY(services)
    ORDER BY point(longitude, latitude) <-> point(${point.longitude}, ${point.latitude})
    LIMIT ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}
