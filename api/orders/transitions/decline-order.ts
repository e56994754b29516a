import type { DeclineReason, Order } from '#contract/orders.ts'
import type { Context } from '#api/context.ts'
import { transition, type Acting } from './transition.ts'

/** Why an order ends, which its customer reads. */
export interface EndReason {
  reason?: DeclineReason | undefined
  reasonText?: string | undefined
}

/** The store declines an order, and nothing is charged. Throws as `transition`. */
export function declineOrder(
  context: Context,
  { reason, reasonText, ...acting }: Acting & EndReason,
): Promise<Order> {
  return transition(context, 'decline', acting, () => ({
    reason,
    reasonText,
    payment: 'release',
    emails: { customer: 'declined' },
  }))
}
