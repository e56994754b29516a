import type { Kysely, Selectable } from 'kysely'
import { sql } from 'kysely'
import type {
  DeclineReason,
  OrderEvent,
  OrderLine,
  OrderPayment,
  OrderRefund,
} from '#contract/orders.ts'
import {
  isFinal,
  ORDER_STATUSES,
  type Act,
  type Actor,
  type OrderStatus,
} from '#rules/orders/order-status.ts'
import type { Database, OrderLineTable } from '#api/database/tables.ts'
import { enqueued, type Job } from '#api/jobs/enqueue.ts'
import { returningStock } from './stock.queries.ts'

const FINAL = ORDER_STATUSES.filter(isFinal)

// Written out, because PostgreSQL takes a partial index only for the very words it was made with.
const isOpen = sql<boolean>`
  orders.status IN ('pending', 'accepted', 'outfordelivery', 'readyforpickup')`
const isFinish = sql<boolean>`finish.act IN ('complete', 'decline', 'cancel', 'expire')`

/** A line as it is kept: those of before there were meal deals and shared carts say less. */
type KeptOrderLine = Omit<OrderLine, 'parts' | 'memberName'> &
  Partial<Pick<OrderLine, 'parts' | 'memberName'>>

type Kept<Value> = Omit<Value, 'at'> & { at: string }

/** With the instants of refunds as PostgreSQL writes them into JSON. */
type KeptPayment = Omit<OrderPayment, 'refunds'> & { refunds: OrderRefund[] }

/** Orders whole, lines and events with them: one question, so that they belong to one moment. */
export function selectOrders(db: Kysely<Database>) {
  return db.selectFrom('orders').select([
    'orders.id',
    'orders.number',
    'orders.store_id as storeId',
    'orders.account_id as accountId',
    'orders.status',
    'orders.service',
    'orders.service_time as serviceTime',
    'orders.placed_at as placedAt',
    'orders.due_at as dueAt',
    'orders.deadline_at as deadlineAt',
    'orders.reason',
    'orders.reason_text as reasonText',
    'orders.payment_method as paymentMethod',
    'orders.subtotal_pence as subtotalPence',
    'orders.discount_pence as discountPence',
    'orders.delivery_fee_pence as deliveryFeePence',
    'orders.platform_fee_pence as platformFeePence',
    'orders.plastic_bag_charge_pence as plasticBagChargePence',
    sql<number>`coalesce(orders.tip_pence, 0)`.as('tipPence'),
    'orders.total_pence as totalPence',
    sql<KeptPayment | null>`(
      SELECT jsonb_build_object(
        'status', payment.status,
        'amountPence', payment.amount_pence,
        'card', payment.card,
        'refundedPence', payment.refunded_pence,
        'refunds', (
          SELECT coalesce(jsonb_agg(jsonb_build_object(
            'id', refund.id, 'status', refund.status, 'amountPence', refund.amount_pence,
            'lines', refund.lines, 'reason', refund.reason, 'askedAt', refund.asked_at
          ) ORDER BY refund.asked_at, refund.id), '[]')
          FROM refund WHERE refund.order_id = payment.order_id)
      )
      FROM payment WHERE payment.order_id = orders.id)`.as('payment'),
    'orders.snapshot',
    sql<KeptOrderLine[]>`(
      SELECT coalesce(jsonb_agg(line.snapshot || jsonb_build_object(
        'name', line.name,
        'quantity', line.quantity,
        'unitPricePence', line.unit_price_pence,
        'linePence', line.line_pence,
        'discountPence', line.discount_pence
      ) ORDER BY line.position), '[]')
      FROM order_line AS line WHERE line.order_id = orders.id)`.as('lines'),
    sql<Kept<OrderEvent>[]>`(
      SELECT coalesce(jsonb_agg(jsonb_build_object(
        'id', event.id, 'act', event.act, 'status', event.status, 'by', event.by, 'at', event.at
      ) ORDER BY event.id), '[]')
      FROM order_event AS event WHERE event.order_id = orders.id)`.as('events'),
  ])
}

export type OrderRow = Awaited<ReturnType<ReturnType<typeof selectOrders>['execute']>>[number]

export function loadOrder(db: Kysely<Database>, orderId: string): Promise<OrderRow | undefined> {
  return selectOrders(db).where('orders.id', '=', orderId).executeTakeFirst()
}

