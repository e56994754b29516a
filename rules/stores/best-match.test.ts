import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { matchScore, trustedStars } from './best-match.ts'

const rated = (average: number, count: number) => ({ average, count })
const unrated = { average: null, count: 0 }
const ratings = fc.oneof(
  fc.constant(unrated),
  fc.record({ average: fc.float({ min: 1, max: 5, noNaN: true }), count: fc.nat(100_000) }),
)

describe('trusted stars', () => {
  test.each([
    ['one 5 is less than a hundred of 4.8', rated(4.8, 100), rated(5, 1)],
    ['no rating is less than many good ones', rated(4.6, 50), unrated],
    ['no rating is more than many bad ones', unrated, rated(3.5, 50)],
    ['of equal averages, more ratings are more', rated(4.8, 200), rated(4.8, 20)],
  ])('%s', (_rule, better, worse) => {
    expect(trustedStars(better)).toBeGreaterThan(trustedStars(worse))
  })

  test('lie between 1 and 5', () => {
    fc.assert(
      fc.property(ratings, (rating) => {
        const stars = trustedStars(rating)
        return stars >= 1 && stars <= 5
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
