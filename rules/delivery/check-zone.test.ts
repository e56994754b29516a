import { expect, test } from 'vitest'
import { freePosition, zoneFaults, zoneLetter } from './check-zone.ts'

test.each([
  [1, 'A'],
  [2, 'B'],
  [26, 'Z'],
  [27, 'AA'],
  [52, 'AZ'],
  [53, 'BA'],
])('the zone at position %d is %s', (position, letter) => {
  expect(zoneLetter(position)).toBe(letter)
})

test.each([
  [[], 1],
  [[1, 2], 3],
  [[3, 1], 2],
])('beside positions %j the first free one is %d', (taken, position) => {
  expect(freePosition(taken)).toBe(position)
})

const zone = {
  prefixes: ['E8', 'N1 6'],
  radiusMiles: null,
  feeTiers: [{ fromPence: 0, feePence: 200 }],
  minimumOrderPence: 1000,
  minMinutes: 10,
  maxMinutes: 20,
}
const fee = (fromPence: number, feePence: number) => ({ fromPence, feePence })

test.each([
  ['nothing', {}, []],
  ['nothing of a radius alone', { prefixes: [], radiusMiles: 2 }, []],
  ['nothing of the same minutes', { minMinutes: 20 }, []],
  ['neither prefix nor radius', { prefixes: [] }, [{ code: 'noArea', index: 0 }]],
  ['a prefix of another zone', { prefixes: ['E8', 'E9'] }, [{ code: 'prefixTaken', index: 1 }]],
  ['the longest time first', { minMinutes: 21 }, [{ code: 'minutesNotAscending', index: 0 }]],
  [
    'a first tier above nothing',
    { feeTiers: [fee(500, 200)] },
    [{ code: 'FIRST_TIER_NOT_FROM_ZERO', index: 0 }],
  ],
  [
    'a fee that rises',
    { feeTiers: [fee(0, 200), fee(2000, 300)] },
    [{ code: 'FEE_RISES', index: 1 }],
  ],
  [
    'everything at once',
    { prefixes: ['E9'], feeTiers: [fee(0, 2), fee(0, 1)], maxMinutes: 5 },
    [
      { code: 'prefixTaken', index: 0 },
      { code: 'TIERS_NOT_ASCENDING', index: 1 },
      { code: 'minutesNotAscending', index: 0 },
    ],
  ],
])('is wrong: %s', (_what, change, faults) => {
  expect(zoneFaults({ ...zone, ...change }, [{ prefixes: ['E9'] }])).toEqual(faults)
})
