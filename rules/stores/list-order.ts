import { matchScore, rankedStars, type StoreRating } from '#rules/reviews/store-rating.ts'

/** In which order a list can be shown, best match by default. Who pays is no input of any. */
export const LIST_SORTS = [
  'best-match',
  'reviews',
  'delivery-time',
  'distance',
  'delivery-fee',
  'minimum',
] as const
export type ListSort = (typeof LIST_SORTS)[number]

/** What the order of a list goes by. */
export interface OrderedStore {
  rating: StoreRating
  distanceMiles: number
  /** From now to the food, the most it takes; null for one that takes no orders now. */
  minutes: number | null
  /** When its next slot begins or it opens, in minutes since 1970; null where neither is known. */
  opensAtMinute: number | null
  deliveryFeePence: number | null
  minimumOrderPence: number
}

/** After every time and amount there is. */
const LAST = 1e12

/**
 * The rank of a store in a list, lowest first. If two stores tie, the better match comes first.
 */
export function listRank(sort: ListSort, store: OrderedStore): number {
  const match = matchScore(store)
  switch (sort) {
    case 'best-match':
      return -match
    case 'reviews':
      return -rankedStars(store.rating)
    case 'distance':
      return store.distanceMiles
    case 'delivery-time':
      return wholeRank(store.minutes ?? store.opensAtMinute, match)
    case 'delivery-fee':
      return wholeRank(store.deliveryFeePence, match)
    case 'minimum':
      return wholeRank(store.minimumOrderPence, match)
  }
}

/** Whole minutes and pence leave room between them for the match, which is squeezed into 0 to 1. */
function wholeRank(whole: number | null, match: number): number {
  return Math.ceil(whole ?? LAST) + 1 / (1 + Math.exp(match))
}
