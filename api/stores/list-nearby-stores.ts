import type { OutputOf } from '#contract/call.ts'
import type { listNearbyStores as listNearbyStoresCall } from '#contract/stores.ts'
import type { Context } from '#api/context.ts'
import { milesBetween } from '#rules/address/distance.ts'
import type { Service } from '#rules/orders/service.ts'
import { selectNear } from './candidates.queries.ts'
import { findStore, findStores } from './find-store.ts'
import { currentPlatformFee } from './platform-fee.ts'
import { storeCardOf } from './store-card.ts'

const STORES_SHOWN = 6
/** Degrees of longitude are shorter than those of latitude, so some more are measured exactly. */
const STORES_MEASURED = 24
const FURTHEST_MILES = 10

/**
 * Up to six other stores with a service near a store, the nearest first, their distances from it.
 * Where the food would go is not known, so for delivery their fees are null.
 * Throws NONEXISTING_STORE.
 */
export async function listNearbyStores(
  context: Context,
  id: string,
  service: Service,
): Promise<OutputOf<typeof listNearbyStoresCall>> {
  const here = await findStore(context, { id })
  const [ids, platformFee] = await Promise.all([
    selectNear(context.db, {
      service,
      point: here,
      miles: FURTHEST_MILES,
      limit: STORES_MEASURED,
    }),
    currentPlatformFee(context),
  ])
  const stores = await findStores(
    context,
    ids.filter((each) => each !== here.id),
  )
  const now = context.now()
  const items = stores
    .map((store) => ({ store, distanceMiles: milesBetween(here, store) }))
    .sort((a, b) => a.distanceMiles - b.distanceMiles)
    .slice(0, STORES_SHOWN)
    .map(({ store, distanceMiles }) =>
      storeCardOf(store, { service, now, platformFee, zone: null, distanceMiles }),
    )
  return { items, nextCursor: null }
}
