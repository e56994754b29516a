import fc from 'fast-check'
import { expect, test } from 'vitest'
import { prorate } from './prorate.ts'

test.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [500, [1000, 2000, 1000], [125, 250, 125]],
  [1, [300, 500], [0, 1]],
  [10, [0, 5, 0], [0, 10, 0]],
  [0, [3, 4], [0, 0]],
  [7, [3, 1], [5, 2]],
  [7, [0, 0], [4, 3]],
  [5, [], []],
])('%d spread over %j is %j', (total, weights, shares) => {
  expect(prorate(total, weights)).toEqual(shares)
})

const amounts = fc.array(fc.nat(10_000_000), { minLength: 1, maxLength: 30 })

test('shares are whole and sum to the total exactly', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), amounts, (total, weights) => {
      const shares = prorate(total, weights)
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total)
      expect(shares.every((share) => Number.isInteger(share) && share >= 0)).toBe(true)
    }),
  )
})

test('no share exceeds its weight when the total does not exceed their sum', () => {
  fc.assert(
    fc.property(amounts, fc.double({ min: 0, max: 1, noNaN: true }), (weights, part) => {
      const total = Math.floor(weights.reduce((sum, weight) => sum + weight, 0) * part)
      for (const [index, share] of prorate(total, weights).entries()) {
        expect(share).toBeLessThanOrEqual(weights[index] ?? 0)
      }
    }),
  )
})
