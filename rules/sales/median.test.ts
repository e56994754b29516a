import { expect, it } from 'vitest'
import { medianOf } from './median.ts'

it.each([
  [[], null],
  [[[7, 0]], null],
  [[[7, 1]], 7],
  [
    [
      [9, 1],
      [3, 1],
    ],
    3,
  ],
  [
    [
      [30, 2],
      [10, 1],
      [20, 2],
    ],
    20,
  ],
  [
    [
      [1, 1],
      [60, 3],
    ],
    60,
  ],
] as [number[][], number | null][])('the median of %j is %s', (pairs, median) => {
  expect(medianOf(pairs.map(([value = 0, count = 0]) => ({ value, count })))).toBe(median)
})
