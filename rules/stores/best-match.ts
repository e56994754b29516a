/** What the best match weighs: how good a store is, and how far away. */
export interface MatchedStore {
  rating: { average: number | null; count: number }
  distanceMiles: number
}

/** What a store without ratings is taken for, and how many ratings that opinion is worth. */
const USUAL_STARS = 4.2
const USUAL_WEIGHT = 20
/** Half a star is worth going a mile further for. */
const STARS_PER_MILE = 0.5

/**
 * The stars a store may be trusted with: its average, drawn towards the usual one as if that had
 * been given twenty times already. So one 5-star rating does not beat a hundred of 4.8.
 */
export function trustedStars({ average, count }: MatchedStore['rating']): number {
  if (average === null || count === 0) return USUAL_STARS
  return (average * count + USUAL_STARS * USUAL_WEIGHT) / (count + USUAL_WEIGHT)
}

/** The higher the better: trusted stars, less half a star for each mile. */
export function matchScore({ rating, distanceMiles }: MatchedStore): number {
  return trustedStars(rating) - distanceMiles * STARS_PER_MILE
}
