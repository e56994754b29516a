import type { Order } from '#contract/orders.ts'
import type { Context } from '#api/context.ts'
import { loadCustomerOrders, type OrderRow } from './orders.queries.ts'
import type { Actor } from '#rules/orders/order-status.ts'
import { orderOf } from './read-order.ts'

const pageSize = 100

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

/** Every order of an account, the newest first. */
export async function listAccountOrders({ db }: Context, accountId: string): Promise<Order[]> {
  const orders: Order[] = []
  for (let after: string | null = null; ;) {
    const page = await loadCustomerOrders(db, {
      accountId,
      state: undefined,
      after,
      limit: pageSize,
    })
    orders.push(...page.map((row) => orderOf(row, 'customer')))
    after = page.at(-1)?.id ?? null
    if (page.length < pageSize) return orders
  }
}
