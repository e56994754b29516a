import type { Context } from '#api/context.ts'
import {
  findDeliveryLocation,
  zoneAt,
  type DeliveryLocation,
  type GivenLocation,
} from '#api/address/delivery-location.ts'
import { ApiError } from '#api/http/api-error.ts'
import { milesBetween } from '#rules/address/distance.ts'
import { postcodePrefixes } from '#rules/address/postcode.ts'
import type { DeliveryZone } from '#rules/delivery/choose-zone.ts'
import type { Service } from '#rules/orders/service.ts'
import type { StoreTab } from '#rules/stores/store-tab.ts'
import { selectDelivering, selectNear } from './listing.queries.ts'
import { findStores } from '#api/stores/record/find-store.ts'
import { STORE_CHANGED } from '#api/stores/record/store-changes.ts'
import type { StoreRecord } from '#api/stores/record/store-record.ts'
import { stateOf } from '#api/stores/record/store-state.ts'

/** A store that serves a place. */
export interface ServingStore {
  id: string
  store: StoreRecord
  tab: StoreTab
  /** The zone that serves the place; null for collection. */
  zone: DeliveryZone | null
  /** Null where the place is not known precisely enough. */
  distanceMiles: number | null
  /** From the middle of an area where the place is not known precisely. */
  miles: number
}

export interface ServingStores {
  stores: ServingStore[]
  /** When some of it may become untrue, in milliseconds since 1970. */
  untilMs: number
}

/** A list is of the nearest so many; nobody looks at more. */
const MAXIMUM_LISTED = 500
const COLLECTION_MILES = 3
/** How long stores that were added without a word may be missing. */
const LIFETIME_MS = 10_000
/** In the lists of all locations together; one takes some 5 kB while nothing else refers to it. */
const MAXIMUM_STORES = 10_000
const MAXIMUM_LISTS = 1000

const servingStoresCache = ({ memory }: Context) => {
  const cache = memory.cache<ServingStores>({
    maximum: MAXIMUM_LISTS,
    // An empty list is not without weight.
    weight: { maximum: MAXIMUM_STORES, of: ({ stores }) => stores.length + 10 },
  })
  // Any change may add a store to any list.
  memory.onChange(STORE_CHANGED, () => cache.clear())
  return cache
}

/**
 * The stores that deliver to a place, or can be collected from within three miles of it: the
 * nearest 500. Throws PLACE_NOT_FOUND for a place that is none, or none given.
 */
export async function findServingStores(
  context: Context,
  given: GivenLocation,
  service: Service,
): Promise<ServingStores> {
  const { postCode, latitude, longitude } = given
  const key = JSON.stringify([service, postCode, latitude, longitude])
  const now = context.now()
  return context.memory.of(servingStoresCache, context).find(key, async () => {
    const place = await findDeliveryLocation(context, given)
    if (!place) throw new ApiError('PLACE_NOT_FOUND')
    const value = await readStoresAt(context, place, service, now)
    return { value, untilMs: value.untilMs }
  })
}

async function readStoresAt(
  context: Context,
  place: DeliveryLocation,
  service: Service,
  now: Date,
): Promise<ServingStores> {
  const stores: ServingStore[] = []
  let untilMs = now.getTime() + LIFETIME_MS
  for (const store of await candidatesFor(context, place, service)) {
    const zone = service === 'delivery' ? zoneAt(store, place) : null
    const miles = milesBetween(store, place.coordinates)
    if (service === 'delivery' ? zone === null : miles > COLLECTION_MILES) continue
    const state = stateOf(store, { service, zone }, now)
    untilMs = Math.min(untilMs, state.untilMs)
    stores.push({
      id: store.id,
      store,
      tab: state.tab,
      zone,
      distanceMiles: place.isPrecise ? miles : null,
      miles,
    })
  }
  return { stores, untilMs }
}

async function candidatesFor(
  context: Context,
  { postCode, coordinates: point }: DeliveryLocation,
  service: Service,
): Promise<StoreRecord[]> {
  const limit = MAXIMUM_LISTED
  const ids =
    service === 'delivery'
      ? await selectDelivering(context.db, {
          prefixes: postCode === null ? [] : postcodePrefixes(postCode),
          point,
          limit,
        })
      : await selectNear(context.db, { service, point, miles: COLLECTION_MILES, limit })
  return findStores(context, ids)
}
