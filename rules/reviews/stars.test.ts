import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { overallStars, STARS } from './stars.ts'

const stars = fc.constantFrom(...STARS)

describe('the stars of an order', () => {
  test.each([
    ['all alike', { food: 4, delivery: 4, service: 4 }, 4],
    ['the food counts for one half', { food: 5, delivery: 1, service: 1 }, 3],
    ['and the rest for the other', { food: 1, delivery: 5, service: 5 }, 3],
    ['half a star is rounded up', { food: 4, delivery: 5, service: 5 }, 5],
    ['and less than half down', { food: 5, delivery: 4, service: 3 }, 4],
    ['a quarter is less than half', { food: 4, delivery: 4, service: 5 }, 4],
    [
      'nothing was delivered: service is the other half',
      { food: 2, delivery: null, service: 5 },
      4,
    ],
    ['good food, poor service at the counter', { food: 5, delivery: null, service: 2 }, 4],
  ] as const)('%s', (_case, ratings, expected) => {
    expect(overallStars(ratings)).toBe(expected)
  })

  test('lie between the worst and the best part', () => {
    fc.assert(
      fc.property(stars, fc.option(stars), stars, (food, delivery, service) => {
        const given = [food, service, ...(delivery === null ? [] : [delivery])]
        const overall = overallStars({ food, delivery, service })
        return overall >= Math.min(...given) && overall <= Math.max(...given)
      }),
    )
  })
})
