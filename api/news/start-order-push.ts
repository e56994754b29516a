import type { PushSubscription } from '#contract/news.ts'
import { isPushEndpoint } from '#api/outside/push/push-subscription.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { canBeEncryptedTo } from '#api/outside/push/push-subscription.ts'
import { subscriberOf, type SubscriberRequest } from './order-subscriber.ts'
import { saveSubscription } from './subscriptions.queries.ts'

/** The maximum of browsers; anybody with an order's link may subscribe theirs. */
const maximumBrowsers = { ofAccount: 10, ofOrder: 5 }

/**
 * Subscribes a browser to the news of an order; for its customer, to those of all their orders until they
 * sign out there. Throws NONEXISTING_ORDER, PUSH_SUBSCRIPTION_INVALID for an unknown push service or invalid
 * keys, UNAUTHORIZED for a session that has just ended.
 */
export async function startOrderPush(
  context: Context,
  orderId: string,
  asking: SubscriberRequest,
  subscription: PushSubscription,
): Promise<void> {
  const subscriber = await subscriberOf(context, orderId, asking)
  const { endpoint, keys } = subscription
  const { pushServices } = context.configuration
  if (!isPushEndpoint(endpoint, pushServices) || !canBeEncryptedTo(keys))
    throw new ApiError('PUSH_SUBSCRIPTION_INVALID')
  const maximum = 'orderId' in subscriber ? maximumBrowsers.ofOrder : maximumBrowsers.ofAccount
  const given = { subscription, at: context.now() }
  const isSaved = await inTransaction(context.db, (transaction) =>
    saveSubscription(transaction, subscriber, given, maximum),
  )
  if (!isSaved) throw new ApiError('UNAUTHORIZED')
}
