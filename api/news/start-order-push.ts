import type { PushSubscription } from '#contract/news.ts'
import { isPushEndpoint } from '#api/outside/push/push-subscription.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { canBeEncryptedTo } from '#api/outside/push/push-subscription.ts'
import { subscriberOf, type Asking } from './order-subscriber.ts'
import { saveSubscription } from './subscriptions.queries.ts'

/** More than anybody reads on; whoever has an order's link may add to its own. */
const maximumBrowsers = { ofAccount: 10, ofOrder: 5 }

/**
 * Sends a browser the news of an order; that of its customer, of all their orders until they sign out
 * there. Throws NONEXISTING_ORDER, PUSH_SUBSCRIPTION_INVALID for a push service or keys that nobody
 * knows, UNAUTHORIZED for a session that has just ended.
 */
export async function startOrderPush(
  context: Context,
  orderId: string,
  asking: Asking,
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
