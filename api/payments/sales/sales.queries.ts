import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { DeclineReason } from '#contract/orders.ts'
import { ARRIVAL_ROUNDED_TO_MINUTES, READY_GRACE_MINUTES } from '#rules/orders/arrival.ts'
import type { Service } from '#rules/orders/service.ts'
import type { PaymentMethod } from '#rules/payments/payment-status.ts'
import {
  CHARGE_KINDS,
  REFUND_KINDS,
  TAKINGS_ACCOUNTS,
  TOP_DISHES,
  type RefundCause,
} from '#rules/sales/sales-figures.ts'
import { SLOT_MINUTES } from '#rules/stores/slots.ts'
import type { Database } from '#api/database/tables.ts'

/** Whose figures of when. Several stores are those of a report. */
export interface SalesSpan {
  storeIds: readonly string[]
  since: Date
  /** Exclusive. */
  before: Date
}

const london = (instant: RawBuilder<unknown>) => sql`(${instant} AT TIME ZONE 'Europe/London')`

const takings = sql`
  CASE WHEN transfer.credit = ANY (${[...TAKINGS_ACCOUNTS]}::text[]) THEN transfer.amount_pence
    WHEN transfer.debit = ANY (${[...TAKINGS_ACCOUNTS]}::text[]) THEN -transfer.amount_pence
    ELSE 0 END`

const within = ({ storeIds, since, before }: SalesSpan, table: string) => sql`
  ${sql.ref(`${table}.store_id`)} = ANY (${[...storeIds]}::uuid[])
  AND ${sql.ref(`${table}.at`)} >= ${since} AND ${sql.ref(`${table}.at`)} < ${before}`

/** The orders that were charged, as `charge`: when, and for how much. */
const charges = (span: SalesSpan) => sql`
  charge AS MATERIALIZED (
    SELECT transfer.order_id, min(transfer.at) AS at, sum(${takings})::integer AS sold_pence,
      coalesce(sum(transfer.amount_pence) FILTER (
        WHERE transfer.kind = 'discount' AND transfer.debit = 'store'), 0)::integer AS discount_pence
    FROM ledger_transfer AS transfer
    WHERE ${within(span, 'transfer')} AND transfer.kind = ANY (${[...CHARGE_KINDS]}::text[])
    GROUP BY transfer.order_id
  )`

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
  const due = london(sql`orders.due_at`)
  const { rows } = await sql<SoldRow>`
    WITH ${charges(span)}, sold AS (
      SELECT ${london(sql`charge.at`)}::date::text AS day, charge.sold_pence, charge.discount_pence,
        ((extract(isodow FROM ${due}) - 1) * 24 + extract(hour FROM ${due}))::integer AS hour,
        orders.service, orders.payment_method
      FROM charge JOIN orders ON orders.id = charge.order_id
    )
    SELECT day, hour AS "hourOfWeek", service, payment_method AS "paymentMethod",
      count(*)::integer AS orders, sum(sold_pence)::bigint AS "soldPence",
      sum(discount_pence)::bigint AS "discountPence"
    FROM sold
    GROUP BY GROUPING SETS ((day, service), (hour), (payment_method))
    ORDER BY day, hour, service, payment_method
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
    WITH charge AS MATERIALIZED (
      SELECT DISTINCT transfer.order_id FROM ledger_transfer AS transfer
      WHERE ${within(span, 'transfer')} AND transfer.kind = 'food'
    )
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
    WHERE ${within(span, 'transfer')} AND transfer.kind = ANY (${REFUND_KINDS}::text[])
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
    GROUP BY 1, 2
    ORDER BY 3 DESC, 2
  `.execute(db)
  return rows
}

/** By how many minutes an order that came at `came.at` was late: what `minutesLate` says. */
const minutesLate = sql`
  greatest(0, floor(extract(epoch FROM came.at - CASE
    WHEN promised.at BETWEEN came.service_time
        AND came.service_time + make_interval(mins => ${SLOT_MINUTES})
      THEN came.service_time + make_interval(mins => ${SLOT_MINUTES})
    WHEN came.service = 'collection'
      THEN promised.at + make_interval(mins => ${READY_GRACE_MINUTES})
    ELSE to_timestamp(ceil(extract(epoch FROM promised.at) / ${ARRIVAL_ROUNDED_TO_MINUTES * 60})
      * ${ARRIVAL_ROUNDED_TO_MINUTES * 60}) END) / 60))::integer`

/** How many orders were completed, how many of them were late, and by how much in the middle. */
export async function loadLate(db: Kysely<Database>, span: SalesSpan) {
  const { rows } = await sql<{ completed: number; late: number; medianMinutesLate: number | null }>`
    WITH came AS (
      SELECT orders.id, orders.service, orders.service_time, orders.due_at,
        CASE orders.service WHEN 'delivery' THEN event.at ELSE (
          SELECT max(ready.at) FROM order_event AS ready
          WHERE ready.order_id = orders.id AND ready.act = 'ready' AND ${isNotUndone('ready')}
        ) END AS at
      FROM order_event AS event JOIN orders ON orders.id = event.order_id
      WHERE ${within(span, 'event')} AND event.act IN ('complete', 'decline', 'cancel', 'expire')
        AND event.act = 'complete' AND ${isNotUndone('event')}
    ), measured AS (
      SELECT ${minutesLate} AS minutes
      FROM came, LATERAL (
        SELECT came.due_at - make_interval(mins => coalesce(sum(delay.minutes), 0)::integer) AS at
        FROM order_event AS delay
        WHERE delay.order_id = came.id AND delay.act = 'delay' AND ${isNotUndone('delay')}
      ) AS promised
    )
    SELECT count(*)::integer AS completed, count(*) FILTER (WHERE minutes > 0)::integer AS late,
      (percentile_disc(0.5) WITHIN GROUP (ORDER BY minutes) FILTER (WHERE minutes > 0))
        AS "medianMinutesLate"
    FROM measured
  `.execute(db)
  return rows[0] ?? { completed: 0, late: 0, medianMinutesLate: null }
}

function isNotUndone(event: string): RawBuilder<boolean> {
  return sql<boolean>`
    NOT EXISTS (SELECT FROM order_event AS reversal WHERE reversal.undoes = ${sql.ref(`${event}.id`)})`
}

/** The name of a store in an address; undefined: there is none. */
export function loadSlug(db: Kysely<Database>, storeId: string) {
  return db.selectFrom('store').select('slug').where('id', '=', storeId).executeTakeFirst()
}
