import type { StoreCard } from '#contract/stores.ts'
import type { Context } from '#api/context.ts'
import {
  findDeliveryPlace,
  zoneAt,
  type DeliveryPlace,
  type PlaceGiven,
} from '#api/delivery/delivery-place.ts'
import { ApiError } from '#api/http/api-error.ts'
import { milesBetween } from '#rules/address/distance.ts'
import { postcodePrefixes } from '#rules/address/postcode.ts'
import type { Service } from '#rules/orders/service.ts'
import { matchScore, trustedStars } from '#rules/stores/best-match.ts'
import { BriefMemory } from './brief-memory.ts'
import { selectDelivering, selectNear } from './candidates.queries.ts'
import { findStores } from './find-store.ts'
import { currentPlatformFee } from './platform-fee.ts'
import { storeCardOf } from './store-card.ts'
import { onStoreChange } from './store-changes.ts'
import type { StoreRecord } from './store-record.ts'
import { stateOf } from './store-state.ts'

/** A store that serves a place, with what lists are ordered by: the lower the earlier. */
export interface ServingStore {
  id: string
  store: StoreRecord
  card: StoreCard
  ranks: { 'best-match': number; distance: number; reviews: number }
}

export interface ServingStores {
  stores: ServingStore[]
  /** When some of it may become untrue, in milliseconds since 1970. */
  untilMs: number
}

/** A list is of the nearest so many; nobody looks at more. */
const MOST_STORES = 500
const COLLECTION_MILES = 3
/** How long stores that were added without a word may be missing. */
const LONGEST_KEPT_MS = 10_000
const PLACES_KEPT = 100

const keptOfContext = new WeakMap<Context, BriefMemory<ServingStores>>()

/**
 * The stores that deliver to a place, or can be collected from within three miles of it: the
 * nearest 500. Throws PLACE_NOT_FOUND for a place that is none, or none given.
 */
export async function findStoresAt(
  context: Context,
  given: PlaceGiven,
  service: Service,
): Promise<ServingStores> {
  const { postCode, latitude, longitude } = given
  const key = JSON.stringify([service, postCode, latitude, longitude])
  const now = context.now()
  return keptOf(context).find(key, now.getTime(), async () => {
    const place = await findDeliveryPlace(context, given)
    if (!place) throw new ApiError('PLACE_NOT_FOUND')
    const value = await readStoresAt(context, place, service, now)
    return { value, untilMs: value.untilMs }
  })
}

function keptOf(context: Context): BriefMemory<ServingStores> {
  const known = keptOfContext.get(context)
  if (known) return known
  const kept = new BriefMemory<ServingStores>(PLACES_KEPT)
  keptOfContext.set(context, kept)
  onStoreChange(context, () => kept.clear())
  return kept
}

async function readStoresAt(
  context: Context,
  place: DeliveryPlace,
  service: Service,
  now: Date,
): Promise<ServingStores> {
  const [records, platformFee] = await Promise.all([
    candidatesFor(context, place, service),
    currentPlatformFee(context),
  ])
  const stores: ServingStore[] = []
  let untilMs = now.getTime() + LONGEST_KEPT_MS
  for (const store of records) {
    const zone = service === 'delivery' ? zoneAt(store, place) : null
    const miles = milesBetween(store, place.coordinates)
    if (service === 'delivery' ? zone === null : miles > COLLECTION_MILES) continue
    untilMs = Math.min(untilMs, stateOf(store, service, now).untilMs)
    const distanceMiles = place.isPrecise ? miles : null
    stores.push({
      id: store.id,
      store,
      card: storeCardOf(store, { service, now, platformFee, zone, distanceMiles }),
      ranks: {
        'best-match': -matchScore({ rating: store.rating, distanceMiles: miles }),
        distance: miles,
        reviews: -trustedStars(store.rating),
      },
    })
  }
  return { stores, untilMs }
}

async function candidatesFor(
  context: Context,
  { postCode, coordinates: point }: DeliveryPlace,
  service: Service,
): Promise<StoreRecord[]> {
  const limit = MOST_STORES
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
