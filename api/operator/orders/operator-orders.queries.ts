import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { OrderStatus } from '#rules/orders/order-status.ts'
import type { PaymentMethod } from '#rules/payments/payment-status.ts'
import type { Service } from '#rules/orders/service.ts'
import type { Database } from '#api/database/tables.ts'
import { escapeLike } from '#api/database/escape-like.ts'

type Db = Kysely<Database>

export interface OrdersWanted {
  /** All placed ones, those under way, or those of a status. */
  state: 'all' | 'open' | OrderStatus
  storeId: string | null
  customerId: string | null
  from: Date | null
  before: Date | null
  /** The order before the page. */
  after: string | null
  limit: number
  /** Null: not searched. */
  search: { number: string | null; words: readonly string[]; storeIds: readonly string[] } | null
}

export interface OperatorOrderRow {
  id: string
  number: string
  status: OrderStatus
  service: Service
  placedAt: Date
  dueAt: Date
  storeId: string
  storeName: string
  customerName: string
  totalPence: number
  paymentMethod: PaymentMethod
  refundedPence: number
}

/**
 * The orders that are wanted, the newest first. What is searched for is looked up in the index of each thing
 * that it may be, a page of each at most.
 */
export async function selectOperatorOrders(
  db: Db,
  wanted: OrdersWanted,
): Promise<OperatorOrderRow[]> {
  const { rows } = await sql<OperatorOrderRow>`
    WITH found AS (${foundOrders(wanted)})
    SELECT orders.id, orders.number, orders.status, orders.service, orders.placed_at AS "placedAt",
      orders.due_at AS "dueAt", orders.store_id AS "storeId", store.name AS "storeName",
      coalesce(orders.snapshot #>> '{contact,name}', '') AS "customerName",
      orders.total_pence AS "totalPence", orders.payment_method AS "paymentMethod",
      coalesce(payment.refunded_pence, 0) AS "refundedPence"
    FROM found
    JOIN orders ON orders.id = found.id
    JOIN store ON store.id = orders.store_id
    LEFT JOIN payment ON payment.order_id = orders.id
    ORDER BY orders.placed_at DESC, orders.id DESC
    LIMIT ${wanted.limit}
  `.execute(db)
  return rows
}

function foundOrders({ search, ...wanted }: OrdersWanted): RawBuilder<unknown> {
  const base = conditionsOf(wanted)
  if (search === null) return pageWhere(base, wanted.limit)
  const { number, words, storeIds } = search
  const ways = [
    ...(number === null ? [] : [sql`orders.number = ${number}`]),
    ...(words.length === 0 ? [] : [hasContact(words)]),
    ...(storeIds.length === 0 ? [] : [sql`orders.store_id = ANY(${storeIds}::uuid[])`]),
  ]
  if (ways.length === 0) return sql`SELECT id FROM orders WHERE false`
  return sql.join(
    ways.map((way) => sql`(${pageWhere([...base, way], wanted.limit)})`),
    sql` UNION `,
  )
}

const pageWhere = (conditions: readonly RawBuilder<unknown>[], limit: number) => sql`
  SELECT orders.id FROM orders WHERE ${sql.join(conditions, sql` AND `)}
  ORDER BY orders.placed_at DESC, orders.id DESC LIMIT ${limit}`

/** Those of before an order was paid for are no orders yet, unless they are wanted. */
function conditionsOf(wanted: Omit<OrdersWanted, 'search'>): RawBuilder<unknown>[] {
  const { state, storeId, customerId, from, before, after } = wanted
  return [
    stateCondition(state),
    ...(storeId === null ? [] : [sql`orders.store_id = ${storeId}`]),
    ...(customerId === null ? [] : [sql`orders.account_id = ${customerId}`]),
    ...(from === null ? [] : [sql`orders.placed_at >= ${from}`]),
    ...(before === null ? [] : [sql`orders.placed_at < ${before}`]),
    ...(after === null
      ? []
      : [
          sql`(orders.placed_at, orders.id) < (
            SELECT placed_at, id FROM orders AS last WHERE last.id = ${after})`,
        ]),
  ]
}

function stateCondition(state: OrdersWanted['state']): RawBuilder<unknown> {
  if (state === 'all') return sql`orders.status NOT IN ('awaitingpayment', 'unpaid')`
  // Written out, each status too, because PostgreSQL takes a partial index only for what it knows beforehand.
  if (state === 'open')
    return sql`orders.status IN ('pending', 'accepted', 'outfordelivery', 'readyforpickup')`
  return sql`orders.status = ${sql.lit(state)}`
}

const hasContact = (words: readonly string[]) =>
  sql.join(
    words.map((word) => sql`order_contact(orders.snapshot) LIKE ${`%${escapeLike(word)}%`}`),
    sql` AND `,
  )

/** Restaurants that have every word in their names, by name. */
export async function selectStoresNamed(
  db: Db,
  words: readonly string[],
  limit: number,
): Promise<string[]> {
  if (words.length === 0) return []
  const patterns = words.map((word) => {
    const pattern = `%${escapeLike(word)}%`
    // The index is one of all that restaurants are searched by.
    return sql`lower(name || ' ' || slug || ' ' || post_code) LIKE ${pattern} AND lower(name) LIKE ${pattern}`
  })
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM store WHERE ${sql.join(patterns, sql` AND `)} ORDER BY name, id LIMIT ${limit}
  `.execute(db)
  return rows.map(({ id }) => id)
}
