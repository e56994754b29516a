import { sql, type Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'
import type { Coordinates } from '#rules/address/distance.ts'
import type { UnitPostcode } from './unit-postcodes.ts'

type Db = Kysely<Database>

/** Whether any postcode was imported. */
export async function hasUnitPostcodes(db: Db): Promise<boolean> {
  const row = await db.selectFrom('unit_postcode').select('post_code').limit(1).executeTakeFirst()
  return row !== undefined
}

export async function unitPostcode(db: Db, postCode: string): Promise<Coordinates | null> {
  const row = await db
    .selectFrom('unit_postcode')
    .select(['latitude', 'longitude'])
    .where('post_code', '=', postCode)
    .executeTakeFirst()
  return row ?? null
}

/** The nearest few by the index, which measures on a flat map that fits the middle of the UK. */
export function unitPostcodesNear(
  db: Db,
  { latitude, longitude }: Coordinates,
  limit: number,
): Promise<UnitPostcode[]> {
  return db
    .selectFrom('unit_postcode')
    .select(['post_code as postCode', 'latitude', 'longitude'])
    .orderBy(
      sql`point(longitude * 0.57, latitude)
        <-> point(${longitude}::float8 * 0.57, ${latitude}::float8)`,
    )
    .limit(limit)
    .execute()
}

/** Those between two texts, both included, in their order. */
export function unitPostcodesBetween(
  db: Db,
  [first, last]: readonly [string, string],
  limit: number,
): Promise<UnitPostcode[]> {
  return db
    .selectFrom('unit_postcode')
    .select(['post_code as postCode', 'latitude', 'longitude'])
    .where('post_code', '>=', first)
    .where('post_code', '<=', last)
    .orderBy('post_code')
    .limit(limit)
    .execute()
}
