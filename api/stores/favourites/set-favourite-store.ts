import type { BodyOf, OutputOf } from '#contract/call.ts'
import { FAVOURITE_STORES_MAXIMUM } from '#contract/constants.ts'
import type { setFavouriteStore as setFavouriteStoreCall } from '#contract/stores/favourites.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { ApiError } from '#api/http/api-error.ts'
import { findLiveStore } from '#api/stores/record/find-store.ts'
import {
  countFavourites,
  deleteFavourite,
  insertFavourite,
  lockFavourites,
} from './favourites.queries.ts'

/**
 * Marks a store as a favourite of a customer, or no longer. Throws NONEXISTING_STORE,
 * FAVOURITE_STORES_FULL with the maximum, and UNAUTHORIZED when the account no longer exists.
 */
export async function setFavouriteStore(
  context: Context,
  accountId: string,
  { storeId, isFavourite }: BodyOf<typeof setFavouriteStoreCall>,
): Promise<OutputOf<typeof setFavouriteStoreCall>> {
  if (isFavourite) await findLiveStore(context, storeId)
  await inTransaction(context.db, async (transaction) => {
    if (!(await lockFavourites(transaction, accountId))) throw new ApiError('UNAUTHORIZED')
    if (!isFavourite) return deleteFavourite(transaction, accountId, storeId)
    const isNew = await insertFavourite(transaction, { accountId, storeId, at: context.now() })
    const maximum = FAVOURITE_STORES_MAXIMUM
    if (isNew && (await countFavourites(transaction, accountId)) > maximum)
      throw new ApiError('FAVOURITE_STORES_FULL', { maximum })
  })
  return { storeId, isFavourite }
}
