import { describe, expect, it } from 'vitest'
import { LIST_SORTS, listRank, type ListSort, type OrderedStore } from './list-order.ts'

const plain: OrderedStore = {
  rating: { average: 4.2, count: 100 },
  distanceMiles: 1,
  minutes: 40,
  opensAtMinute: null,
  deliveryFeePence: 200,
  minimumOrderPence: 1200,
}

type Named = [string, Partial<OrderedStore>]
const near: Named = ['near', { distanceMiles: 0.2 }]
const loved: Named = ['loved', { rating: { average: 4.9, count: 800 }, distanceMiles: 2.4 }]
const oneVote: Named = ['one vote', { rating: { average: 5, count: 1 } }]
const quick: Named = ['quick', { minutes: 20, distanceMiles: 3 }]
const later: Named = ['later', { minutes: null, opensAtMinute: 29_600_000 }]
const never: Named = ['never', { minutes: null, opensAtMinute: null }]
const free: Named = ['free', { deliveryFeePence: 0, distanceMiles: 3 }]
const byAddress: Named = ['by address', { deliveryFeePence: null }]
const small: Named = ['small orders', { minimumOrderPence: 0, distanceMiles: 3 }]

const cases: [ListSort, string, Named[]][] = [
  ['best-match', 'half a star is worth a mile', [near, oneVote, loved]],
  ['best-match', 'few votes move little', [oneVote, ['as good', {}]]],
  ['reviews', 'one vote of 5 is below hundreds of 4.9', [loved, oneVote, near]],
  ['distance', 'the nearest', [near, ['further', {}], loved]],
  ['delivery-time', 'those who cook now, then those who do soonest', [quick, near, later, never]],
  ['delivery-fee', 'the lowest, and the unknown last', [free, near, byAddress]],
  ['delivery-fee', 'of equal fees the better match', [near, ['further', {}]]],
  ['minimum', 'the lowest', [small, near]],
]

describe('the order of a list', () => {
  it.each(cases)('by %s: %s', (sort, _what, expected) => {
    const stores = expected.map(([name, facts]) => ({ name, ...plain, ...facts }))
    const sorted = stores.toReversed().sort((a, b) => listRank(sort, a) - listRank(sort, b))
    expect(sorted.map(({ name }) => name)).toEqual(expected.map(([name]) => name))
  })

  it.each(LIST_SORTS)('by %s is a finite number for every store', (sort) => {
    for (const [, facts] of [never, byAddress, loved])
      expect(Number.isFinite(listRank(sort, { ...plain, ...facts }))).toBe(true)
  })

  it('a match never outweighs a penny', () => {
    const far = { ...plain, distanceMiles: 500, deliveryFeePence: 199 }
    expect(listRank('delivery-fee', far)).toBeLessThan(listRank('delivery-fee', plain))
  })
})
