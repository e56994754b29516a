import type { OutputOf, QueryOf } from '#contract/call.ts'
import type {
  listStores as listStoresCall,
  FoundDish,
  ListedStore,
  StoreCard,
  StoreType,
} from '#contract/stores/stores.ts'
import type { Context } from '#api/context.ts'
import { comparePositions, readCursor, writeCursor, type ListPosition } from './list-cursor.ts'
import { findStoreTypes } from './find-store-types.ts'
import type { Dated } from '#api/stores/record/store-response-cache.ts'
import { currentPlatformFee } from '#api/stores/record/platform-fee.ts'
import { storeCardOf } from './store-card.ts'
import type { StoreRecord } from '#api/stores/record/store-record.ts'
import { searchStores } from '#api/stores/search/search-stores.ts'
import { findServingStores, type ServingStore } from './find-serving-stores.ts'

type Query = QueryOf<typeof listStoresCall>
type Answer = OutputOf<typeof listStoresCall>

/**
 * One page of one tab of the stores that serve a place, with how many each tab has and which
 * cuisines there are. Throws PLACE_NOT_FOUND, and a FieldError for a cursor that is none.
 */
export async function listStores(context: Context, query: Query): Promise<Dated<Answer>> {
  const after = query.cursor === undefined ? null : readCursor(query.cursor)
  const { service } = query
  const now = context.now()
  const [{ stores, untilMs }, storeTypes, platformFee] = await Promise.all([
    findServingStores(context, query, service),
    findStoreTypes(context),
    currentPlatformFee(context),
  ])
  const found = query.search
    ? await searchStores(
        context,
        stores.map(({ store }) => store),
        query.search,
      )
    : null
  const cardOf: CardOf = ({ id, store, zone, distanceMiles }) => ({
    ...storeCardOf(store, { service, now, platformFee, zone, distanceMiles }),
    ...dishesShown(found?.get(id)),
  })
  const beforeCuisine = stores.filter(
    (each) => (found === null || found.has(each.id)) && isWanted(each, query, cardOf),
  )
  const wanted = beforeCuisine.filter(({ store }) => hasCuisine(store, query.cuisine))
  const value = {
    ...pageOf(wanted, { query, after, cardOf }),
    counts: countTabs(wanted),
    storeTypes: countCuisines(beforeCuisine, storeTypes),
  }
  return { value, untilMs }
}

type CardOf = (serving: ServingStore) => ListedStore

/** On one card. */
const DISHES_SHOWN = 2

function dishesShown(
  dishes: readonly FoundDish[] = [],
): Pick<ListedStore, 'dishes' | 'moreDishes'> {
  return {
    dishes: dishes.slice(0, DISHES_SHOWN),
    moreDishes: Math.max(0, dishes.length - DISHES_SHOWN),
  }
}

function isWanted(
  serving: ServingStore,
  { freeDelivery, hygiene }: Query,
  cardOf: CardOf,
): boolean {
  if (hygiene !== undefined && !isCleanEnough(serving.store.hygiene.rating, hygiene)) return false
  return !freeDelivery || cardOf(serving).deliveryFeePence === 0
}

/** Scotland inspects with a pass or none. */
function isCleanEnough(rating: StoreCard['hygiene']['rating'], atLeast: number): boolean {
  return rating === 'pass' || Number(rating) >= atLeast
}

function hasCuisine(store: StoreRecord, cuisines: readonly string[] | undefined): boolean {
  if (!cuisines || cuisines.length === 0) return true
  return store.storeTypes.some(({ slug }) => cuisines.includes(slug))
}

function pageOf(
  wanted: readonly ServingStore[],
  { query, after, cardOf }: { query: Query; after: ListPosition | null; cardOf: CardOf },
): Pick<Answer, 'items' | 'nextCursor'> {
  const { tab, sort, limit } = query
  const positioned = wanted
    .filter((each) => each.tab === tab)
    .map((serving) => ({ id: serving.id, rank: serving.ranks[sort], serving }))
    .filter((each) => after === null || comparePositions(each, after) > 0)
    .sort(comparePositions)
  const page = positioned.slice(0, limit)
  const last = positioned.length > limit ? page.at(-1) : undefined
  return {
    items: page.map(({ serving }) => cardOf(serving)),
    nextCursor: last ? writeCursor(last) : null,
  }
}

function countTabs(stores: readonly ServingStore[]): Answer['counts'] {
  const counts = { available: 0, preorder: 0, closed: 0 }
  for (const { tab } of stores) counts[tab] += 1
  return counts
}

/** The most frequent first, then in the marketplace's own order. */
function countCuisines(
  stores: readonly ServingStore[],
  storeTypes: readonly StoreType[],
): Answer['storeTypes'] {
  const counts = new Map<string, number>()
  for (const { store } of stores)
    for (const { slug } of store.storeTypes) counts.set(slug, (counts.get(slug) ?? 0) + 1)
  return storeTypes
    .map((type) => ({ ...type, count: counts.get(type.slug) ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
}
