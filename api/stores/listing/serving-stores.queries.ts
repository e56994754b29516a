import { sql, type Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'
import { boundingBox, type BoundingBox, type Coordinates } from '#rules/address/distance.ts'
import type { Service } from '#rules/orders/service.ts'

// PostgreSQL plans a named statement anew for every call as long as it hopes to gain by knowing the
// values, which took longer than finding the stores: 0.38 ms a call, and 0.19 ms planned once. So
// these look equally dear whatever is asked: a row for each prefix, boxes and points made already,
// and what has few values written into the text.

/** As many as a whole postcode has: unit, sector, district, district without its letter, area. */
const MOST_PREFIXES = 5

/**
 * The stores that may deliver to a place, the nearest first: those with a zone of one of these
 * prefixes, and those with a radius whose box holds the point. Their zones decide.
 */
export async function selectDelivering(
  db: Kysely<Database>,
  { prefixes, point, limit }: { prefixes: readonly string[]; point: Coordinates; limit: number },
): Promise<string[]> {
  const asked = Array.from({ length: MOST_PREFIXES }, (_, i) => sql`(${prefixes[i] ?? null}::text)`)
  const { latitude, longitude } = point
  const here = boxText({ south: latitude, north: latitude, west: longitude, east: longitude })
  const { rows } = await sql<{ id: string }>`
    SELECT store.id
    FROM store
    JOIN (
      SELECT store_id
      FROM (VALUES ${sql.join(asked)}) AS asked (prefix)
      JOIN delivery_zone_prefix USING (prefix)
      UNION
      SELECT store_id FROM delivery_zone WHERE reach @> ${here}::box
    ) AS candidate ON candidate.store_id = store.id
    WHERE 'delivery' = ANY(services)
    ORDER BY point(longitude, latitude) <-> ${pointText(point)}::point
    LIMIT ${sql.lit(limit)}`.execute(db)
  return rows.map(({ id }) => id)
}

/** The stores with a service within so many miles in each direction of a point, the nearest first. */
export async function selectNear(
  db: Kysely<Database>,
  ask: { service: Service; point: Coordinates; miles: number; limit: number },
): Promise<string[]> {
  const { service, point, miles, limit } = ask
  const { rows } = await sql<{ id: string }>`
    SELECT id
    FROM store
    WHERE point(longitude, latitude) <@ ${boxText(boundingBox(point, miles))}::box
      AND ${sql.lit(service)} = ANY(services)
    ORDER BY point(longitude, latitude) <-> ${pointText(point)}::point
    LIMIT ${sql.lit(limit)}`.execute(db)
  return rows.map(({ id }) => id)
}

const pointText = ({ latitude, longitude }: Coordinates) => `(${longitude},${latitude})`

const boxText = ({ south, north, west, east }: BoundingBox) =>
  `(${east},${north}),(${west},${south})`
