import type { OutputOf, ParamsOf, QueryOf } from '#contract/call.ts'
import {
  AREA_PAGE_SIZE,
  type listStoresOfArea as listStoresOfAreaCall,
} from '#contract/stores/areas.ts'
import type { StoreCard, StoreType } from '#contract/stores/stores.ts'
import type { Context } from '#api/context.ts'
import { findDeliveryLocation, zoneAt } from '#api/address/delivery-location.ts'
import { ApiError } from '#api/http/api-error.ts'
import { findStoreTypes } from '#api/stores/listing/find-store-types.ts'
import { storeCardOf } from '#api/stores/listing/store-card.ts'
import { findStores } from '#api/stores/record/find-store.ts'
import { currentCharges } from '#api/stores/record/charges.ts'
import { areaDirectory } from './area-directory.ts'
import { countCuisines, countStoresOfArea, selectStoresOfArea } from './areas.queries.ts'

type Answer = OutputOf<typeof listStoresOfAreaCall>

/**
 * The stores in an area, of one cuisine if it is given. Throws PLACE_NOT_FOUND where there is none, and
 * for a part after the last.
 */
export async function listStoresOfArea(
  context: Context,
  params: ParamsOf<typeof listStoresOfAreaCall>,
  { cuisine: cuisineSlug, page }: QueryOf<typeof listStoresOfAreaCall>,
): Promise<Answer> {
  const { db } = context
  const area = (await areaDirectory(context)).get(params.city)?.areas.get(params.area)
  if (!area) throw new ApiError('PLACE_NOT_FOUND')
  const { names, ...facts } = area
  const requested = { ...names, cuisine: cuisineSlug ?? null }
  const part = { offset: (page - 1) * AREA_PAGE_SIZE, limit: AREA_PAGE_SIZE }
  const [storeTypes, ids, cuisines, counts] = await Promise.all([
    findStoreTypes(context),
    selectStoresOfArea(db, { ...requested, ...part }),
    countCuisines(db, names),
    countStoresOfArea(db, requested),
  ])
  if (ids.length === 0) throw new ApiError('PLACE_NOT_FOUND')
  const items = await cardsOf(context, ids, area.outward)
  return {
    area: facts,
    citySlug: params.city,
    cuisine: storeTypes.find(({ slug }) => slug === cuisineSlug) ?? null,
    storeCount: counts.all,
    deliveringCount: counts.delivering,
    typicalFeePence: median(items.map(feeOf).filter((fee) => fee !== null)),
    storeTypes: byFrequency(storeTypes, cuisines),
    items,
    page,
    pageCount: Math.ceil(counts.all / AREA_PAGE_SIZE),
  }
}

/** Each for delivery to the middle of the area, or for collection where it does not deliver. */
async function cardsOf(
  context: Context,
  ids: readonly string[],
  outward: string,
): Promise<StoreCard[]> {
  const now = context.now()
  const [stores, place, charges] = await Promise.all([
    findStores(context, ids),
    findDeliveryLocation(context, { postCode: outward }),
    currentCharges(context),
  ])
  return stores.map((store) => {
    const service = store.services.includes('delivery') ? 'delivery' : 'collection'
    const zone = place && service === 'delivery' ? zoneAt(store, place) : null
    return storeCardOf(store, { service, now, charges, zone, distanceMiles: null })
  })
}

const feeOf = ({ services, deliveryFeePence }: StoreCard) =>
  services.includes('delivery') ? deliveryFeePence : null

/** The lower of the two in the middle of an even number, so that it is a fee that somebody pays. */
function median(numbers: readonly number[]): number | null {
  const ordered = [...numbers].sort((a, b) => a - b)
  return ordered[Math.floor((ordered.length - 1) / 2)] ?? null
}

function byFrequency(
  storeTypes: readonly StoreType[],
  counts: ReadonlyMap<string, number>,
): Answer['storeTypes'] {
  return storeTypes
    .map((type) => ({ ...type, count: counts.get(type.slug) ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
}
