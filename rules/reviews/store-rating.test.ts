import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PRIOR_STARS, rankedStars, ratingOf, matchScore } from './store-rating.ts'

const rated = (average: number, count: number) => ({ average, count })
const unrated = { average: null, count: 0 }
const ratings = fc.oneof(
  fc.constant(unrated),
  fc.record({ average: fc.float({ min: 1, max: 5, noNaN: true }), count: fc.nat(100_000) }),
)

describe('the rating of a store', () => {
  test.each([
    ['none', [0, 0, 0, 0, 0], unrated],
    ['one of 5', [0, 0, 0, 0, 1], rated(5, 1)],
    ['one of each', [1, 1, 1, 1, 1], rated(3, 5)],
    ['a good store', [1, 0, 2, 10, 37], rated((1 + 6 + 40 + 185) / 50, 50)],
  ])('%s', (_case, starCounts, rating) => {
    expect(ratingOf(starCounts)).toEqual(rating)
  })
})

describe('the rank', () => {
  test.each([
    ['without ratings', unrated, PRIOR_STARS],
    ['one 5', rated(5, 1), 4.238],
    ['five 5s', rated(5, 5), 4.36],
    ['twenty 5s: half way', rated(5, 20), 4.6],
    ['one 1', rated(1, 1), 4.048],
    ['twenty 1s', rated(1, 20), 2.6],
    ['200 of 4.8', rated(4.8, 200), 4.745],
    ['2,000 of 4.8', rated(4.8, 2000), 4.794],
  ])('%s', (_case, rating, stars) => {
    expect(rankedStars(rating)).toBeCloseTo(stars, 3)
  })

  test.each([
    ['one 5 is less than a hundred of 4.8', rated(4.8, 100), rated(5, 1)],
    ['ten 5s are less than a hundred of 4.8', rated(4.8, 100), rated(5, 10)],
    ['no rating is less than many good ones', rated(4.6, 50), unrated],
    ['no rating is more than many bad ones', unrated, rated(3.5, 50)],
    ['one bad rating does not ruin a store', rated(1, 1), rated(3.9, 500)],
    ['of equal averages, more good ratings are more', rated(4.8, 200), rated(4.8, 20)],
    ['of equal averages, more bad ratings are less', rated(3, 20), rated(3, 200)],
  ])('%s', (_rule, better, worse) => {
    expect(rankedStars(better)).toBeGreaterThan(rankedStars(worse))
  })

  test('lies between 1 and 5', () => {
    fc.assert(
      fc.property(ratings, (rating) => {
        const stars = rankedStars(rating)
        return stars >= 1 && stars <= 5
      }),
    )
  })

  test('rises with every 5 and falls with every 1', () => {
    const counts = fc.array(fc.nat(1000), { minLength: 5, maxLength: 5 })
    const plus = (starCounts: readonly number[], star: number) =>
      starCounts.map((count, index) => (index === star - 1 ? count + 1 : count))
    fc.assert(
      fc.property(counts, (starCounts) => {
        const before = rankedStars(ratingOf(starCounts))
        return (
          rankedStars(ratingOf(plus(starCounts, 5))) > before &&
          rankedStars(ratingOf(plus(starCounts, 1))) < before
        )
      }),
    )
  })
})

describe('the best match', () => {
  test('half a star outweighs a little less than a mile', () => {
    const better = rated(4.7, 1e6)
    const nearer = { rating: rated(4.2, 1e6), distanceMiles: 1 }
    expect(matchScore({ rating: better, distanceMiles: 1.9 })).toBeGreaterThan(matchScore(nearer))
    expect(matchScore({ rating: better, distanceMiles: 2.1 })).toBeLessThan(matchScore(nearer))
  })

  test('of equally good stores the nearer one matches better', () => {
    const miles = fc.nat(3000).map((hundredths) => hundredths / 100)
    fc.assert(
      fc.property(ratings, miles, miles, (rating, near, far) => {
        fc.pre(near < far)
        return (
          matchScore({ rating, distanceMiles: near }) > matchScore({ rating, distanceMiles: far })
        )
      }),
    )
  })
})
