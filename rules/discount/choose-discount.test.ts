import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chooseDiscount, type DiscountCandidate } from './check-discount.ts'

const candidate = (
  id: string,
  amountPence: number,
  given: Partial<DiscountCandidate['terms']> = {},
): DiscountCandidate => ({
  terms: { id, code: null, fundedBy: 'store', ...given },
  effect: { amountPence, appliesTo: 'lines', eligibleLines: 'all' },
})
const code = { code: 'TUCK10' }
const welcome = { code: 'WELCOME5' }
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

describe('of several codes', () => {
  const small = candidate('s', 196, code)
  const large = candidate('l', 500, welcome)
  const unknown = candidate('u', 0, { code: 'FREEWHEEL' })
  const [offer, larger] = [candidate('o', 300), candidate('p', 600)]
  test.each<[string, DiscountCandidate[], string | null, string, string, string, string[]]>([
    ['the best counts', [small, large], null, 'l', 'best', 'WELCOME5', ['TUCK10']],
    [
      'a chosen one goes before it',
      [small, large],
      'TUCK10',
      's',
      'chosen',
      'TUCK10',
      ['WELCOME5'],
    ],
    [
      'the best chosen is chosen',
      [small, large],
      'WELCOME5',
      'l',
      'chosen',
      'WELCOME5',
      ['TUCK10'],
    ],
    [
      'one that does not apply is not chosen',
      [large, small],
      'HALF',
      'l',
      'best',
      'WELCOME5',
      ['TUCK10'],
    ],
    ['a chosen one alone is no choice', [small], 'TUCK10', 's', 'onlyOne', 'TUCK10', []],
    [
      'none that is unknown goes before one that saves',
      [unknown, small],
      null,
      's',
      'best',
      'TUCK10',
      ['FREEWHEEL'],
    ],
    [
      'one that is unknown may be chosen',
      [unknown, small],
      'FREEWHEEL',
      'u',
      'chosen',
      'FREEWHEEL',
      ['TUCK10'],
    ],
    ['the best beats an offer', [small, large, offer], null, 'l', 'best', 'WELCOME5', ['TUCK10']],
    [
      'an offer beats a chosen one',
      [small, large, offer],
      'TUCK10',
      'o',
      'betterThanCode',
      'TUCK10',
      [],
    ],
    [
      'an offer may beat them all',
      [small, large, larger],
      null,
      'p',
      'betterThanCode',
      'WELCOME5',
      [],
    ],
  ])('%s', (_title, candidates, chosenCode, id, reason, shownCode, others) => {
    const choice = chooseDiscount(candidates, chosenCode)
    expect(choice?.chosen.terms.id).toBe(id)
    expect(choice).toMatchObject({ reason, code: shownCode })
    expect(choice?.otherCodes.map(({ terms }) => terms.code)).toEqual(others)
    expect(chooseDiscount(candidates.toReversed(), chosenCode)).toEqual(choice)
  })

  test('what counts is never worth less than any code, unless one was chosen over it', () => {
    const codes = ['A', 'B', 'C', null]
    const candidates = fc.uniqueArray(
      fc
        .record({ id: fc.uuid(), amountPence: fc.nat(3), code: fc.constantFrom(...codes) })
        .map(({ id, amountPence, code: of }) => candidate(id, amountPence, { code: of })),
      { maxLength: 6, selector: ({ terms }) => terms.code ?? terms.id },
    )
    fc.assert(
      fc.property(candidates, fc.constantFrom(...codes), (given, chosenCode) => {
        const choice = chooseDiscount(given, chosenCode)
        const isChosen = choice?.code === chosenCode && chosenCode !== null
        const enough = given.filter(({ terms }) => !isChosen || terms.code === chosenCode)
        const maximum = Math.max(0, ...enough.map(({ effect }) => effect.amountPence))
        expect(choice?.chosen.effect.amountPence ?? 0).toBeGreaterThanOrEqual(maximum)
        for (const { terms } of choice?.otherCodes ?? []) expect(terms.code).not.toBe(choice?.code)
      }),
    )
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
      const limit = Math.max(0, ...given.map(({ effect }) => effect.amountPence))
      expect(choice?.chosen.effect.amountPence ?? 0).toBe(limit)
      expect(chooseDiscount(given.toReversed())).toEqual(choice)
    }),
  )
})
