import type { BodyOf } from '#contract/call.ts'
import type {
  pauseRestaurant as call,
  Restaurant,
} from '#contract/operator/restaurants/restaurants.ts'
import { isPauseEnd } from '#rules/stores/pause.ts'
import type { Changer } from '#api/audit/record-change.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { FieldError } from '#api/http/api-error.ts'
import { pauseByMarketplace } from '#api/partner/pause-store.ts'
import { tellOwners } from '#api/stores/lifecycle/move-store.ts'
import { lockLiveStore } from '#api/stores/lifecycle/read-lifecycle.ts'
import { announceStoreChange } from '#api/stores/record/store-changes.ts'
import { readRestaurant } from './read-restaurant.ts'

/**
 * Pauses a live restaurant until a time, or ends that pause with null; its owners are told. Throws
 * NONEXISTING_STORE, RESTAURANT_STATE_INVALID, and a FieldError for a time that is past or too far away, or
 * without a reason.
 */
export async function pauseRestaurant(
  context: Context,
  storeId: string,
  { until: given, reason }: BodyOf<typeof call>,
  changer: Changer,
): Promise<Restaurant> {
  const at = context.now()
  const until = given === null ? null : new Date(given)
  if (until) refuseUnlikely(until, at, reason)
  await inTransaction(context.db, async (transaction) => {
    await lockLiveStore(transaction, storeId)
    await pauseByMarketplace(transaction, { ...changer, at, storeId, until })
    if (until)
      await tellOwners(transaction, [storeId], { act: 'pause', reason, until: until.toISOString() })
  })
  announceStoreChange(context, storeId)
  return readRestaurant(context, storeId)
}

function refuseUnlikely(until: Date, at: Date, reason: string): void {
  if (!isPauseEnd(until, at)) throw new FieldError([{ field: 'until', code: 'invalid_value' }])
  if (reason === '') throw new FieldError([{ field: 'reason', code: 'required_field' }])
}
