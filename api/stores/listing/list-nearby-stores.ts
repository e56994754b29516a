import type { OutputOf, QueryOf } from '#contract/call.ts'
import type { listNearbyStores as listNearbyStoresCall } from '#contract/stores/stores.ts'
import type { Context } from '#api/context.ts'
import { milesBetween } from '#rules/address/distance.ts'
import type { DeliveryZone } from '#rules/delivery/choose-zone.ts'
import type { StoreTab } from '#rules/stores/store-tab.ts'
import { selectNear } from './listing.queries.ts'
import { findStore, findStores } from '#api/stores/record/find-store.ts'
import { currentCharges } from '#api/stores/record/charges.ts'
import { storeCardOf } from './store-card.ts'
import type { StoreRecord } from '#api/stores/record/store-record.ts'
import { findServingStores } from './find-serving-stores.ts'

type Query = QueryOf<typeof listNearbyStoresCall>

const STORES_SHOWN = 6
/** Degrees of longitude are shorter than those of latitude, so some more are measured exactly. */
const STORES_MEASURED = 24
const FURTHEST_MILES = 10

/**
 * Up to six other stores with a service near a store: those that take orders now before those that do
 * for later, and the nearest first. For delivery to a place they are those that deliver there, by
 * their distance from it; without one their distance is from the store, and their fees are null.
 * Throws NONEXISTING_STORE and PLACE_NOT_FOUND.
 */
export async function listNearbyStores(
  context: Context,
  id: string,
  query: Query,
): Promise<OutputOf<typeof listNearbyStoresCall>> {
  const { service } = query
  const here = await findStore(context, { id })
  const [candidates, charges] = await Promise.all([
    candidatesNear(context, here, query),
    currentCharges(context),
  ])
  const now = context.now()
  const items = candidates
    .filter(({ store }) => store.id !== here.id)
    .toSorted((a, b) => a.miles - b.miles)
    .map(({ store, zone, distanceMiles }) =>
      storeCardOf(store, { service, now, charges, zone, distanceMiles }),
    )
  const ofTab = (tab: StoreTab) => items.filter((item) => item.tab === tab)
  return {
    items: [...ofTab('available'), ...ofTab('preorder')].slice(0, STORES_SHOWN),
    nextCursor: null,
  }
}

interface Candidate {
  store: StoreRecord
  /** That serves the place; null without one, and for collection. */
  zone: DeliveryZone | null
  /** By which they are ordered. */
  miles: number
  /** Null where the place is not known precisely enough. */
  distanceMiles: number | null
}

async function candidatesNear(
  context: Context,
  here: StoreRecord,
  { service, postCode, latitude, longitude }: Query,
): Promise<Candidate[]> {
  const isPlaced = Boolean(postCode) || (latitude !== undefined && longitude !== undefined)
  if (service === 'delivery' && isPlaced) {
    const { stores } = await findServingStores(context, { postCode, latitude, longitude }, service)
    return stores.map(({ store, zone, distanceMiles, miles }) => ({
      store,
      zone,
      miles,
      distanceMiles,
    }))
  }
  const ids = await selectNear(context.db, {
    service,
    point: here,
    miles: FURTHEST_MILES,
    limit: STORES_MEASURED,
  })
  const stores = await findStores(context, ids)
  return stores.map((store) => {
    const miles = milesBetween(here, store)
    return { store, zone: null, miles, distanceMiles: miles }
  })
}
