import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ratingOf } from '#rules/reviews/store-rating.ts'
import { starCounts } from './star-counts.ts'

const stars = fc.constantFrom(1, 2, 3, 4, 5) as fc.Arbitrary<1 | 2 | 3 | 4 | 5>

describe('how many ratings of each star a store has', () => {
  test('adds up to its ratings and their average', () => {
    const averages = fc.integer({ min: 10, max: 50 }).map((tenths) => tenths / 10)
    fc.assert(
      fc.property(averages, fc.nat(5000), (average, count) => {
        const rating = ratingOf(starCounts({ average, count }, []))
        expect(rating.count).toBe(count)
        if (count > 0)
          expect(Math.abs((rating.average ?? 0) - average)).toBeLessThanOrEqual(0.51 / count)
      }),
    )
  })

  test('has every review among them', () => {
    const reviews = fc.array(fc.record({ stars }), { maxLength: 25 })
    fc.assert(
      fc.property(reviews, fc.nat(300), (written, count) => {
        const counts = starCounts({ average: 4.6, count }, written)
        for (const star of [1, 2, 3, 4, 5])
          expect(counts[star - 1]).toBeGreaterThanOrEqual(
            written.filter(({ stars }) => stars === star).length,
          )
      }),
    )
  })

  test('is mostly good, with a few of everything', () => {
    expect(starCounts({ average: 4.5, count: 1000 }, [])).toEqual([21, 33, 72, 173, 701])
  })
})
