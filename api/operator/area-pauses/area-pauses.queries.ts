import { sql } from 'kysely'
import type { Transaction } from '#api/database/transaction.ts'

/** A restaurant's pause before that of its area; `until` may be over. */
export interface PausableStore {
  storeId: string
  until: Date | null
}

/** The towns that have live restaurants, those with the most first. */
export async function selectTowns(transaction: Transaction): Promise<string[]> {
  const { rows } = await sql<{ city: string }>`
    SELECT city FROM store_area WHERE stores > 0
    GROUP BY city ORDER BY sum(stores) DESC, city`.execute(transaction)
  return rows.map(({ city }) => city)
}

/**
 * The live restaurants in a postcode district or else a town that are not paused, whose rows are locked in one order:
 * of two operators who pause overlapping areas one waits for the other.
 */
export async function lockPausable(
  transaction: Transaction,
  area: { outward: string } | { cities: readonly string[] },
  { at, limit }: { at: Date; limit: number },
): Promise<PausableStore[]> {
  // The index of areas finds the restaurants of a district, too.
  const isInArea =
    'outward' in area
      ? sql`(city, area) IN (SELECT city, area FROM store_area
          WHERE outward ~ ${district(area.outward)} AND stores > 0)
        AND split_part(post_code, ' ', 1) ~ ${district(area.outward)}`
      : sql`city = ANY (${area.cities}::text[])`
  const { rows } = await sql<PausableStore>`
    SELECT id AS "storeId", paused_until AS until FROM store
    WHERE ${isInArea} AND state = 'live' AND (paused_until IS NULL OR paused_until <= ${at})
    ORDER BY id LIMIT ${limit} FOR UPDATE`.execute(transaction)
  return rows
}

/** The outward codes of a district, as a regular expression: SW1A is a part of SW1. */
const district = (outward: string) => `^${outward}${/\d$/.test(outward) ? '[A-Z]?' : ''}$`

/** Writes down the pause of an area and pauses these restaurants, whose rows are locked; returns its id. */
export async function insertAreaPause(
  transaction: Transaction,
  {
    storeIds,
    ...pause
  }: { area: string; reason: string; at: Date; until: Date; storeIds: string[] },
): Promise<string> {
  const { area, reason, at, until } = pause
  const { id } = await transaction
    .insertInto('area_pause')
    .values({ area, reason, paused_at: at, paused_until: until })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`
    UPDATE store SET paused_until = ${until}, pause_takes_pre_orders = false, pause_reason = 'area',
      area_pause_id = ${id}
    WHERE id = ANY (${storeIds}::uuid[])`.execute(transaction)
  return id
}

/** Ends a pause of an area; undefined: it is over, or there is none with this id. */
export function endOpenPause(
  transaction: Transaction,
  id: string,
  at: Date,
): Promise<{ area: string; until: Date } | undefined> {
  return transaction
    .updateTable('area_pause')
    .set({ ended_at: at })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('paused_until', '>', at)
    .returning(['area', 'paused_until as until'])
    .executeTakeFirst()
}

export async function isAreaPause(transaction: Transaction, id: string): Promise<boolean> {
  const found = await transaction
    .selectFrom('area_pause')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  return found !== undefined
}

/** Ends the pauses of the restaurants that are still paused by that of their area; returns which. */
export async function resumeStores(
  transaction: Transaction,
  areaPauseId: string,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    WITH paused AS (
      SELECT id FROM store WHERE area_pause_id = ${areaPauseId} ORDER BY id FOR UPDATE
    )
    UPDATE store SET paused_until = NULL, pause_reason = 'staff', area_pause_id = NULL
    FROM paused WHERE store.id = paused.id AND store.area_pause_id = ${areaPauseId}
    RETURNING store.id`.execute(transaction)
  return rows.map(({ id }) => id)
}
