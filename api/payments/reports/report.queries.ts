import { sql, type Kysely } from 'kysely'
import { REPORT_LINES_MAXIMUM } from '#rules/sales/sales-figures.ts'
import type { Database } from '#api/database/tables.ts'
import { charges, type SalesSpan } from '#api/payments/sales/sales.queries.ts'

export interface SoldAtRow {
  id: string
  name: string
  city: string
  area: string
  orders: number
  soldPence: number
}

/** What was sold by each store before refunds: those with the largest sales first. */
export async function loadSoldByStore(db: Kysely<Database>, span: SalesSpan): Promise<SoldAtRow[]> {
  const { rows } = await sql<SoldAtRow>`
    WITH ${charges(span)}, at_store AS (
      SELECT store_id, count(*)::integer AS orders, sum(sold_pence)::bigint AS pence
      FROM charge
      GROUP BY store_id
    )
    SELECT store.id, store.name, store.city, store.area, at_store.orders,
      at_store.pence AS "soldPence"
    FROM at_store JOIN store ON store.id = at_store.store_id
    ORDER BY at_store.pence DESC, store.name, store.id
  `.execute(db)
  return rows
}

export interface RetentionRow {
  /** Which of the months, the earliest being 1. */
  month: number
  customers: number
  within30Days: number
  within60Days: number
  within90Days: number
  orders: number
  guestOrders: number
}

/**
 * The customers of each month, and how many of them ordered again after their first order in it. The months
 * begin at `starts`, of which the last one ends them; later orders are read for who came back.
 */
export async function loadRetention(
  db: Kysely<Database>,
  span: SalesSpan,
  starts: readonly Date[],
): Promise<RetentionRow[]> {
  const { rows } = await sql<RetentionRow>`
    WITH ${charges(span)}, charged AS (
      SELECT account_id, at, width_bucket(at, ${[...starts]}::timestamptz[]) AS month FROM charge
    ), visit AS (
      SELECT month, at, lead(at) OVER of_account AS next_at,
        lag(month) OVER of_account IS DISTINCT FROM month AS is_first
      FROM charged
      WHERE account_id IS NOT NULL
      WINDOW of_account AS (PARTITION BY account_id ORDER BY at)
    ), returns AS (
      SELECT month, count(*)::integer AS customers,
        count(*) FILTER (WHERE next_at <= at + interval '720 hours')::integer AS within_30,
        count(*) FILTER (WHERE next_at <= at + interval '1440 hours')::integer AS within_60,
        count(*) FILTER (WHERE next_at <= at + interval '2160 hours')::integer AS within_90
      FROM visit
      WHERE is_first
      GROUP BY month
    )
    SELECT month, coalesce(customers, 0) AS customers, coalesce(within_30, 0) AS "within30Days",
      coalesce(within_60, 0) AS "within60Days", coalesce(within_90, 0) AS "within90Days",
      orders, guest_orders AS "guestOrders"
    FROM (
      SELECT month, count(*)::integer AS orders,
        count(*) FILTER (WHERE account_id IS NULL)::integer AS guest_orders
      FROM charged
      GROUP BY month
    ) AS all_orders LEFT JOIN returns USING (month)
    WHERE month < ${starts.length}
    ORDER BY month
  `.execute(db)
  return rows
}

/** The areas of the marketplace that have, or had, restaurants. */
export function loadReportAreas(db: Kysely<Database>) {
  return db
    .selectFrom('store')
    .select(['city', 'area'])
    .distinct()
    .orderBy('city')
    .orderBy('area')
    .limit(REPORT_LINES_MAXIMUM)
    .execute()
}
