import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { DeclineReason, OrderEvent, OrderLine } from '#contract/orders.ts'
import type { Actor, OrderStatus } from '#rules/orders/order-status.ts'
import type { Database } from '#api/database/tables.ts'
import type { Transaction } from '#api/database/transaction.ts'

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
