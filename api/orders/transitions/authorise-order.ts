import type { Order } from '#contract/orders.ts'
import { answerDeadlineAt } from '#rules/orders/order-deadline.ts'
import { dueAt } from '#rules/orders/arrival.ts'
import type { Context } from '#api/context.ts'
import type { PaidCard } from '#api/database/column-types.ts'
import { findStore } from '#api/stores/record/find-store.ts'
import { stateOf } from '#api/stores/record/store-state.ts'
import { staffAlerts } from '../placing/staff-alerts.ts'
import { transition } from './transition.ts'

/**
 * Sends an order to its store once its payment is authorised, however long the customer took to pay.
 * Throws as `transition`.
 */
export function authoriseOrder(
  context: Context,
  orderId: string,
  card: PaidCard | null,
): Promise<Order> {
  const acting = { orderId, by: 'system', accountId: null } as const
  return transition(context, 'authorise', acting, async (order, at) => {
    const { storeId, service, serviceTime, snapshot } = order
    const { preparationMinutes, deliveryMinutes } = snapshot
    const store = await findStore(context, { id: storeId })
    const { opensAt } = stateOf(store, { service, zone: null }, at)
    const { acceptMinutes } = store
    const deadlineAt = answerDeadlineAt({ at, acceptMinutes, serviceTime, opensAt })
    return {
      dueAt: dueAt({ serviceTime, placedAt: at, preparationMinutes, deliveryMinutes }),
      deadlineAt,
      payment: 'authorise',
      card,
      emails: { customer: 'received', store: 'received' },
      jobs: staffAlerts({ orderId, store, at, deadlineAt, serviceTime, opensAt }),
    }
  })
}
