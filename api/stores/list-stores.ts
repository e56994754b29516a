import type { OutputOf, QueryOf } from '#contract/call.ts'
import type { listStores as listStoresCall, StoreCard, StoreType } from '#contract/stores.ts'
import type { Context } from '#api/context.ts'
import { comparePositions, readCursor, writeCursor, type ListPosition } from './list-cursor.ts'
import { findStoreTypes } from './find-store-types.ts'
import { findStoresAt, type ServingStore } from './stores-at.ts'

type Query = QueryOf<typeof listStoresCall>
type Answer = OutputOf<typeof listStoresCall>

/**
 * One page of one tab of the stores that serve a place, with how many each tab has and which
 * cuisines there are. Throws PLACE_NOT_FOUND, and a FieldError for a cursor that is none.
 */
export async function listStores(
  context: Context,
  query: Query,
): Promise<{ value: Answer; untilMs: number }> {
  const after = query.cursor === undefined ? null : readCursor(query.cursor)
  const [{ stores, untilMs }, storeTypes] = await Promise.all([
    findStoresAt(context, query, query.service),
    findStoreTypes(context),
  ])
  const beforeCuisine = stores.filter(({ card }) => isWanted(card, query))
  const wanted = beforeCuisine.filter(({ card }) => hasCuisine(card, query.cuisine))
  const value = {
    ...pageOf(wanted, query, after),
    counts: countTabs(wanted),
    storeTypes: countCuisines(beforeCuisine, storeTypes),
  }
  return { value, untilMs }
}

function isWanted(card: StoreCard, { freeDelivery, hygiene }: Query): boolean {
  if (freeDelivery && card.deliveryFeePence !== 0) return false
  return hygiene === undefined || isCleanEnough(card.hygiene.rating, hygiene)
}

/** Scotland inspects with a pass or none. */
function isCleanEnough(rating: StoreCard['hygiene']['rating'], atLeast: number): boolean {
  return rating === 'pass' || Number(rating) >= atLeast
}

function hasCuisine(card: StoreCard, cuisines: readonly string[] | undefined): boolean {
  if (!cuisines || cuisines.length === 0) return true
  return card.storeTypes.some(({ slug }) => cuisines.includes(slug))
}

function pageOf(
  wanted: readonly ServingStore[],
  { tab, sort, limit }: Query,
  after: ListPosition | null,
): Pick<Answer, 'items' | 'nextCursor'> {
  const positioned = wanted
    .filter(({ card }) => card.tab === tab)
    .map(({ id, card, ranks }) => ({ id, rank: ranks[sort], card }))
    .filter((each) => after === null || comparePositions(each, after) > 0)
    .sort(comparePositions)
  const page = positioned.slice(0, limit)
  const last = positioned.length > limit ? page.at(-1) : undefined
  return {
    items: page.map(({ card }) => card),
    nextCursor: last ? writeCursor(last) : null,
  }
}

function countTabs(stores: readonly ServingStore[]): Answer['counts'] {
  const counts = { available: 0, preorder: 0, closed: 0 }
  for (const { card } of stores) counts[card.tab] += 1
  return counts
}

/** The most frequent first, then in the marketplace's own order. */
function countCuisines(
  stores: readonly ServingStore[],
  storeTypes: readonly StoreType[],
): Answer['storeTypes'] {
  const counts = new Map<string, number>()
  for (const { card } of stores)
    for (const { slug } of card.storeTypes) counts.set(slug, (counts.get(slug) ?? 0) + 1)
  return storeTypes
    .flatMap((type) => ({ ...type, count: counts.get(type.slug) ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
}
