import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { matchScore } from './best-match.ts'

const rated = (average: number, count: number) => ({ average, count })
const unrated = { average: null, count: 0 }
const ratings = fc.oneof(
  fc.constant(unrated),
  fc.record({ average: fc.float({ min: 1, max: 5, noNaN: true }), count: fc.nat(100_000) }),
)

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
