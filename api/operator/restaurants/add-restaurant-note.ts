import type { Restaurant } from '#contract/operator/restaurants/restaurants.ts'
import type { Context } from '#api/context.ts'
import { readRestaurant } from './read-restaurant.ts'
import { insertNote } from './restaurants.queries.ts'

/** Writes something down about a restaurant. Throws NONEXISTING_STORE. */
export async function addRestaurantNote(
  context: Context,
  storeId: string,
  { text, accountId }: { text: string; accountId: string },
): Promise<Restaurant> {
  await readRestaurant(context, storeId)
  await insertNote(context.db, { storeId, accountId, text, at: context.now() })
  return readRestaurant(context, storeId)
}
