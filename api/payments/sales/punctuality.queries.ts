import { sql, type Kysely, type RawBuilder } from 'kysely'
import { ARRIVAL_ROUNDED_TO_MINUTES, READY_GRACE_MINUTES } from '#rules/orders/arrival.ts'
import type { Service } from '#rules/orders/service.ts'
import { medianOf, type Counted } from '#rules/sales/median.ts'
import { SLOT_MINUTES } from '#rules/stores/slots.ts'
import type { Database } from '#api/database/tables.ts'
import { bothParts, hourOfWeek, ofService, within, type SalesSpan } from './sales.queries.ts'

export interface Late {
  completed: number
  late: number
  medianMinutesLate: number | null
}

/** By how many minutes an order that came at `came.at` was late: what `minutesLate` says. */
const minutesLate = sql`
  greatest(0, floor(extract(epoch FROM came.came_at - CASE
    WHEN promised.at BETWEEN came.service_time
        AND came.service_time + make_interval(mins => ${SLOT_MINUTES})
      THEN came.service_time + make_interval(mins => ${SLOT_MINUTES})
    WHEN came.service = 'collection'
      THEN promised.at + make_interval(mins => ${READY_GRACE_MINUTES})
    ELSE to_timestamp(ceil(extract(epoch FROM promised.at) / ${ARRIVAL_ROUNDED_TO_MINUTES * 60})
      * ${ARRIVAL_ROUNDED_TO_MINUTES * 60}) END) / 60))::integer`

/** Whole minutes since an order was placed, where it wasn't for later. */
const minutesUntil = (instant: RawBuilder<unknown>) => sql`
  CASE WHEN came.service_time IS NULL
    THEN round(extract(epoch FROM ${instant} - came.placed_at) / 60)::integer END`

/** The orders that were completed, as `measured`: when and for which hour, and how late they came. */
export const measured = (span: SalesSpan) =>
  sql`measured AS (${bothParts(span, {
    closed: (part) => sql`
    SELECT order_id, store_id, service, at, hour_of_week, minutes_late, promised_minutes,
      taken_minutes
    FROM completed_order
    WHERE ${within(part, 'completed_order')} AND ${ofService(part, 'completed_order')}`,
    open: (part) => sql`
    SELECT came.id AS order_id, came.store_id, came.service, came.at,
      ${hourOfWeek(sql`came.due_at`)} AS hour_of_week, ${minutesLate} AS minutes_late,
      ${minutesUntil(sql`promised.at`)} AS promised_minutes,
      ${minutesUntil(sql`came.came_at`)} AS taken_minutes
    FROM (
      SELECT orders.id, orders.store_id, orders.service, orders.service_time, orders.placed_at,
        orders.due_at, event.at, CASE orders.service WHEN 'delivery' THEN event.at ELSE (
          SELECT max(ready.at) FROM order_event AS ready
          WHERE ready.order_id = orders.id AND ready.act = 'ready' AND ${isNotUndone('ready')}
        ) END AS came_at
      FROM order_event AS event JOIN orders ON orders.id = event.order_id
      WHERE ${within(part, 'event')} AND ${ofService(part, 'orders')}
        AND event.act IN ('complete', 'decline', 'cancel', 'expire')
        AND event.act = 'complete' AND ${isNotUndone('event')}
    ) AS came, LATERAL (
      SELECT came.due_at - make_interval(mins => coalesce(sum(delay.minutes), 0)::integer) AS at
      FROM order_event AS delay
      WHERE delay.order_id = came.id AND delay.act = 'delay' AND ${isNotUndone('delay')}
    ) AS promised`,
  })})`

/** How many orders were completed, how many of them were late, and by how much in the middle. */
export async function loadLate(db: Kysely<Database>, span: SalesSpan): Promise<Late> {
  const { rows } = await sql<Counted>`
    WITH ${measured(span)}
    SELECT minutes_late AS value, count(*)::integer AS count FROM measured GROUP BY minutes_late
  `.execute(db)
  return lateOf(rows)
}

/** The same of orders counted by their minutes. */
export function lateOf(minutes: readonly Counted[]): Late {
  const late = minutes.filter(({ value }) => value > 0)
  return {
    completed: minutes.reduce((sum, { count }) => sum + count, 0),
    late: late.reduce((sum, { count }) => sum + count, 0),
    medianMinutesLate: medianOf(late),
  }
}

export interface PunctualityRow {
  /** Which orders are counted: of an hour, of a store, or of a service and so many minutes. */
  set: 'hour' | 'store' | 'late' | 'promised' | 'taken'
  service: Service | null
  hourOfWeek: number | null
  storeId: string | null
  minutes: number | null
  completed: number
  late: number
}

/** The completed orders by hour and by store, and by service how many took how many minutes. */
export async function loadPunctuality(
  db: Kysely<Database>,
  span: SalesSpan,
): Promise<PunctualityRow[]> {
  const { rows } = await sql<PunctualityRow>`
    WITH ${measured(span)}
    SELECT CASE WHEN grouping(hour_of_week) = 0 THEN 'hour' WHEN grouping(store_id) = 0 THEN 'store'
        WHEN grouping(minutes_late) = 0 THEN 'late'
        WHEN grouping(promised_minutes) = 0 THEN 'promised' ELSE 'taken' END AS set,
      service, hour_of_week AS "hourOfWeek", store_id AS "storeId",
      coalesce(minutes_late, promised_minutes, taken_minutes) AS minutes,
      count(*)::integer AS completed, count(*) FILTER (WHERE minutes_late > 0)::integer AS late
    FROM measured
    GROUP BY GROUPING SETS ((hour_of_week), (store_id), (service, minutes_late),
      (service, promised_minutes), (service, taken_minutes))
  `.execute(db)
  return rows
}

function isNotUndone(event: string): RawBuilder<boolean> {
  return sql<boolean>`
    NOT EXISTS (SELECT FROM order_event AS reversal WHERE reversal.undoes = ${sql.ref(`${event}.id`)})`
}
