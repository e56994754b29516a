import type { Order } from '#contract/orders.ts'
import type { Context } from '#api/context.ts'
import { loadCustomerOrders, loadOrdersById, type OrderRow } from './orders.queries.ts'
import type { Actor } from '#rules/orders/order-status.ts'
import { orderOf } from './read-order.ts'

const READ_AT_ONCE = 100

/** A page of a customer's orders, newest first. */
export async function listOrders(
  { db }: Context,
  accountId: string,
  {
    state,
    cursor,
    limit,
  }: {
    state?: 'inProgress' | 'completed' | undefined
    cursor?: string | undefined
    limit: number
  },
): Promise<{ items: Order[]; nextCursor: string | null }> {
  const rows = await loadCustomerOrders(db, {
    accountId,
    state,
    after: cursor ?? null,
    limit: limit + 1,
  })
  return pageOfOrders(rows, limit, 'customer')
}

/** A page of up to `limit` orders. `rows` has one more where another page follows. */
export function pageOfOrders(
  rows: readonly OrderRow[],
  limit: number,
  by: Actor,
): { items: Order[]; nextCursor: string | null } {
  const items = rows.slice(0, limit).map((row) => orderOf(row, by))
  const isMore = rows.length > limit
  return { items, nextCursor: isMore ? (items.at(-1)?.id ?? null) : null }
}

/** Orders by their ids, in the order of these, without those that await payment. */
export async function listOrdersById(
  { db }: Context,
  orderIds: readonly string[],
): Promise<Order[]> {
  const orders: Order[] = []
  for (let first = 0; first < orderIds.length; first += READ_AT_ONCE) {
    const rows = await loadOrdersById(db, orderIds.slice(first, first + READ_AT_ONCE))
    orders.push(...rows.map((row) => orderOf(row, 'customer')))
  }
  return orders
}
