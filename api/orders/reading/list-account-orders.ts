import type { Order } from '#contract/orders.ts'
import type { Context } from '#api/context.ts'
import { loadCustomerOrders } from './orders.queries.ts'
import { orderOf } from './read-order.ts'

const pageSize = 100

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
