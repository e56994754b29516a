import type { Context } from '#api/context.ts'
import type { Handlers } from '#api/jobs/work.ts'
import { emailWaitingOrder } from './alerts/email-waiting-order.ts'
import { followMissedOrder } from './follow-missed-order.ts'

/** What a store does by itself, later. */
export function partnerJobs(
  context: Context,
): Handlers<'follow-missed-order' | 'email-waiting-order'> {
  return {
    'follow-missed-order': ({ orderId }) => followMissedOrder(context, orderId),
    'email-waiting-order': ({ orderId }) => emailWaitingOrder(context, orderId),
  }
}
