import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chooseDiscount, type DiscountCandidate } from './choose-discount.ts'

const candidate = (
  id: string,
  amountPence: number,
  given: Partial<DiscountCandidate['terms']> = {},
): DiscountCandidate => ({
  terms: { id, code: null, fundedBy: 'store', ...given },
  effect: { amountPence, appliesTo: 'lines', eligibleLines: 'all' },
})
const code = { code: 'TUCK10' }
const ours = { fundedBy: 'marketplace' as const }

describe('of several discounts', () => {
  test.each<[string, DiscountCandidate[], string | null, string | undefined]>([
    ['none is none', [], null, undefined],
    ['the only one counts', [candidate('a', 5)], 'a', 'onlyOne'],
    ['the code alone counts', [candidate('a', 5, code)], 'a', 'onlyOne'],
    ['the larger offer counts', [candidate('a', 5), candidate('b', 6)], 'b', 'best'],
    [
      'an offer may beat the code',
      [candidate('a', 5, code), candidate('b', 6)],
      'b',
      'betterThanCode',
    ],
    ['the code may beat an offer', [candidate('b', 5), candidate('a', 6, code)], 'a', 'best'],
    ['the code goes first of equals', [candidate('a', 5), candidate('b', 5, code)], 'b', 'best'],
    ['then what the store does not pay', [candidate('a', 5), candidate('b', 5, ours)], 'b', 'best'],
    ['then the lower id', [candidate('b', 5), candidate('a', 5)], 'a', 'best'],
    ['an offer of nothing is none', [candidate('a', 0)], null, undefined],
    ['a code of nothing is kept', [candidate('a', 0, code)], 'a', 'onlyOne'],
    [
      'but is beaten by a penny',
      [candidate('a', 0, code), candidate('b', 1)],
      'b',
      'betterThanCode',
    ],
    [
      'and beats an offer of nothing alone',
      [candidate('a', 0), candidate('b', 0, code)],
      'b',
      'onlyOne',
    ],
  ])('%s', (_title, candidates, id, reason) => {
    const choice = chooseDiscount(candidates)
    expect(choice?.chosen.terms.id ?? null).toBe(id)
    expect(choice?.reason).toBe(reason)
    expect(chooseDiscount(candidates.toReversed())).toEqual(choice)
  })
})

test('the one that counts takes off most, in whichever order they come', () => {
  const candidates = fc.array(
    fc
      .record({
        id: fc.uuid(),
        amountPence: fc.nat(5),
        fundedBy: fc.constantFrom('store', 'marketplace'),
      })
      .map(({ id, amountPence, fundedBy }) => candidate(id, amountPence, { fundedBy })),
    { maxLength: 6 },
  )
  fc.assert(
    fc.property(candidates, (given) => {
      const choice = chooseDiscount(given)
      const most = Math.max(0, ...given.map(({ effect }) => effect.amountPence))
      expect(choice?.chosen.effect.amountPence ?? 0).toBe(most)
      expect(chooseDiscount(given.toReversed())).toEqual(choice)
    }),
  )
})
