import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { DeclineReason, OrderEvent, OrderLine } from '#contract/orders.ts'
import {
  isFinal,
  ORDER_STATUSES,
  type Actor,
  type OrderStatus,
} from '#rules/orders/order-status.ts'
import type { Database } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'

const FINAL = ORDER_STATUSES.filter(isFinal)

// Written out, because PostgreSQL takes a partial index only for the very words it was made with.
const isOpen = sql<boolean>`
  orders.status IN ('pending', 'accepted', 'outfordelivery', 'readyforpickup')`
const isFinish = sql<boolean>`finish.act IN ('complete', 'decline', 'cancel', 'expire')`

type Kept<Value> = Omit<Value, 'at'> & { at: string }

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
    'orders.total_pence as totalPence',
    'orders.snapshot',
    sql<OrderLine[]>`(
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

/** Where an order stands, for whoever is about to act on it. */
export function loadStanding(db: Kysely<Database>, orderId: string) {
  return db
    .selectFrom('orders')
    .select(['status', 'service', 'service_time as serviceTime', 'store_id as storeId'])
    .select(sql<number>`(snapshot ->> 'deliveryMinutes')::int`.as('deliveryMinutes'))
    .where('id', '=', orderId)
    .executeTakeFirst()
}

/** Moves an order on from the status it was seen in; false when somebody else was first. */
export async function moveOrder(
  transaction: Transaction,
  orderId: string,
  {
    from,
    ...change
  }: {
    from: OrderStatus
    status: OrderStatus
    dueAt?: Date
    reason?: DeclineReason
    reasonText?: string
  },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('orders')
    .set(({ eb }) => ({
      status: change.status,
      version: eb('version', '+', 1),
      ...(change.dueAt && { due_at: change.dueAt }),
      ...(change.reason && { reason: change.reason, reason_text: change.reasonText ?? '' }),
    }))
    .where('id', '=', orderId)
    .where('status', '=', from)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Adds to what happened to an order; whoever watches it hears of it at the commit. */
export async function recordOrderEvent(
  transaction: Transaction,
  event: {
    orderId: string
    storeId: string
    act: OrderEvent['act']
    status: OrderStatus
    by: Actor
    accountId: string | null
    at: Date
  },
): Promise<void> {
  const { orderId, storeId, accountId, ...rest } = event
  await transaction
    .insertInto('order_event')
    .values({ order_id: orderId, store_id: storeId, account_id: accountId, ...rest })
    .execute()
}
