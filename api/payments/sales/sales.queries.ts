import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { DeclineReason } from '#contract/orders.ts'
import type { Service } from '#rules/orders/service.ts'
import type { PaymentMethod } from '#rules/payments/payment-status.ts'
import {
  CHARGE_KINDS,
  REFUND_KINDS,
  TAKINGS_ACCOUNTS,
  TOP_DISHES,
  type RefundCause,
} from '#rules/sales/sales-figures.ts'
import { escapeLike } from '#api/database/escape-like.ts'
import type { Database } from '#api/database/tables.ts'

/** Whose orders: what isn't given is any. */
export interface OrderChoice {
  storeIds?: readonly string[] | undefined
  /** A part of the names of stores. */
  store?: string | undefined
  /** Where the stores are. */
  city?: string | undefined
  area?: string | undefined
  service?: Service | undefined
}

/** Whose figures of when. */
export interface SalesSpan extends OrderChoice {
  since: Date
  /** Exclusive. */
  before: Date
  /** Before when days are written down; null: none are. */
  closedUntil: Date | null
}

export const london = (instant: RawBuilder<unknown>) =>
  sql`(${instant} AT TIME ZONE 'Europe/London')`

/** The hour of a week in London: 0 is Monday from 00:00. */
export const hourOfWeek = (instant: RawBuilder<unknown>) => sql`
  ((extract(isodow FROM ${london(instant)}) - 1) * 24
    + extract(hour FROM ${london(instant)}))::integer`

const takings = sql`
  CASE WHEN transfer.credit = ANY (${[...TAKINGS_ACCOUNTS]}::text[]) THEN transfer.amount_pence
    WHEN transfer.debit = ANY (${[...TAKINGS_ACCOUNTS]}::text[]) THEN -transfer.amount_pence
    ELSE 0 END`

/** Which rows of a table with the store's id are of the stores that were chosen. */
export function ofStores({ storeIds, store, city, area }: OrderChoice, table: string) {
  const conditions = [
    ...(store === undefined ? [] : [sql`store.name ILIKE ${`%${escapeLike(store)}%`}`]),
    ...(city === undefined ? [] : [sql`store.city = ${city}`]),
    ...(area === undefined ? [] : [sql`store.area = ${area}`]),
  ]
  const storeId = sql.ref(`${table}.store_id`)
  const ofIds = storeIds ? sql`${storeId} = ANY (${[...storeIds]}::uuid[])` : sql`true`
  return conditions.length === 0
    ? ofIds
    : sql`${ofIds}
      AND ${storeId} IN (SELECT store.id FROM store WHERE ${sql.join(conditions, sql` AND `)})`
}

export const within = (span: SalesSpan, table: string) => sql`
  ${ofStores(span, table)}
  AND ${sql.ref(`${table}.at`)} >= ${span.since} AND ${sql.ref(`${table}.at`)} < ${span.before}`

/** Which rows of a table with a service are of the one that was chosen. */
export const ofService = ({ service }: OrderChoice, table: string) =>
  service === undefined ? sql`true` : sql`${sql.ref(`${table}.service`)} = ${service}`

type Part = (span: SalesSpan) => RawBuilder<unknown>

/** Days that have been closed as they were written down, and later ones from what happened. */
export function bothParts(
  span: SalesSpan,
  { closed, open }: { closed: Part; open: Part },
): RawBuilder<unknown> {
  const { since, before, closedUntil } = span
  if (closedUntil === null || closedUntil <= since) return open(span)
  if (closedUntil >= before) return closed(span)
  const parts = [closed({ ...span, before: closedUntil }), open({ ...span, since: closedUntil })]
  return sql.join(parts, sql` UNION ALL `)
}

/** The orders that were charged, as `charge`: when and for which hour, and for how much. */
export const charges = (span: SalesSpan) =>
  sql`charge AS (${bothParts(span, {
    closed: (part) => sql`
    SELECT order_id, store_id, account_id, service, payment_method, at, hour_of_week, sold_pence,
      discount_pence
    FROM charged_order
    WHERE ${within(part, 'charged_order')} AND ${ofService(part, 'charged_order')}`,
    open: (part) => sql`
    SELECT charged.order_id, orders.store_id, orders.account_id, orders.service,
      orders.payment_method, charged.at, ${hourOfWeek(sql`orders.due_at`)} AS hour_of_week,
      charged.sold_pence, charged.discount_pence
    FROM (
      SELECT transfer.order_id, min(transfer.at) AS at, sum(${takings})::integer AS sold_pence,
        coalesce(sum(transfer.amount_pence) FILTER (
          WHERE transfer.kind = 'discount' AND transfer.debit = 'store'), 0)::integer
          AS discount_pence
      FROM ledger_transfer AS transfer
      WHERE ${within(part, 'transfer')} AND transfer.kind = ANY (${[...CHARGE_KINDS]}::text[])
      GROUP BY transfer.order_id
    ) AS charged JOIN orders ON orders.id = charged.order_id
    WHERE ${ofService(part, 'orders')}`,
  })})`

