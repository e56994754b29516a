import type { Order } from '#contract/orders.ts'
import type { Context } from '#api/context.ts'
import { creditIfLate } from './complete-order.ts'
import { transition, type Acting } from './transition.ts'

/** The food of a collection is on the counter. Throws as `transition`. */
export function readyOrder(context: Context, acting: Acting): Promise<Order> {
  return transition(context, 'ready', acting, (order, at) => ({
    emails: { customer: 'ready' },
    jobs: creditIfLate(order, at),
  }))
}
