import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely'
import { DatabaseError } from 'pg'
import type { Database, OrderLineTable, OrdersTable } from '#api/database/tables.ts'
import { enqueued, type Job } from '#api/jobs/tasks.ts'
import { takingStock, type StockUse } from '#api/orders/stock/stock.queries.ts'

/** Of the statement that inserts an order as `placed`: what is to be paid for it. */
const awaitingPayment = sql`, payment_awaited AS (
      INSERT INTO payment (order_id, amount_pence, created_at, changed_at)
      SELECT id, total_pence, placed_at, placed_at FROM placed
    )`

export interface FrozenOrder {
  order: Selectable<OrdersTable>
  lines: Omit<Selectable<OrderLineTable>, 'order_id'>[]
  /** Null: the order has none. */
  discountUse: DiscountUse | null
  /** Of what is counted. */
  stockUses: StockUse[]
}

/** What an order uses up of its discount. */
export interface DiscountUse {
  discountId: string
  /** Of the discount, when the order was priced with it. */
  version: number
  amountPence: number
  /** Null: uses are not counted per customer. */
  customer: Buffer | null
  perCustomerLimit: number | null
  /** The number of changes at which the customer's stamps were counted; null: there are none. */
  seenChanges: number | null
}

const none = sql``

/**
 * Turns a cart that is still as it was quoted into its order: closes the cart, inserts order and
 * lines, records the placing and enqueues the jobs, in one statement, so that all of it happens or
 * none. Answers whether it did: not when the cart has been changed or ordered meanwhile. A number
 * that is taken throws, and so do a discount and a stock that others have used up since.
 */
export async function insertOrder(
  db: Kysely<Database>,
  { order, lines, discountUse, stockUses }: FrozenOrder,
  cartVersion: number,
  jobs: readonly Job[],
): Promise<boolean> {
  const { id, cart_token, placed_at } = order
  const lineRows = lines.map((line) => ({ ...line, order_id: id }))
  const discount_customer = bytesInJson(order.discount_customer)
  const network = bytesInJson(order.network)
  const frozen = JSON.stringify({ ...order, discount_customer, network })
  const { rows: placed } = await sql`
    WITH closed AS (
      UPDATE cart
      SET ordered_at = ${placed_at}, changed_at = ${placed_at}, version = version + 1
      WHERE token = ${cart_token} AND version = ${cartVersion} AND ordered_at IS NULL
      RETURNING token
    ), ${used(discountUse)}, placed AS (
      INSERT INTO orders
      SELECT frozen.*
      FROM closed, (SELECT count(*) FROM discount_counted) AS counted,
        jsonb_populate_record(NULL::orders, ${frozen}::jsonb) AS frozen
      RETURNING *
    ), line AS (
      INSERT INTO order_line
      SELECT frozen.*
      FROM placed,
        jsonb_populate_recordset(NULL::order_line, ${JSON.stringify(lineRows)}::jsonb) AS frozen
    ), recorded AS (
      INSERT INTO order_event (order_id, store_id, act, status, by, account_id, at)
      SELECT id, store_id, 'place', status, 'customer', account_id, placed_at FROM placed
    ), queued AS (
      SELECT job.id FROM placed, ${enqueued(jobs)} AS job
    )${takingStock(stockUses)}${order.payment_method === 'online' ? awaitingPayment : none}
    SELECT placed.id FROM placed, (SELECT count(*) FROM queued) AS count
  `.execute(db)
  return placed.length === 1
}

/** As PostgreSQL reads them. */
const bytesInJson = (bytes: Buffer | null) => bytes && `\\x${bytes.toString('hex')}`

/** The order that came of a request for a cart. */
export function findOrderOfRequest(
  db: Kysely<Database>,
  cartToken: string,
  idempotencyKey: string,
) {
  return db
    .selectFrom('orders')
    .select(['id', 'payment_method as paymentMethod', 'total_pence as totalPence'])
    .where('cart_token', '=', cartToken)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst()
}

/** Whether `insertOrder` failed because another order of the store has that number on that day. */
export function isNumberTaken(error: unknown): boolean {
  return (
    error instanceof DatabaseError && error.constraint === 'orders_store_id_business_day_number_key'
  )
}

/** The discount is not what the order was priced with: it was changed or stopped since. */
const AS_QUOTED = 'discount_is_as_quoted'

/** The last is for one that is there no longer. */
const DISCOUNT_CONSTRAINTS = new Set([
  AS_QUOTED,
  'discount_total_limit',
  'discount_budget',
  'discount_customer_limit',
  'discount_customer_is_as_seen',
  'orders_discount_id_fkey',
])

/** Whether `insertOrder` failed because the discount was used up, changed or stopped since it was checked. */
export function isDiscountGone(error: unknown): boolean {
  return error instanceof DatabaseError && DISCOUNT_CONSTRAINTS.has(error.constraint ?? '')
}

/** Whether that is because it was changed or stopped, which this process may not have heard yet. */
export function isDiscountChanged(error: unknown): boolean {
  return error instanceof DatabaseError && error.constraint === AS_QUOTED
}

/**
 * Counts the use of a discount, first of everyone's and then of the customer's, so that orders wait
 * for each other in one order; what is used up is refused by the tables.
 */
function used(use: DiscountUse | null): RawBuilder<unknown> {
  if (!use) return sql`discount_counted AS (SELECT)`
  const { discountId, version, amountPence, customer, perCustomerLimit, seenChanges } = use
  return sql`discount_used AS (
      UPDATE discount
      SET used = used + 1,
        spent_pence = spent_pence + ${amountPence},
        version = CASE WHEN discount.version = ${version} THEN discount.version ELSE 0 END
      FROM closed WHERE discount.id = ${discountId}
      RETURNING discount.id
    ), discount_counted AS (
      INSERT INTO discount_customer (discount_id, customer, used, per_customer_limit)
      SELECT id, ${customer}::bytea, 1, ${perCustomerLimit}::integer FROM discount_used
      WHERE ${customer}::bytea IS NOT NULL
      ON CONFLICT (discount_id, customer) DO UPDATE
      SET used = discount_customer.used + 1,
        per_customer_limit = excluded.per_customer_limit,
        changes = CASE
          WHEN coalesce(${seenChanges}::integer, discount_customer.changes)
            = discount_customer.changes
          THEN discount_customer.changes + 1
          ELSE 0
        END
      RETURNING discount_id
    )`
}
