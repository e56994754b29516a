import type { PushSubscription } from '#contract/news.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { canBeEncryptedTo, isPushEndpoint } from '#api/outside/push/push-subscription.ts'
import { deleteOldDevices, saveDevice, type Holder } from './operator-push.queries.ts'

/** Of one person; the oldest makes room. */
const maximumDevices = 10

/**
 * Sends a device of an operator alerts. Throws PUSH_SUBSCRIPTION_INVALID for an unknown push service or invalid
 * keys, UNAUTHORIZED for a session that has just ended.
 */
export async function startAlertPush(
  { db, now, configuration }: Context,
  holder: Holder,
  subscription: PushSubscription,
): Promise<void> {
  const { endpoint, keys } = subscription
  if (!isPushEndpoint(endpoint, configuration.pushServices) || !canBeEncryptedTo(keys))
    throw new ApiError('PUSH_SUBSCRIPTION_INVALID')
  const isSaved = await inTransaction(db, async (transaction) => {
    const isSaved = await saveDevice(transaction, holder, subscription, now())
    if (isSaved) await deleteOldDevices(transaction, holder.accountId, maximumDevices)
    return isSaved
  })
  if (!isSaved) throw new ApiError('UNAUTHORIZED')
}
