import { describe, expect, test } from 'vitest'
import {
  discountState,
  mayChangeDiscount,
  mayStopDiscount,
  type DiscountState,
} from './discount-state.ts'
import type { DiscountTerms } from './discount-terms.ts'
import { CART, TEN_PER_CENT } from './testing/terms.ts'

const { now } = CART
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const unused = { used: 0, spentPence: 0 }

test.each<[string, Partial<DiscountTerms>, DiscountState]>([
  ['without dates', {}, 'running'],
  ['from now on', { startsAt: now }, 'running'],
  ['from a minute on', { startsAt: inMinutes(1) }, 'scheduled'],
  ['until a minute from now', { endsAt: inMinutes(1) }, 'running'],
  ['until now', { endsAt: now }, 'ended'],
  ['that was stopped', { endedAt: now }, 'stopped'],
  ['that was stopped before it started', { startsAt: inMinutes(9), endedAt: now }, 'stopped'],
  ['that was stopped before its end', { endsAt: inMinutes(9), endedAt: now }, 'stopped'],
  [
    'that was stopped and whose end has passed since',
    { endsAt: inMinutes(-1), endedAt: inMinutes(-9) },
    'stopped',
  ],
  [
    'whose code another one got after its end',
    { endsAt: inMinutes(-9), endedAt: inMinutes(-9) },
    'ended',
  ],
])('a discount %s', (_title, terms, state) => {
  expect(discountState({ ...TEN_PER_CENT, ...terms }, unused, now)).toBe(state)
})

test('a discount that is used up has ended', () => {
  const limited = { ...TEN_PER_CENT, totalLimit: 1, startsAt: inMinutes(1) }
  expect(discountState(limited, { used: 1, spentPence: 100 }, now)).toBe('ended')
})

describe('a discount', () => {
  const own = { madeBy: 'store', fundedBy: 'store' } as const
  const agreed = { madeBy: 'marketplace', fundedBy: 'store' } as const
  const given = { madeBy: 'marketplace', fundedBy: 'marketplace' } as const
  test.each([
    ['of a store', own, 'store', true, true],
    ['of a store', own, 'marketplace', false, false],
    ['that the marketplace made and a store pays for', agreed, 'store', false, true],
    ['that the marketplace made and a store pays for', agreed, 'marketplace', true, true],
    ['of the marketplace', given, 'store', false, false],
    ['of the marketplace', given, 'marketplace', true, true],
  ] as const)('%s %j: by the %s', (_title, discount, who, mayChange, mayStop) => {
    expect(mayChangeDiscount(who, discount)).toBe(mayChange)
    expect(mayStopDiscount(who, discount)).toBe(mayStop)
  })
})
