import { sql, type Kysely } from 'kysely'
import { isPlaced, ORDER_STATUSES } from '#rules/orders/order-status.ts'
import type { Database } from '#api/database/tables.ts'

function selectEvents(db: Kysely<Database>) {
  return db
    .selectFrom('order_event')
    .select(['id', 'order_id as orderId', 'store_id as storeId', 'act', 'status', 'by', 'at'])
}

export type EventRow = Awaited<ReturnType<ReturnType<typeof selectEvents>['execute']>>[number]

export function loadEvents(db: Kysely<Database>, ids: number[]): Promise<EventRow[]> {
  return selectEvents(db)
    .where('id', '=', sql<number>`ANY(${ids}::bigint[])`)
    .orderBy('id')
    .execute()
}

/** The first events of all orders after a number. */
export function loadEventsAfter(
  db: Kysely<Database>,
  id: number,
  limit: number,
): Promise<EventRow[]> {
  return selectEvents(db).where('id', '>', id).orderBy('id').limit(limit).execute()
}

/** The number of the newest event of all, 0 before the first. */
export async function loadNewestEventId(db: Kysely<Database>): Promise<number> {
  const row = await db
    .selectFrom('order_event')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? 0
}

/** The events of an order after one of its own; they commit in the order of ids. */
export function loadOrderEvents(
  db: Kysely<Database>,
  orderId: string,
  after: number,
): Promise<EventRow[]> {
  return selectEvents(db)
    .where('order_id', '=', orderId)
    .where('id', '>', after)
    .orderBy('id')
    .execute()
}

const UNPLACED = ORDER_STATUSES.filter((status) => !isPlaced(status))
const maximumReplayed = 500
/** More events than the whole marketplace sees in a minute. */
const idsInAMinute = 100_000

/**
 * The events of a store after one, with all of the minute before it: ids are assigned before the commit, so
 * of two orders the later one may have committed first. At most the newest 500; none of unpaid orders.
 */
export async function loadStoreEvents(
  db: Kysely<Database>,
  storeId: string,
  after: number,
): Promise<EventRow[]> {
  const rows = await selectEvents(db)
    .where('store_id', '=', storeId)
    .where('status', 'not in', UNPLACED)
    .where(
      'id',
      '>=',
      sql<number>`coalesce((
        SELECT min(recent.id)
        FROM order_event AS recent, (
          SELECT id, at FROM order_event
          WHERE store_id = ${storeId} AND id <= ${after} ORDER BY id DESC LIMIT 1
        ) AS last
        WHERE recent.store_id = ${storeId}
          AND recent.id BETWEEN last.id - ${idsInAMinute}::int AND last.id
          AND recent.at >= last.at - interval '1 minute'
      ), ${after})`,
    )
    .orderBy('id', 'desc')
    .limit(maximumReplayed)
    .execute()
  return rows.toReversed()
}
