import type { Order } from '#contract/orders.ts'
import type { Context } from '#api/context.ts'
import { actOnOverdue } from '#api/jobs/sweep.ts'
import { loadOverdueOrders, type OverdueOrder } from './overdue-orders.queries.ts'
import { isDone, transition } from './transition.ts'

/** Declines every order that its store did not answer in time; answers how many. */
export function expireOrders(context: Context): Promise<number> {
  return actOnOverdue<OverdueOrder>({
    pageSize: 100,
    load: (behind, limit) =>
      loadOverdueOrders(context.db, 'pending', { now: context.now(), behind, limit }),
    act: ({ id }) => isDone(expireOrder(context, id)),
    failure: 'Some orders could not be declined',
  })
}

/** Declines an order that was not answered in time. Throws as `transition`. */
export function expireOrder(context: Context, orderId: string): Promise<Order> {
  const acting = { orderId, by: 'system', accountId: null } as const
  return transition(context, 'expire', acting, () => ({
    reason: 'noAnswer',
    payment: 'release',
    emails: { customer: 'declined' },
    jobs: [{ task: 'follow-missed-order', payload: { orderId } }],
  }))
}
