import type { Order } from '#contract/orders.ts'
import type { Context } from '#api/context.ts'
import { loadCustomerOrders, type OrderRow } from './orders.queries.ts'
import { z } from 'zod'
import type { Actor } from '#rules/orders/order-status.ts'
import { FieldError } from '#api/http/api-error.ts'
import { orderOf } from './read-order.ts'

const pageSize = 100

/** A page of a customer's orders, newest first. Throws a FieldError for an unreadable cursor. */
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
  const after = cursorOf(cursor)
  const rows = await loadCustomerOrders(db, { accountId, state, after, limit: limit + 1 })
  return pageOfOrders(rows, limit, 'customer')
}

/**
 * A page's place in a list of orders is the last order before it: where that one stands is looked up,
 * so nothing is rounded or can be made up. Throws a FieldError for what is no place.
 */
export function cursorOf(cursor: string | undefined): string | null {
  if (cursor === undefined) return null
  if (z.uuid().safeParse(cursor).success) return cursor
  throw new FieldError([{ field: 'cursor', code: 'invalid_value' }])
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
