import type { Kysely, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { OrderEvent } from '#contract/order-event.ts'
import type { OrderLine } from '#contract/orders.ts'
import type { OrderPayment, OrderRefund } from '#contract/payments/order-payment.ts'
import type { OrderChange } from '#contract/order-changes/order-change.ts'
import type { DishPlace } from '#rules/orders/kitchen-dishes.ts'
import { isFinal, isPlaced, ORDER_STATUSES } from '#rules/orders/order-status.ts'
import type { OrderLineSnapshot } from '#api/database/column-types.ts'
import type { Database, OrderLineTable } from '#api/database/tables.ts'

const PLACED = ORDER_STATUSES.filter(isPlaced)
const IN_PROGRESS = PLACED.filter((status) => !isFinal(status))
const COMPLETED = PLACED.filter(isFinal)

// Written out, because PostgreSQL takes a partial index only for the very words it was made with.
const isOpen = sql<boolean>`
  orders.status IN ('pending', 'accepted', 'outfordelivery', 'readyforpickup')`
const isFinish = sql<boolean>`(finish.act IN ('complete', 'decline', 'cancel', 'expire')
  AND NOT EXISTS (SELECT FROM order_event AS reversal WHERE reversal.undoes = finish.id))`

const statusesOf = { inProgress: IN_PROGRESS, completed: COMPLETED }

const laterTip = sql<number>`coalesce((
  SELECT amount_pence FROM later_tip
  WHERE later_tip.order_id = orders.id AND later_tip.status = 'captured'), 0)`

/** A line as it is stored: those of before there were meal deals, shared carts and choices say less. */
type StoredOrderLine = Omit<OrderLine, 'refundedQuantity' | 'parts' | 'memberName' | 'ifSoldOut'> &
  Partial<Pick<OrderLine, 'parts' | 'memberName' | 'ifSoldOut'>> &
  Pick<OrderLineSnapshot, 'vat'>

type StoredEvent = Omit<OrderEvent, 'at'> & { at: string; allergyDiscussedBy?: string | null }

/** With the instants of refunds as PostgreSQL writes them into JSON. */
type StoredPayment = Omit<OrderPayment, 'refunds'> & { refunds: OrderRefund[] }

/** With the instants as PostgreSQL writes them into JSON. */
const changesOfOrder = sql<OrderChange[]>`(
  SELECT coalesce(jsonb_agg(jsonb_build_object(
    'id', change.id, 'position', change.position, 'kind', change.kind, 'state', change.state,
    'result', change.result, 'approval', change.approval,
    'spokenBy', coalesce(change.spoken_by, ''), 'before', change.before,
    'proposed', change.proposed, 'savesPence', change.saves_pence, 'paysPence', change.pays_pence,
    'proposedAt', change.proposed_at, 'deadlineAt', change.deadline_at
  ) ORDER BY change.proposed_at, change.id), '[]')
  FROM order_change AS change WHERE change.order_id = orders.id)`

const isFollowed = sql<boolean>`(
      EXISTS (SELECT FROM push_subscription AS browser WHERE browser.order_id = orders.id)
      OR EXISTS (SELECT FROM push_subscription AS browser
        WHERE browser.account_id = orders.account_id))`

const linesOfOrder = sql<StoredOrderLine[]>`(
  SELECT coalesce(jsonb_agg(line.snapshot || jsonb_build_object(
    'productId', line.product_id,
    'name', line.name,
    'quantity', line.quantity,
    'unitPricePence', line.unit_price_pence,
    'linePence', line.line_pence,
    'discountPence', line.discount_pence
  ) ORDER BY line.position), '[]')
  FROM order_line AS line WHERE line.order_id = orders.id)`

const cookedDishesOfOrder = sql<DishPlace[]>`(
  SELECT coalesce(jsonb_agg(jsonb_build_object('position', dish.position, 'part', dish.part)
    ORDER BY dish.position, dish.part), '[]')
  FROM cooked_dish AS dish WHERE dish.order_id = orders.id)`

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
    'orders.is_missed as isMissed',
    'orders.payment_method as paymentMethod',
    'orders.subtotal_pence as subtotalPence',
    'orders.discount_pence as discountPence',
    'orders.delivery_fee_pence as deliveryFeePence',
    'orders.platform_fee_pence as platformFeePence',
    'orders.plastic_bag_charge_pence as plasticBagChargePence',
    sql<number>`coalesce(orders.tip_pence, 0)`.as('tipPence'),
    'orders.total_pence as totalPence',
    laterTip.as('laterTipPence'),
    sql<StoredPayment | null>`(
      SELECT jsonb_build_object(
        'status', payment.status, 'amountPence', payment.amount_pence,
        'card', payment.card,
        'refundedPence', payment.refunded_pence,
        'refunds', (
          SELECT coalesce(jsonb_agg(jsonb_build_object(
            'id', refund.id, 'status', refund.status, 'amountPence', refund.amount_pence,
            'lines', refund.lines, 'fee', refund.fee, 'reason', refund.reason, 'payer', refund.payer,
            'marketplacePence', refund.marketplace_pence, 'problemId', refund.report_id,
            'lateMinutes', refund.late_minutes, 'changeId', refund.change_id,
            'requestedAt', refund.requested_at
          ) ORDER BY refund.requested_at, refund.id), '[]')
          FROM refund WHERE refund.order_id = payment.order_id)
      )
      FROM payment WHERE payment.order_id = orders.id)`.as('payment'),
    'orders.snapshot',
    isFollowed.as('isFollowedByBrowser'),
    linesOfOrder.as('lines'),
    cookedDishesOfOrder.as('cookedDishes'),
    changesOfOrder.as('changes'),
    'orders.waiting_changes as waitingChanges',
    sql<StoredEvent[]>`(
      SELECT coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
        'id', event.id, 'act', event.act, 'status', event.status, 'by', event.by, 'at', event.at,
        'minutes', event.minutes, 'allergyDiscussedBy', event.allergy_discussed_by,
        'undid', (SELECT undone.act FROM order_event AS undone WHERE undone.id = event.undoes)
      )) ORDER BY event.id), '[]')
      FROM order_event AS event
      WHERE event.order_id = orders.id
        AND NOT EXISTS (SELECT FROM order_event AS reversal WHERE reversal.undoes = event.id))`.as(
      'events',
    ),
  ])
}

