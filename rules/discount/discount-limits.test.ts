import { expect, test } from 'vitest'
import { isUsedUp, type LimitedTerms } from './discount-limits.ts'
import { TEN_PER_CENT } from './testing/terms.ts'

const fixed = { kind: 'fixed', percent: null, amountPence: 500 } as const
const free = { kind: 'freeDelivery', percent: null } as const

test.each<[string, Partial<LimitedTerms>, { used?: number; spentPence?: number }, boolean]>([
  ['without limits is never used up', {}, { used: 9999, spentPence: 999_999 }, false],
  ['has its last use', { totalLimit: 3 }, { used: 2 }, false],
  ['has no use left', { totalLimit: 3 }, { used: 3 }, true],
  ['has its whole budget', { budgetPence: 1000 }, {}, false],
  ['has just what a basket of £10 takes', { budgetPence: 1000 }, { spentPence: 900 }, false],
  ['has less than a basket of £10 takes', { budgetPence: 1000 }, { spentPence: 901 }, true],
  [
    'has less than a basket at its minimum takes',
    { budgetPence: 1000, minimumPence: 3000 },
    { spentPence: 701 },
    true,
  ],
  [
    'has what its cap takes',
    { budgetPence: 1000, minimumPence: 3000, capPence: 50 },
    { spentPence: 950 },
    false,
  ],
  ['has its amount once more', { ...fixed, budgetPence: 1000 }, { spentPence: 500 }, false],
  ['has less than its amount', { ...fixed, budgetPence: 1000 }, { spentPence: 501 }, true],
  ['has the fee of a short way', { ...free, budgetPence: 1000 }, { spentPence: 900 }, false],
  ['has less than any fee', { ...free, budgetPence: 1000 }, { spentPence: 901 }, true],
])('a discount that %s', (_title, terms, { used = 0, spentPence = 0 }, expected) => {
  expect(isUsedUp({ ...TEN_PER_CENT, ...terms }, { used, spentPence })).toBe(expected)
})
