/** What the best match weighs: how good a store is, and how far away. */
interface MatchedStore {
  rating: StoreRating
  distanceMiles: number
}

/** Half a star is worth going a mile further for. */
const STARS_PER_MILE = 0.5
/** How many ratings there are of 1, 2, 3, 4 and 5 stars. */
export type StarCounts = readonly number[]

export interface StoreRating {
  /** Null without ratings. */
  average: number | null
  count: number
}

/** The average and number of a store's ratings; the average is exact, and rounded only on screens. */
export function ratingOf(starCounts: StarCounts): StoreRating {
  const count = starCounts.reduce((sum, each) => sum + each, 0)
  const total = starCounts.reduce((sum, each, index) => sum + each * (index + 1), 0)
  return { average: count === 0 ? null : total / count, count }
}

/** What a store is taken for before anybody has rated it: the prior mean, in stars. */
export const PRIOR_STARS = 4.2
/** How many ratings that opinion is worth: the prior weight. */
export const PRIOR_WEIGHT = 20

/**
 * The stars that stores are ranked by, "Top rated" first: the Bayesian average, as if twenty people had
 * already given the prior mean. One rating of 5 moves it by 0.04, so a few votes never beat many good ones;
 * after a few hundred it is the store's own average.
 *
 * 4.2 is the average that new stores turn out to have, and twenty ratings are what a store that sells
 * little has after a month. Nothing else counts, least of all who pays.
 */
export function rankedStars({ average, count }: StoreRating): number {
  return ((average ?? 0) * count + PRIOR_STARS * PRIOR_WEIGHT) / (count + PRIOR_WEIGHT)
}

/** The higher the better: the stars it is ranked by, less half a star for each mile. */
export function matchScore({ rating, distanceMiles }: MatchedStore): number {
  return rankedStars(rating) - distanceMiles * STARS_PER_MILE
}
