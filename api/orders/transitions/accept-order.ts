import type { Order } from '#contract/orders.ts'
import { dueAt } from '#rules/orders/arrival.ts'
import type { Context } from '#api/context.ts'
import { transition, type Acting } from './transition.ts'

/**
 * The store accepts an order, whose payment is then captured. In `minutes` the food is ready; without
 * them the order stays due when it was. Throws as `transition`.
 */
export function acceptOrder(
  context: Context,
  { minutes, ...acting }: Acting & { minutes?: number | undefined },
): Promise<Order> {
  return transition(context, 'accept', acting, ({ serviceTime, snapshot }, placedAt) => {
    const { deliveryMinutes } = snapshot
    return {
      ...(minutes !== undefined && {
        dueAt: dueAt({ serviceTime, placedAt, preparationMinutes: minutes, deliveryMinutes }),
      }),
      payment: 'claim',
      emails: { customer: 'accepted' },
    }
  })
}
