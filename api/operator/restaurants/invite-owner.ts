import type { Restaurant } from '#contract/operator/restaurants/restaurants.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { ApiError, FieldError } from '#api/http/api-error.ts'
import { invitedOwner, inviteMissingOwner } from '#api/partner/team/invite-missing-owner.ts'
import type { TakingOn } from './add-restaurant.ts'
import { readRestaurant } from './read-restaurant.ts'
import { lockRestaurant, selectRestaurant } from './restaurants.queries.ts'

/**
 * Invites the owner of a restaurant that has none, such as one that was imported. Once it has one, nobody of
 * the marketplace can add another: an owner says where the money goes. Throws NONEXISTING_STORE,
 * RESTAURANT_STATE_INVALID of one that is archived, a FieldError without any address, and what
 * `inviteMissingOwner` throws.
 */
export async function inviteOwner(
  context: Context,
  storeId: string,
  typed: string | undefined,
  takingOn: TakingOn,
): Promise<Restaurant> {
  await inTransaction(context.db, async (transaction) => {
    await lockRestaurant(transaction, storeId)
    const restaurant = await selectRestaurant(transaction, storeId)
    if (!restaurant) throw new ApiError('NONEXISTING_STORE')
    const { state } = restaurant
    if (state === 'archived') throw new ApiError('RESTAURANT_STATE_INVALID', { state })
    const email =
      typed ??
      (await invitedOwner(transaction, storeId)) ??
      (restaurant.ownerEmail || restaurant.email)
    if (email === '') throw new FieldError([{ field: 'email', code: 'required_field' }])
    await inviteMissingOwner(context, transaction, { ...takingOn, storeId }, email)
  })
  return readRestaurant(context, storeId)
}
