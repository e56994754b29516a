import type { OutputOf, QueryOf } from '#contract/call.ts'
import { FAVOURITE_STORES_MAXIMUM } from '#contract/constants.ts'
import type { listFavouriteStores as listFavouriteStoresCall } from '#contract/stores/favourites.ts'
import type { Context } from '#api/context.ts'
import { findDeliveryLocation, zoneAt } from '#api/address/delivery-location.ts'
import { milesBetween } from '#rules/address/distance.ts'
import { findStores } from '#api/stores/record/find-store.ts'
import { comparePositions, readCursor, writeCursor } from '#api/stores/listing/list-cursor.ts'
import { currentCharges } from '#api/stores/record/charges.ts'
import { storeCardOf } from '#api/stores/listing/store-card.ts'
import { selectFavourites } from './favourites.queries.ts'

/**
 * One page of a customer's favourite stores, the newest first, and the ids of all of them. Without a
 * place, with one that is unknown, or where a store doesn't deliver, its fees are as `storeCardOf`
 * says without a zone. Throws a FieldError for a cursor that is none.
 */
export async function listFavouriteStores(
  context: Context,
  accountId: string,
  query: QueryOf<typeof listFavouriteStoresCall>,
): Promise<OutputOf<typeof listFavouriteStoresCall>> {
  const after = query.cursor === undefined ? null : readCursor(query.cursor)
  const favourites = await selectFavourites(context.db, accountId, FAVOURITE_STORES_MAXIMUM)
  const storeIds = favourites.map(({ storeId }) => storeId)
  if (query.limit === 0) return { items: [], nextCursor: null, storeIds }
  const positioned = favourites
    .map(({ storeId, addedAt }) => ({ id: storeId, rank: -addedAt.getTime() }))
    .filter((each) => after === null || comparePositions(each, after) > 0)
  const shown = positioned.slice(0, query.limit)
  const last = positioned.length > query.limit ? shown.at(-1) : undefined
  return {
    items: await cardsOf(
      context,
      shown.map(({ id }) => id),
      query,
    ),
    nextCursor: last ? writeCursor(last) : null,
    storeIds,
  }
}

async function cardsOf(
  context: Context,
  ids: readonly string[],
  { service, ...given }: QueryOf<typeof listFavouriteStoresCall>,
) {
  const now = context.now()
  const [stores, place, charges] = await Promise.all([
    findStores(context, ids),
    findDeliveryLocation(context, given),
    currentCharges(context),
  ])
  return stores.map((store) => {
    const zone = place && service === 'delivery' ? zoneAt(store, place) : null
    const distanceMiles = place?.isPrecise ? milesBetween(store, place.coordinates) : null
    return storeCardOf(store, { service, now, charges, zone, distanceMiles })
  })
}
