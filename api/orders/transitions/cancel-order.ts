import type { RawBuilder } from 'kysely'
import type { Order } from '#contract/orders.ts'
import type { Context } from '#api/context.ts'
import { findOwnOrder, type Claimant } from '../reading/find-own-order.ts'
import type { EndReason } from './decline-order.ts'
import { transition, type Acting, type Effects } from './transition.ts'

const cancellation: Effects = {
  payment: 'release',
  emails: { customer: 'cancelled', store: 'cancelled' },
}

/**
 * The customer takes an order back that the store has not answered yet. Throws NONEXISTING_ORDER for
 * somebody else's, ORDER_STATUS_INVALID once it is answered.
 */
export async function cancelOrder(
  context: Context,
  orderId: string,
  claimant: Claimant,
): Promise<Order> {
  const { id } = await findOwnOrder(context, orderId, claimant)
  const { accountId } = claimant
  const acting = { orderId: id, by: 'customer', accountId } as const
  return transition(context, 'cancel', acting, () => cancellation)
}

/**
 * The part of a statement that has an order as `moved`: requests the refund of all that is left of what
 * was paid for it.
 */
export type RefundingRest = (request: {
  at: Date
  reason: string
  accountId: string | null
}) => RawBuilder<unknown>

/**
 * The store cancels an order that it has accepted; what was paid for it is refunded. Payments hand in
 * how, as orders know nothing of refunds. Throws as `transition`.
 */
export function cancelAcceptedOrder(
  context: Context,
  { reason, reasonText, ...acting }: Acting & EndReason,
  refundingRest: RefundingRest,
): Promise<Order> {
  const { accountId } = acting
  return transition(context, 'cancel', acting, ({ payment }, at) => ({
    ...cancellation,
    reason,
    reasonText,
    ledger: payment && refundingRest({ at, reason: '', accountId }),
  }))
}