export type OrderRow = Awaited<ReturnType<ReturnType<typeof selectOrders>['execute']>>[number]

export function loadOrder(db: Kysely<Database>, orderId: string): Promise<OrderRow | undefined> {
  return selectOrders(db).where('orders.id', '=', orderId).executeTakeFirst()
}

/** The lines of an order as they are stored, with the ids of what was chosen where they are stored. */
export function loadOrderLines(
  db: Kysely<Database>,
  orderId: string,
): Promise<Pick<Selectable<OrderLineTable>, 'product_id' | 'name' | 'quantity' | 'snapshot'>[]> {
  return (
    db
      .selectFrom('order_line')
      .select(['product_id', 'name', 'quantity', 'snapshot'])
      .where('order_id', '=', orderId)
      // Not what the store has taken out.
      .where('quantity', '>', 0)
      .orderBy('position')
      .execute()
  )
}

/** Orders in the order of their ids, without those that await payment. */
export function loadOrdersById(
  db: Kysely<Database>,
  orderIds: readonly string[],
): Promise<OrderRow[]> {
  return selectOrders(db)
    .where('orders.id', '=', sql<string>`ANY (${orderIds}::uuid[])`)
    .where('orders.status', 'in', PLACED)
    .orderBy(sql`array_position(${orderIds}::uuid[], orders.id)`)
    .execute()
}

/** An account's orders after a cursor, newest first, without those that await payment. */
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
    .where('orders.status', 'in', state === undefined ? PLACED : statusesOf[state])
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

/** A store's orders that are not finished, or missed and not acknowledged, the one due first first. */
export function loadOpenOrders(
  db: Kysely<Database>,
  { storeId, after, limit }: { storeId: string; after: string | null; limit: number },
): Promise<OrderRow[]> {
  return selectOrders(db)
    .where('orders.store_id', '=', storeId)
    .where(({ or }) => or([isOpen, sql<boolean>`orders.is_missed`]))
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

/** A store's orders of a number since a day in London, the newest first; none that is not paid. */
export function loadNumberedOrders(
  db: Kysely<Database>,
  {
    storeId,
    number,
    from,
    after,
    limit,
  }: { storeId: string; number: string; from: string; after: string | null; limit: number },
): Promise<OrderRow[]> {
  return selectOrders(db)
    .where('orders.store_id', '=', storeId)
    .where('orders.number', '=', number)
    .where('orders.business_day', '>=', from)
    .where('orders.status', 'in', PLACED)
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(placed_at, id) < (
          SELECT placed_at, id FROM orders WHERE id = ${after} AND store_id = ${storeId})`,
      ),
    )
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
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

/** Of the account of an order's customer, null for a guest's, and of the page on which it was placed. */
export function loadLanguages(db: Kysely<Database>, orderId: string) {
  return db
    .selectFrom('orders')
    .leftJoin('account', 'account.id', 'orders.account_id')
    .select(['account.language as ofAccount', 'orders.language as ofPage'])
    .where('orders.id', '=', orderId)
    .executeTakeFirstOrThrow()
}
