import { sql, type Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'

type Db = Kysely<Database>

export interface KitchenRow {
  storeId: string
  toAccept: number
  cooking: number
  late: number
  /** What it has to cook now, answered or not. */
  inWork: number
  boardSeenAt: Date | null
}

/**
 * The kitchens with the most to cook now, and of those the ones with the most late orders first, from the open
 * orders alone. The details of an order, which say when its cooking starts, are read only of those for later.
 */
export async function selectBusiestKitchens(
  db: Db,
  now: Date,
  limit: number,
): Promise<KitchenRow[]> {
  const { rows } = await sql<KitchenRow>`
    SELECT busiest.*, board.seen_at AS "boardSeenAt"
    FROM (
      SELECT store_id AS "storeId", count(*) FILTER (WHERE status = 'pending')::int AS "toAccept",
        count(*) FILTER (WHERE status = 'accepted' AND "isDueToCook")::int AS cooking,
        count(*) FILTER (WHERE due_at < ${now})::int AS late,
        count(*) FILTER (WHERE status IN ('pending', 'accepted') AND "isDueToCook")::int AS "inWork"
      FROM (
        SELECT store_id, status, due_at,
          CASE WHEN service_time IS NULL THEN true
            ELSE due_at - make_interval(mins => (snapshot ->> 'preparationMinutes')::int
              + (snapshot ->> 'deliveryMinutes')::int) <= ${now}::timestamptz END AS "isDueToCook"
        FROM orders WHERE status IN ('pending', 'accepted', 'outfordelivery', 'readyforpickup')
      ) AS open
      GROUP BY store_id
      HAVING count(*) FILTER (WHERE status = 'pending' OR (status = 'accepted' AND "isDueToCook")) > 0
      ORDER BY "inWork" DESC, late DESC, store_id LIMIT ${limit}
    ) AS busiest
    LEFT JOIN store_board AS board ON board.store_id = busiest."storeId"
    ORDER BY "inWork" DESC, late DESC, "storeId"
  `.execute(db)
  return rows
}

/** How many restaurants customers find, as the areas count them. */
export async function countLiveStores(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('store_area')
    .select(sql<number>`coalesce(sum(stores), 0)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}