/** The lines of an order as they are kept, with the ids of what was chosen where they were kept. */
export function loadOrderLines(
  db: Kysely<Database>,
  orderId: string,
): Promise<Pick<Selectable<OrderLineTable>, 'product_id' | 'name' | 'quantity' | 'snapshot'>[]> {
  return db
    .selectFrom('order_line')
    .select(['product_id', 'name', 'quantity', 'snapshot'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
}

/** An account's orders after the place of another, newest first. */
export function loadCustomerOrders(
  db: Kysely<Database>,
  {
    accountId,
    state,
    after,
    limit,
  }: {
    accountId: string
    state: 'inProgress' | 'completed' | undefined
    after: string | null
    limit: number
  },
): Promise<OrderRow[]> {
  return selectOrders(db)
    .where('orders.account_id', '=', accountId)
    .$if(state !== undefined, (query) =>
      query.where('orders.status', state === 'inProgress' ? 'not in' : 'in', FINAL),
    )
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(placed_at, id) < (
          SELECT placed_at, id FROM orders WHERE id = ${after} AND account_id = ${accountId})`,
      ),
    )
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** A store's orders that are not finished, the one due first first. */
export function loadOpenOrders(
  db: Kysely<Database>,
  { storeId, after, limit }: { storeId: string; after: string | null; limit: number },
): Promise<OrderRow[]> {
  return selectOrders(db)
    .where('orders.store_id', '=', storeId)
    .where(isOpen)
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(due_at, id) > (
          SELECT due_at, id FROM orders WHERE id = ${after} AND store_id = ${storeId})`,
      ),
    )
    .orderBy('due_at')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** A store's orders that were finished since an instant, the last one first. */
export function loadFinishedOrders(
  db: Kysely<Database>,
  {
    storeId,
    since,
    after,
    limit,
  }: {
    storeId: string
    since: Date
    after: string | null
    limit: number
  },
): Promise<OrderRow[]> {
  return selectOrders(db)
    .innerJoin('order_event as finish', 'finish.order_id', 'orders.id')
    .where('finish.store_id', '=', storeId)
    .where('finish.at', '>=', since)
    .where(isFinish)
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(finish.at, finish.id) < (
          SELECT at, id FROM order_event AS finish
          WHERE order_id = ${after} AND store_id = ${storeId} AND ${isFinish})`,
      ),
    )
    .orderBy('finish.at', 'desc')
    .orderBy('finish.id', 'desc')
    .limit(limit)
    .execute()
}

export async function countFinishedOrders(
  db: Kysely<Database>,
  storeId: string,
  since: Date,
): Promise<number> {
  const { count } = await db
    .selectFrom('order_event as finish')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('store_id', '=', storeId)
    .where('at', '>=', since)
    .where(isFinish)
    .executeTakeFirstOrThrow()
  return count
}

export interface Move {
  act: Act
  from: OrderStatus
  status: OrderStatus
  by: Actor
  accountId: string | null
  at: Date
  /** What is null stays as it was. */
  dueAt: Date | null
  reason: DeclineReason | null
  reasonText: string | null
}

/**
 * Moves an order on from the status it was seen in, adds to what happened to it and leaves the jobs,
 * all of it or nothing; whoever watches it hears of it. One that comes to nothing frees its place in a
 * slot and gives back the use of its discount, unless its uses have been set back to none meanwhile.
 * Answers the number of the event, or null when somebody else was first.
 */
export async function moveOrder(
  db: Kysely<Database>,
  orderId: string,
  { act, from, status, by, accountId, at, dueAt, reason, reasonText }: Move,
  jobs: readonly Job[],
): Promise<number | null> {
  const { rows } = await sql<{ eventId: number }>`
    WITH moved AS (
      UPDATE orders
      SET status = ${status},
        version = version + 1,
        due_at = coalesce(${dueAt}, due_at),
        reason = coalesce(${reason}, reason),
        reason_text = coalesce(${reasonText}, reason_text)
      WHERE id = ${orderId} AND status = ${from}
      RETURNING id, store_id, cart_token, discount_id, discount_customer
    ), freed AS (
      DELETE FROM slot_place USING moved
      WHERE slot_place.cart_token = moved.cart_token
        AND ${status}::text IN ('declined', 'cancelled')
    ), discount_released AS (
      UPDATE discount SET used = greatest(used - 1, 0) FROM moved
      WHERE discount.id = moved.discount_id AND ${status}::text IN ('declined', 'cancelled')
      RETURNING discount.id, moved.discount_customer AS customer
    ), discount_customer_released AS (
      UPDATE discount_customer AS own
      SET used = greatest(own.used - 1, 0), changes = own.changes + 1
      FROM discount_released AS released
      WHERE own.discount_id = released.id AND own.customer = released.customer
    ), recorded AS (
      INSERT INTO order_event (order_id, store_id, act, status, by, account_id, at)
      SELECT id, store_id, ${act}, ${status}, ${by}, ${accountId}, ${at} FROM moved
      RETURNING id
    ), queued AS (
      SELECT job.id FROM moved, ${enqueued(jobs)} AS job
    )${status === 'declined' || status === 'cancelled' ? returningStock : sql``}
    SELECT recorded.id AS "eventId" FROM recorded, (SELECT count(*) FROM queued) AS count
  `.execute(db)
  return rows[0]?.eventId ?? null
}
