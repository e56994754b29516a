import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { PartOfHour, LateSpan } from '#rules/operator/last-hour.ts'
import type { Database } from '#api/database/tables.ts'

type Db = Kysely<Database>

/** Which tenth of the hour before `now` an instant belongs to: 0 to 9, below and above outside of it. */
const partOf = (at: ReturnType<typeof sql.raw>, now: Date) =>
  sql`floor(date_part('epoch', ${at} - ${now}::timestamptz + interval '1 hour') / 360)::int`

const ENDS = sql.raw(`('decline', 'expire', 'cancel', 'complete')`)
const PLACES = sql.raw(`(event.act IN ('place', 'authorise') AND event.status = 'pending')`)
/** An act that is taken back: a completed order is on its way, or waits for its customer, once more. */
const REOPENS = sql.raw(
  `(event.act IN ('undo', 'recall') AND event.status IN ('outfordelivery', 'readyforpickup'))`,
)

/**
 * When an accepted order was placed: nearly all were in the hours before, and are read at once, so that neither
 * all orders are read nor one at a time.
 */
const PLACED_AT = sql.raw(
  `coalesce(recent.placed_at, (SELECT placed_at FROM orders WHERE orders.id = event.order_id))`,
)
const recentOrders = (until: RawBuilder<unknown>) => sql`recent AS MATERIALIZED (
  SELECT id, placed_at FROM orders
  WHERE placed_at > ${until} - interval '4 hours' AND placed_at <= ${until}
)`

/** The open orders, by the part of the last hour in which they became late, or will: 10 is later. */
export async function loadOpenOrders(db: Db, now: Date) {
  const { rows } = await sql<{ from: number; count: number; toAccept: number }>`
    SELECT least(10, greatest(0, ${partOf(sql.raw('due_at'), now)})) AS "from", count(*)::int AS count,
      count(*) FILTER (WHERE status = 'pending')::int AS "toAccept"
    FROM orders WHERE status IN ('pending', 'accepted', 'outfordelivery', 'readyforpickup')
    GROUP BY 1
  `.execute(db)
  return rows
}

/** What happened in each part of the last hour. Its events are found without reading those of before. */
export async function loadLastHour(db: Db, now: Date) {
  const { rows } = await sql<PartOfHour & { part: number; lastPaidAt: Date | null }>`
    WITH ${recentOrders(sql`${now}::timestamptz`)}
    SELECT least(9, ${partOf(sql.raw('event.at'), now)}) AS part,
      count(*) FILTER (WHERE ${PLACES})::int AS placed,
      count(*) FILTER (WHERE ${REOPENS})::int AS reopened,
      count(*) FILTER (WHERE event.act IN ${ENDS})::int AS ended,
      count(*) FILTER (WHERE event.act = 'accept')::int AS accepted,
      coalesce(sum(date_part('epoch', event.at - ${PLACED_AT})) FILTER (WHERE event.act = 'accept'),
        0)::float8 AS "acceptedSeconds",
      count(*) FILTER (WHERE event.act = 'authorise')::int AS paid,
      max(event.at) FILTER (WHERE event.act = 'authorise') AS "lastPaidAt",
      count(*) FILTER (WHERE event.act = 'abandon')::int AS unpaid
    FROM order_event AS event
    LEFT JOIN recent ON event.act = 'accept' AND recent.id = event.order_id
    WHERE event.at > ${now}::timestamptz - interval '1 hour' AND event.at <= ${now}
    GROUP BY 1
  `.execute(db)
  return rows
}

/**
 * The orders that ended in the last hour, and were late before. The events of the hour are found first, by when they
 * were: the index of those that end an order is one of each store, and all of it would be read.
 */
export async function loadEndedLate(db: Db, now: Date): Promise<LateSpan[]> {
  const { rows } = await sql<LateSpan>`
    WITH happened AS MATERIALIZED (
      SELECT order_id, act, at FROM order_event
      WHERE at > ${now}::timestamptz - interval '1 hour' AND at <= ${now}
    )
    SELECT greatest(0, ${partOf(sql.raw('orders.due_at'), now)}) AS "from",
      least(9, ${partOf(sql.raw('ended.at'), now)}) AS until, count(*)::int AS count
    FROM (
      SELECT order_id, max(at) AS at FROM happened WHERE act IN ${ENDS} GROUP BY order_id
    ) AS ended JOIN orders ON orders.id = ended.order_id
    WHERE orders.due_at < ended.at AND orders.status IN ('completed', 'cancelled', 'declined')
    GROUP BY 1, 2
  `.execute(db)
  return rows
}

/** The same hour of the week before, by the clocks of London. */
export async function loadWeekBefore(
  db: Db,
  now: Date,
): Promise<{ ordersWeekBefore: number; acceptedWithinSecondsWeekBefore: number | null }> {
  const { rows } = await sql<Awaited<ReturnType<typeof loadWeekBefore>>>`
    WITH week_before AS (
      SELECT (${now}::timestamptz AT TIME ZONE 'Europe/London' - interval '7 days')
        AT TIME ZONE 'Europe/London' AS at
    ), ${recentOrders(sql`(SELECT at FROM week_before)`)}
    SELECT count(*) FILTER (WHERE ${PLACES})::int AS "ordersWeekBefore",
      avg(date_part('epoch', event.at - ${PLACED_AT})) FILTER (WHERE event.act = 'accept')::int
        AS "acceptedWithinSecondsWeekBefore"
    FROM order_event AS event
    LEFT JOIN recent ON event.act = 'accept' AND recent.id = event.order_id
    WHERE event.at > (SELECT at FROM week_before) - interval '1 hour'
      AND event.at <= (SELECT at FROM week_before)
  `.execute(db)
  const [before] = rows
  if (!before) throw new Error('An aggregate always has a row')
  return before
}
