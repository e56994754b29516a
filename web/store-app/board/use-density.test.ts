import { expect, test } from 'vitest'
import { densityOf } from './use-density.ts'

test.each([
  [3, 'large', 'large'],
  [4, 'large', 'compact'],
  [3, 'compact', 'compact'],
  [2, 'compact', 'compact'],
  [1, 'compact', 'large'],
  [0, 'compact', 'large'],
] as const)('with %i orders waiting, %s cards are %s', (waiting, before, after) => {
  expect(densityOf(waiting, before)).toBe(after)
})
