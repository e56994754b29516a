import type { Order } from '#contract/orders.ts'
import type { Context } from '#api/context.ts'
import { pageOfOrders, cursorOf } from './order-page.ts'
import { loadCustomerOrders } from './orders.queries.ts'

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
