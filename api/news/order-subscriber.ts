import type { Context } from '#api/context.ts'
import type { Who } from '#api/http/asker.ts'
import { findOwnOrder } from '#api/orders/reading/find-own-order.ts'
import type { Subscriber } from './subscriptions.queries.ts'

/** Who asks about an order: a signed-in customer, or somebody with its token. */
export interface SubscriberRequest {
  who: Who | null
  orderToken: string | null
}

/**
 * The subscriber for a browser that shows an order: its customer, in this session, or else this order alone.
 * Throws NONEXISTING_ORDER for somebody else's.
 */
export async function subscriberOf(
  context: Context,
  orderId: string,
  { who, orderToken }: SubscriberRequest,
): Promise<Subscriber> {
  const accountId = who?.accountId ?? null
  const order = await findOwnOrder(context, orderId, { accountId, orderToken })
  return who && order.accountId === who.accountId
    ? { accountId: who.accountId, sessionId: who.sessionId }
    : { orderId: order.id }
}
