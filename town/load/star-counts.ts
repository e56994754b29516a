import type { ReviewSeed } from '#town/reviews.ts'

/** How the stars that are missing from 5 are spread over 4, 3, 2 and 1, as in the reviews in words. */
const SPREAD = { 3: 0.24, 2: 0.11, 1: 0.07 }
/** So many stars one such rating lacks on average. */
const LACKING = 1.67

/**
 * How many ratings of each star come to a store's average, to the nearest star, with its reviews among
 * them: mostly good, a few not.
 */
export function starCounts(
  { average, count }: { average: number; count: number },
  reviews: readonly Pick<ReviewSeed, 'stars'>[],
): number[] {
  const written = [1, 2, 3, 4, 5].map(
    (star) => reviews.filter(({ stars }) => stars === star).length,
  )
  const others = Math.max(0, count - reviews.length)
  const total = reviews.reduce((sum, { stars }) => sum + stars, 0)
  const requested = Math.round(average * count) - total
  const rest = spread(others, Math.min(Math.max(requested, others), others * 5))
  return written.map((each, index) => each + (rest[index] ?? 0))
}

/** So many ratings that come to exactly so many stars. */
function spread(count: number, total: number): number[] {
  const shift = count === 0 ? 0 : (5 - total / count) / LACKING
  const few = ([1, 2, 3] as const).map((star) => Math.round(count * shift * SPREAD[star]))
  const left = count - few.reduce((sum, each) => sum + each, 0)
  const leftTotal = total - few.reduce((sum, each, index) => sum + each * (index + 1), 0)
  const fives = leftTotal - 4 * left
  if (left >= 0 && fives >= 0 && fives <= left) return [...few, left - fives, fives]
  return aroundAverage(count, total)
}

/** The two whole stars around an average that is too low to be spread. */
function aroundAverage(count: number, total: number): number[] {
  const lower = count === 0 ? 1 : Math.floor(total / count)
  return [1, 2, 3, 4, 5].map((star) => {
    if (star === lower) return count - (total - lower * count)
    return star === lower + 1 ? total - lower * count : 0
  })
}
