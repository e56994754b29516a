import { rankedStars, type StoreRating } from '#rules/reviews/store-rating.ts'

/** What the best match weighs: how good a store is, and how far away. */
export interface MatchedStore {
  rating: StoreRating
  distanceMiles: number
}

/** Half a star is worth going a mile further for. */
const STARS_PER_MILE = 0.5

/** The higher the better: the stars it is ranked by, less half a star for each mile. */
export function matchScore({ rating, distanceMiles }: MatchedStore): number {
  return rankedStars(rating) - distanceMiles * STARS_PER_MILE
}
