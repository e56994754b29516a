import { describe, expect, test } from 'vitest'
import {
  brokenPromises,
  discountFaults,
  isPromised,
  type DiscountDraft,
} from './discount-faults.ts'
import { CART, TEN_PER_CENT } from './testing/terms.ts'

const { now } = CART
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const draft: DiscountDraft = { ...TEN_PER_CENT, name: 'Ten per cent', isAdvertised: true }
const fixed = { kind: 'fixed', percent: null } as const
const free = { kind: 'freeDelivery', percent: null } as const

const faultsOf = (change: Partial<DiscountDraft>, uses = { used: 0, spentPence: 0 }) =>
  discountFaults({ ...draft, ...change }, { now, uses }).map(
    ({ field, fault }) => `${field} ${fault}`,
  )

describe('a discount is right', () => {
  test.each<[string, Partial<DiscountDraft>]>([
    ['with a percentage', {}],
    ['with thousandths of a per cent', { percent: 12.345 }],
    ['with everything off', { percent: 100, capPence: 500 }],
    ['with an amount', { ...fixed, amountPence: 500 }],
    ['with free delivery', { ...free, service: 'delivery' }],
    ['without a code', { code: null }],
    ['with a code in small letters', { code: 'tuck 10' }],
    ['that ends in a minute', { endsAt: inMinutes(1) }],
    ['that starts and ends later', { startsAt: inMinutes(1), endsAt: inMinutes(2) }],
    ['with a budget for one order', { ...fixed, amountPence: 500, budgetPence: 500 }],
  ])('%s', (_title, change) => {
    expect(faultsOf(change)).toEqual([])
  })
})

describe('a discount is wrong', () => {
  test.each<[string, Partial<DiscountDraft>, string[]]>([
    ['without its percentage', { percent: null }, ['percent missing']],
    ['with nothing off', { percent: 0 }, ['percent tooFew']],
    ['with more than everything off', { percent: 100.001 }, ['percent tooMany']],
    ['with less than a thousandth', { percent: 0.0005 }, ['percent invalid']],
    ['with a percentage and an amount', { amountPence: 1 }, ['amountPence invalid']],
    ['without its amount', fixed, ['amountPence missing']],
    [
      'with an amount and what belongs to a percentage',
      { kind: 'fixed', amountPence: 500, capPence: 1 },
      ['percent invalid', 'capPence invalid'],
    ],
    ['with free delivery of collections', { ...free, service: 'collection' }, ['service invalid']],
    ['with a code that nobody can type', { code: '£££' }, ['code invalid']],
    ['with a code of two letters', { code: 'ab' }, ['code tooFew']],
    ['that has ended', { endsAt: now }, ['endsAt hasPassed']],
    [
      'that ends as it starts',
      { startsAt: inMinutes(1), endsAt: inMinutes(1) },
      ['endsAt notAscending'],
    ],
    [
      'with a budget for no order',
      { ...fixed, amountPence: 500, budgetPence: 499 },
      ['budgetPence tooFew'],
    ],
  ])('%s', (_title, change, faults) => {
    expect(faultsOf(change)).toEqual(faults)
  })

  test('with limits that are reached already', () => {
    const limits = { totalLimit: 2, budgetPence: 500 }
    expect(faultsOf(limits, { used: 2, spentPence: 450 })).toEqual([
      'totalLimit tooFew',
      'budgetPence tooFew',
    ])
    expect(faultsOf(limits, { used: 1, spentPence: 400 })).toEqual([])
  })
})

describe('somebody relies on a discount', () => {
  const loyalty = { orders: 5, minimumSpendPence: 0 }
  test.each([
    ['that was used', {}, 1, true],
    ['that nobody used', {}, 0, false],
    ['with stamps that are collected', { loyalty }, 0, true],
    ['with stamps since now', { loyalty, startsAt: now }, 0, true],
    ['with stamps from a minute on', { loyalty, startsAt: inMinutes(1) }, 0, false],
  ])('%s', (_title, terms, used, expected) => {
    const uses = { used, spentPence: 0 }
    expect(isPromised({ ...TEN_PER_CENT, ...terms }, uses, now)).toBe(expected)
  })
})

describe('a promise', () => {
  const before: DiscountDraft = {
    ...draft,
    weekdays: [1, 2],
    productIds: new Set(['a', 'b']),
    loyalty: { orders: 5, minimumSpendPence: 100 },
    endsAt: inMinutes(60),
    totalLimit: 10,
    perCustomerLimit: 1,
    budgetPence: 5000,
  }
  const broken = (change: Partial<DiscountDraft>) =>
    brokenPromises(before, { ...before, ...change }).map(({ field }) => field)

  test.each<[string, Partial<DiscountDraft>]>([
    ['nothing', {}],
    ['another name, and whether it is shown', { name: 'Tenth', isAdvertised: false }],
    [
      'the same days and products in another order',
      {
        weekdays: [2, 1],
        productIds: new Set(['b', 'a']),
      },
    ],
    [
      'a later end and higher limits',
      {
        endsAt: inMinutes(61),
        totalLimit: 11,
        perCustomerLimit: 2,
        budgetPence: 5001,
      },
    ],
    [
      'no end and no limits',
      {
        endsAt: null,
        totalLimit: null,
        perCustomerLimit: null,
        budgetPence: null,
      },
    ],
  ])('is not broken by %s', (_title, change) => {
    expect(broken(change)).toEqual([])
  })

  test.each<[Partial<DiscountDraft>]>([
    [{ code: 'OTHER' }],
    [{ kind: 'fixed' }],
    [{ percent: 11 }],
    [{ amountPence: 1 }],
    [{ capPence: 999 }],
    [{ minimumPence: 1 }],
    [{ startsAt: now }],
    [{ service: 'delivery' }],
    [{ weekdays: [1] }],
    [{ productIds: null }],
    [{ productIds: new Set(['a']) }],
    [{ loyalty: { orders: 4, minimumSpendPence: 100 } }],
    [{ endsAt: inMinutes(59) }],
    [{ totalLimit: 9 }],
    [{ perCustomerLimit: 0 }],
    [{ budgetPence: 4999 }],
  ])('is broken by %j', (change) => {
    expect(broken(change)).toEqual(Object.keys(change))
  })

  test('is broken by a limit where there was none', () => {
    expect(brokenPromises(draft, { ...draft, totalLimit: 9 })).toEqual([
      { field: 'totalLimit', fault: 'promised' },
    ])
  })
})
