import type { OutputOf, QueryOf } from '#contract/call.ts'
import type {
  listStores as listStoresCall,
  FoundDish,
  StoreCard,
  StoreType,
} from '#contract/stores/stores.ts'
import type { Context } from '#api/context.ts'
import { comparePositions, readCursor, writeCursor, type ListPosition } from './list-cursor.ts'
import { findStoreTypes } from './find-store-types.ts'
import type { Dated } from '#api/stores/record/store-response-cache.ts'
import { currentCharges } from '#api/stores/record/charges.ts'
import { storeCardOf } from './store-card.ts'
import type { StoreRecord } from '#api/stores/record/store-record.ts'
import { searchStores } from '#api/stores/search/search-stores.ts'
import {
  LIST_FILTERS,
  passesFilter,
  type FilteredStore,
  type ListFilter,
} from '#rules/stores/list-filters.ts'
import { isCleanEnough } from '#rules/stores/hygiene.ts'
import { listRank, type OrderedStore } from '#rules/stores/list-order.ts'
import { findServingStores } from './find-serving-stores.ts'

type Query = QueryOf<typeof listStoresCall>
type Answer = OutputOf<typeof listStoresCall>

/** Those of these stores that advertise an offer now; what an offer is, discounts know. */
export type FindStoresWithOffers = (storeIds: readonly string[]) => Promise<ReadonlySet<string>>

/**
 * One page of one tab of the stores that serve a place, with how many each tab has, which cuisines
 * there are, and how many would remain by each filter. Throws PLACE_NOT_FOUND, and a FieldError for a
 * cursor that is none.
 */
export async function listStores(
  context: Context,
  query: Query,
  findStoresWithOffers: FindStoresWithOffers,
): Promise<Dated<Answer>> {
  const after = query.cursor === undefined ? null : readCursor(query.cursor)
  const { service } = query
  const now = context.now()
  const [{ stores, untilMs }, storeTypes, charges] = await Promise.all([
    findServingStores(context, query, service),
    findStoreTypes(context),
    currentCharges(context),
  ])
  const records = stores.map(({ store }) => store)
  const [found, withOffers] = await Promise.all([
    query.search ? searchStores(context, records, query.search, service) : null,
    findStoresWithOffers(stores.map(({ id }) => id)),
  ])
  const listed = stores
    .filter(({ id }) => found === null || found.has(id))
    .map(({ id, store, zone, distanceMiles, miles }): Listed => {
      const card = storeCardOf(store, { service, now, charges, zone, distanceMiles })
      const passed = passedFilters(store, card, withOffers.has(id))
      return { id, card: { ...card, ...dishesShown(found?.get(id)) }, store, miles, passed }
    })
  const beforeCuisine = listed.filter((each) => isRequested(each, query))
  const requested = beforeCuisine.filter(({ store }) => hasCuisine(store, query.cuisine))
  const value = {
    ...pageOf(requested, { query, after }),
    counts: countTabs(requested),
    storeTypes: countCuisines(beforeCuisine, storeTypes),
    filters: countFilters(requested),
  }
  return { value, untilMs }
}

interface Listed {
  id: string
  card: StoreCard
  store: StoreRecord
  miles: number
  passed: ReadonlySet<ListFilter>
}

function passedFilters(store: StoreRecord, card: StoreCard, hasOffer: boolean) {
  const facts: FilteredStore = {
    dietDishes: store.dietDishes,
    hasOffer,
    deliveryFeePence: card.deliveryFeePence,
    averageStars: card.rating.average,
    hygiene: card.hygiene.rating,
  }
  return new Set(LIST_FILTERS.filter((filter) => passesFilter(filter, facts)))
}

/** On one card. */
const DISHES_SHOWN = 2
const MINUTE_MS = 60_000

function dishesShown(dishes: readonly FoundDish[] = []): Pick<StoreCard, 'dishes' | 'moreDishes'> {
  return {
    dishes: dishes.slice(0, DISHES_SHOWN),
    moreDishes: Math.max(0, dishes.length - DISHES_SHOWN),
  }
}

function isRequested({ card, passed }: Listed, query: Query): boolean {
  const { freeDelivery, offers, diet = [], rating, hygiene } = query
  const chosen: ListFilter[] = [
    ...diet,
    ...(freeDelivery ? (['freeDelivery'] as const) : []),
    ...(offers ? (['offers'] as const) : []),
  ]
  return (
    chosen.every((filter) => passed.has(filter)) &&
    (rating === undefined || (card.rating.average ?? 0) >= rating) &&
    (hygiene === undefined || isCleanEnough(card.hygiene.rating, hygiene))
  )
}

function hasCuisine(store: StoreRecord, cuisines: readonly string[] | undefined): boolean {
  if (!cuisines || cuisines.length === 0) return true
  return store.storeTypes.some(({ slug }) => cuisines.includes(slug))
}

function pageOf(
  requestedOnes: readonly Listed[],
  { query, after }: { query: Query; after: ListPosition | null },
): Pick<Answer, 'items' | 'nextCursor'> {
  const { tab, sort, limit } = query
  const positioned = requestedOnes
    .filter(({ card }) => card.tab === tab)
    .map((each) => ({ id: each.id, rank: listRank(sort, orderedStore(each)), card: each.card }))
    .filter((each) => after === null || comparePositions(each, after) > 0)
    .sort(comparePositions)
  const page = positioned.slice(0, limit)
  const last = positioned.length > limit ? page.at(-1) : undefined
  return {
    items: page.map(({ card }) => card),
    nextCursor: last ? writeCursor(last) : null,
  }
}

function orderedStore({ card, store, miles }: Listed): OrderedStore {
  const opensAt = card.nextSlotAt ?? card.opensAt
  return {
    rating: store.rating,
    distanceMiles: miles,
    minutes: card.minutes && card.minutes.to,
    opensAtMinute: opensAt === null ? null : Date.parse(opensAt) / MINUTE_MS,
    deliveryFeePence: card.deliveryFeePence,
    minimumOrderPence: card.minimumOrderPence,
  }
}

function countTabs(stores: readonly Listed[]): Answer['counts'] {
  const counts = { available: 0, preorder: 0, closed: 0 }
  for (const { card } of stores) counts[card.tab] += 1
  return counts
}

function countFilters(stores: readonly Listed[]): Answer['filters'] {
  const count = (filter: ListFilter) => stores.filter(({ passed }) => passed.has(filter)).length
  // Every filter has its count.
  return Object.fromEntries(LIST_FILTERS.map((each) => [each, count(each)])) as Answer['filters']
}

/** The most frequent first, then in the marketplace's own order. */
function countCuisines(
  stores: readonly Listed[],
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
