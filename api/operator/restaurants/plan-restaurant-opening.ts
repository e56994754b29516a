import type { Restaurant } from '#contract/operator/restaurants/restaurants.ts'
import type { Changer } from '#api/audit/record-change.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/database/transaction.ts'
import { planOpening } from '#api/stores/lifecycle/plan-opening.ts'
import { readRestaurant } from './read-restaurant.ts'

/** Plans when a restaurant opens automatically, or ends that with null. Throws as `planOpening`. */
export async function planRestaurantOpening(
  context: Context,
  storeId: string,
  opensAt: string | null,
  changer: Changer,
): Promise<Restaurant> {
  await inTransaction(context.db, (transaction) =>
    planOpening(transaction, {
      storeId,
      opensAt: opensAt === null ? null : new Date(opensAt),
      changer,
      at: context.now(),
    }),
  )
  return readRestaurant(context, storeId)
}
