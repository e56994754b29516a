import { sql, type Kysely } from 'kysely'
import type { Database } from '#api/database/tables.ts'

export interface FiguresRow {
  openOrders: number
  toAccept: number
  lateOrders: number
  ordersLastHour: number
  acceptedWithinSeconds: number | null
}

/** How much is going on. The events of the last hour are found without reading those of before. */
export async function loadFigures(db: Kysely<Database>, now: Date): Promise<FiguresRow> {
  const { rows } = await sql<FiguresRow>`
    SELECT open.*, placed.*, accepted.*
    FROM (
      SELECT count(*)::int AS "openOrders",
        count(*) FILTER (WHERE status = 'pending')::int AS "toAccept",
        count(*) FILTER (WHERE due_at < ${now})::int AS "lateOrders"
      FROM orders WHERE status IN ('pending', 'accepted', 'outfordelivery', 'readyforpickup')
    ) AS open, (
      SELECT count(*)::int AS "ordersLastHour" FROM order_event
      WHERE at > ${now}::timestamptz - interval '1 hour' AND at <= ${now}
        AND act IN ('place', 'authorise') AND status = 'pending'
    ) AS placed, (
      SELECT avg(extract(epoch FROM event.at - orders.placed_at))::int AS "acceptedWithinSeconds"
      FROM order_event AS event JOIN orders ON orders.id = event.order_id
      WHERE event.at > ${now}::timestamptz - interval '1 hour' AND event.at <= ${now}
        AND event.act = 'accept'
    ) AS accepted
  `.execute(db)
  const [figures] = rows
  if (!figures) throw new Error('An aggregate always has a row')
  return figures
}
