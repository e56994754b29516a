import type { Order } from '#contract/orders.ts'
import type { Context } from '#api/context.ts'
import { transition, type Acting } from './transition.ts'

/** The courier leaves with an order. Throws as `transition`. */
export function dispatchOrder(context: Context, acting: Acting): Promise<Order> {
  return transition(context, 'dispatch', acting, () => ({ emails: { customer: 'onItsWay' } }))
}
