import type { BodyOf } from '#contract/call.ts'
import type {
  actOnRestaurant as call,
  Restaurant,
} from '#contract/operator/restaurants/restaurants.ts'
import { needsReason } from '#rules/stores/store-lifecycle.ts'
import type { Changer } from '#api/audit/record-change.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { FieldError } from '#api/http/api-error.ts'
import { moveStore } from '#api/stores/lifecycle/move-store.ts'
import { announceStoreChange } from '#api/stores/record/store-changes.ts'
import { readRestaurant } from './read-restaurant.ts'

/**
 * Opens, sends back, suspends, restores or archives a restaurant. Throws as `moveStore`, and a FieldError
 * without a reason where one is needed.
 */
export async function actOnRestaurant(
  context: Context,
  storeId: string,
  { act, reason }: BodyOf<typeof call>,
  changer: Changer,
): Promise<Restaurant> {
  if (needsReason(act) && reason === '')
    throw new FieldError([{ field: 'reason', code: 'required_field' }])
  await inTransaction(context.db, (transaction) =>
    moveStore(transaction, { storeId, act, by: 'operator', reason, changer, at: context.now() }),
  )
  announceStoreChange(context, storeId)
  return readRestaurant(context, storeId)
}
