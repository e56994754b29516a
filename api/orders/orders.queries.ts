import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { OrderEvent, OrderLine } from '#contract/orders.ts'
import type { Database } from '#api/database/tables.ts'

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