export interface SoldRow {
  /** An ISO date; null where all days are together, as for the others. */
  day: string | null
  hourOfWeek: number | null
  service: Service | null
  paymentMethod: PaymentMethod | null
  orders: number
  soldPence: number
  discountPence: number
}

/** What was sold before refunds: by day and service, by hour of the week, and by way of paying. */
export async function loadSold(db: Kysely<Database>, span: SalesSpan): Promise<SoldRow[]> {
  const { rows } = await sql<SoldRow>`
    WITH ${charges(span)}, sold AS (
      SELECT ${london(sql`charge.at`)}::date AS day, hour_of_week, service, payment_method,
        sold_pence, discount_pence
      FROM charge
    )
    SELECT day::text AS day, hour_of_week AS "hourOfWeek", service,
      payment_method AS "paymentMethod", count(*)::integer AS orders,
      sum(sold_pence)::bigint AS "soldPence", sum(discount_pence)::bigint AS "discountPence"
    FROM sold
    GROUP BY GROUPING SETS ((day, service), (hour_of_week), (payment_method))
    ORDER BY day, hour_of_week, service, payment_method
  `.execute(db)
  return rows
}

/** What was sold in all, to compare with. */
export async function loadSoldInAll(db: Kysely<Database>, span: SalesSpan) {
  const { rows } = await sql<Pick<SoldRow, 'orders' | 'soldPence' | 'discountPence'>>`
    WITH ${charges(span)}
    SELECT count(*)::integer AS orders, coalesce(sum(sold_pence), 0)::bigint AS "soldPence",
      coalesce(sum(discount_pence), 0)::bigint AS "discountPence"
    FROM charge
  `.execute(db)
  return rows
}

export interface DishRow {
  name: string
  quantity: number
  soldPence: number
}

export async function loadDishes(db: Kysely<Database>, span: SalesSpan): Promise<DishRow[]> {
  const { rows } = await sql<DishRow>`
    WITH ${charges(span)}
    SELECT line.name, sum(line.quantity)::integer AS quantity,
      sum(line.line_pence)::bigint AS "soldPence"
    FROM charge JOIN order_line AS line ON line.order_id = charge.order_id
    GROUP BY line.name
    ORDER BY sum(line.line_pence) DESC, line.name
    LIMIT ${TOP_DISHES}
  `.execute(db)
  return rows
}

export interface RefundRow {
  day: string
  cause: RefundCause
  refunds: number
  /** What customers had back. */
  refundedPence: number
  /** By how much it lowers the store's takings. */
  storeRefundsPence: number
}

/** The refunds that were made, by day and cause. One that was returned counts as money, not as a refund. */
export async function loadRefundsByDay(
  db: Kysely<Database>,
  span: SalesSpan,
): Promise<RefundRow[]> {
  const { rows } = await sql<RefundRow>`
    SELECT ${london(sql`transfer.at`)}::date::text AS day,
      CASE WHEN refund.late_minutes IS NOT NULL THEN 'late'
        WHEN refund.change_id IS NOT NULL THEN 'orderChange'
        WHEN refund.report_id IS NOT NULL THEN 'problem'
        ELSE 'staff' END AS cause,
      count(DISTINCT refund.id) FILTER (
        WHERE transfer.kind = 'refund' AND refund.status <> 'failed')::integer AS refunds,
      coalesce(sum(CASE transfer.kind WHEN 'refundPaid' THEN transfer.amount_pence
        WHEN 'refundPaidReturned' THEN -transfer.amount_pence END), 0)::bigint AS "refundedPence",
      coalesce(-sum(${takings}) FILTER (
        WHERE transfer.kind IN ('refund', 'refundReturned')), 0)::bigint AS "storeRefundsPence"
    FROM ledger_transfer AS transfer JOIN refund ON refund.id = transfer.refund_id
      JOIN orders ON orders.id = transfer.order_id AND ${ofService(span, 'orders')}
    WHERE ${within(span, 'transfer')} AND transfer.refund_id IS NOT NULL
      AND transfer.kind = ANY (${REFUND_KINDS}::text[])
    GROUP BY 1, 2
    ORDER BY 1, 2
  `.execute(db)
  return rows
}

/** The orders that were not taken: `missed`, or declined for a reason. */
export async function loadDeclines(db: Kysely<Database>, span: SalesSpan) {
  const { rows } = await sql<{
    act: 'expire' | 'decline'
    reason: DeclineReason | null
    orders: number
  }>`
    SELECT event.act, orders.reason, count(*)::integer AS orders
    FROM order_event AS event JOIN orders ON orders.id = event.order_id
    WHERE ${within(span, 'event')} AND event.act IN ('decline', 'expire')
      AND ${ofService(span, 'orders')}
    GROUP BY 1, 2
    ORDER BY 3 DESC, 2
  `.execute(db)
  return rows
}

/** The name of a store in an address; undefined: there is none. */
export function loadSlug(db: Kysely<Database>, storeId: string) {
  return db.selectFrom('store').select('slug').where('id', '=', storeId).executeTakeFirst()
}
