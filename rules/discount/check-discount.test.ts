import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { londonInstant } from '#rules/time/london.ts'
import { checkDiscount, type CartToDiscount, type DiscountRefusal } from './check-discount.ts'
import { ANY_CUSTOMER, needsCustomer } from './discount-terms.ts'
import type { DiscountCustomer, DiscountTerms } from './discount-terms.ts'
import { anyCart, anyCustomer, anyTerms, CART, GUEST, TEN_PER_CENT } from './testing/terms.ts'

const ada: DiscountCustomer = { ...GUEST, isLoggedIn: true }
const { now } = CART
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

const check = (
  terms: Partial<DiscountTerms>,
  cart: Partial<CartToDiscount> = {},
  customer: DiscountCustomer = GUEST,
) => checkDiscount({ ...TEN_PER_CENT, ...terms }, { ...CART, ...cart }, customer)
const effect = (...given: Parameters<typeof check>) => {
  const verdict = check(...given)
  if ('refused' in verdict) throw new Error(verdict.refused.reason)
  return verdict.applies
}
const amount = (...given: Parameters<typeof check>) => effect(...given).amountPence
const refusal = (...given: Parameters<typeof check>): DiscountRefusal | null => {
  const verdict = check(...given)
  return 'refused' in verdict ? verdict.refused : null
}

describe('takes off', () => {
  const fixed = { kind: 'fixed' as const, percent: null }
  const free = { kind: 'freeDelivery' as const, percent: null }
  const chips = new Set(['bread', 'chips'])
  test.each<[string, Partial<DiscountTerms>, Partial<CartToDiscount>, number]>([
    ['a percentage, rounded down', {}, {}, 165],
    ['a percentage in thousandths, exactly', { percent: 12.345 }, { subtotalPence: 1655 }, 204],
    ['a percentage that floats cannot hold', { percent: 0.07 }, linesOf(10_000), 7],
    ['everything at 100 per cent', { percent: 100 }, {}, 1655],
    ['no more than the cap', { capPence: 150 }, {}, 150],
    ['less than the cap', { capPence: 166 }, {}, 165],
    ['a fixed amount', { ...fixed, amountPence: 300 }, {}, 300],
    ['a fixed amount up to the lines', { ...fixed, amountPence: 9999 }, {}, 1655],
    ['a percentage of its products', { productIds: chips }, {}, 45],
    [
      'a fixed amount up to its products',
      { ...fixed, amountPence: 900, productIds: chips },
      {},
      455,
    ],
    ['the delivery fee', free, {}, 299],
    [
      'nothing of a fee that is not known',
      free,
      { deliveryFeePence: 0, isDeliveryFeeKnown: false },
      0,
    ],
    ['nothing of nothing', {}, { lines: [], subtotalPence: 0 }, 0],
  ])('%s', (_title, terms, cart, amountPence) => {
    expect(amount(terms, cart)).toBe(amountPence)
  })

  test('from eligible lines that can be ordered', () => {
    const lines = CART.lines.map((line) => ({ ...line, isAvailable: line.productId !== 'pizza' }))
    const both = new Set(['pizza', 'bread'])
    expect(effect({ productIds: both }, { lines })).toEqual({
      amountPence: 45,
      appliesTo: 'lines',
      eligibleLines: [1],
    })
    expect(effect({}).eligibleLines).toBe('all')
    expect(effect(free)).toEqual({ amountPence: 299, appliesTo: 'delivery', eligibleLines: 'all' })
  })
})

function linesOf(linePence: number): Partial<CartToDiscount> {
  const lines = [{ productId: 'pizza', linePence, isAvailable: true }]
  return { lines, subtotalPence: linePence }
}

describe('is refused', () => {
  test.each<[string, Partial<DiscountTerms>, Partial<CartToDiscount>, DiscountRefusal | null]>([
    ['of another store', { storeId: 'elsewhere' }, {}, { reason: 'notValid' }],
    ['but not of its own', { storeId: 'here' }, {}, null],
    ['before it begins', { startsAt: minutesLater(1) }, {}, { reason: 'notValid' }],
    ['but not as it begins', { startsAt: now }, {}, null],
    ['when it is withdrawn', { endedAt: now }, {}, { reason: 'notValid' }],
    ['but not just before', { endedAt: minutesLater(1) }, {}, null],
    ['when it ends', { endsAt: now }, {}, { reason: 'expired' }],
    ['but not just before it ends', { endsAt: minutesLater(1) }, {}, null],
    [
      'for collection when it is for deliveries',
      { service: 'delivery' },
      { service: 'collection' },
      { reason: 'deliveryOnly' },
    ],
    [
      'for collection when it is free delivery',
      { kind: 'freeDelivery', percent: null },
      { service: 'collection' },
      { reason: 'deliveryOnly' },
    ],
    [
      'for a delivery when it is for collections',
      { service: 'collection' },
      {},
      { reason: 'collectionOnly' },
    ],
    ['but not for its service', { service: 'delivery' }, {}, null],
    ['nor for a collection when it is for both', {}, { service: 'collection' }, null],
    [
      'on another day',
      { weekdays: [7, 1] },
      {},
      { reason: 'otherDays', today: 5, allowedDays: [1, 7] },
    ],
    ['but not on its day', { weekdays: [5] }, {}, null],
    [
      'without its products',
      { productIds: new Set(['chips', 'beer']) },
      {},
      { reason: 'otherProducts', productIds: ['chips', 'beer'] },
    ],
    [
      'below the minimum',
      { minimumPence: 1656 },
      {},
      { reason: 'belowMinimum', minimumPence: 1656, missingPence: 1 },
    ],
    ['but not at the minimum', { minimumPence: 1655 }, {}, null],
    [
      'of the whole basket, not of its products',
      { minimumPence: 1655, productIds: new Set(['bread']) },
      {},
      null,
    ],
    [
      'of a delivery that is free already',
      { kind: 'freeDelivery', percent: null },
      { deliveryFeePence: 0 },
      { reason: 'savesNothing', isDeliveryFree: true },
    ],
    [
      'that comes to less than a penny',
      { percent: 0.05 },
      {},
      { reason: 'savesNothing', isDeliveryFree: false },
    ],
    ['but not at a penny', { percent: 0.061 }, {}, null],
  ])('%s', (_title, terms, cart, expected) => {
    expect(refusal(terms, cart)).toEqual(expected)
  })

  const chosen = { isForSomeAccounts: true }
  const stamps = { loyalty: { orders: 5, minimumSpendPence: 1500 } }
  const reason = 'tooFewStamps'
  const card = { reason, minimumOrders: 5, minimumSpendPence: 1500 } as const
  const usedUp = { reason: 'usedUp' } as const
  const others = 'otherCustomers'
  test.each<[string, Partial<DiscountTerms>, DiscountCustomer, DiscountRefusal | null]>([
    ['to others', chosen, ada, { reason: others, isLogInNeeded: false }],
    ['to a guest, with the way in', chosen, GUEST, { reason: others, isLogInNeeded: true }],
    ['but not to whom it is for', chosen, { ...ada, isChosen: true }, null],
    ['without stamps', stamps, ada, { ...card, ordersLeft: 5, isLogInNeeded: false }],
    [
      'a stamp short',
      stamps,
      { ...ada, stamps: 4 },
      { ...card, ordersLeft: 1, isLogInNeeded: false },
    ],
    ['but not with a full card', stamps, { ...ada, stamps: 5 }, null],
    [
      'to a guest, who has no card',
      stamps,
      { ...GUEST, stamps: 9 },
      { ...card, ordersLeft: 5, isLogInNeeded: true },
    ],
    ['when it is used up', { totalLimit: 10 }, { ...GUEST, used: 10 }, usedUp],
    ['but not the last time', { totalLimit: 10 }, { ...GUEST, used: 9 }, null],
    [
      'when the customer has had it',
      { perCustomerLimit: 1 },
      { ...ada, usedByCustomer: 1 },
      usedUp,
    ],
    ['but not because others had', { perCustomerLimit: 1 }, { ...ada, used: 99 }, null],
    ['when its budget is spent', { budgetPence: 500 }, { ...GUEST, spentPence: 500 }, usedUp],
    ['when too little is left', { budgetPence: 500 }, { ...GUEST, spentPence: 336 }, usedUp],
    ['but not by the last of it', { budgetPence: 500 }, { ...GUEST, spentPence: 335 }, null],
  ])('%s', (_title, terms, customer, expected) => {
    expect(refusal(terms, {}, customer)).toEqual(expected)
  })

  test('by the first reason in its order', () => {
    const wrong: [Partial<DiscountTerms>, DiscountRefusal['reason']][] = [
      [{ storeId: 'elsewhere' }, 'notValid'],
      [{ endsAt: now }, 'expired'],
      [{ isForSomeAccounts: true }, 'otherCustomers'],
      [{ service: 'collection' }, 'collectionOnly'],
      [{ weekdays: [1] }, 'otherDays'],
      [{ productIds: new Set() }, 'otherProducts'],
      [stamps, 'tooFewStamps'],
      [{ totalLimit: 1 }, 'usedUp'],
      [{ minimumPence: 9999 }, 'belowMinimum'],
    ]
    const usedOnce = { ...GUEST, used: 1 }
    for (const [index, [, expected]] of wrong.entries()) {
      const terms = wrong.slice(index).map(([each]) => each)
      expect(refusal(Object.assign({}, ...terms), {}, usedOnce)?.reason).toBe(expected)
    }
  })
})

describe('its day is London’s, of the hand-over', () => {
  const sunday = { weekdays: [7 as const] }
  test.each([
    ['the last minute of a Sunday in summer', londonInstant('2026-05-17', 1439), true],
    ['midnight, though it is Sunday in Greenwich', londonInstant('2026-05-18', 0), false],
    ['the first minute of a Sunday, though it is Saturday', londonInstant('2026-05-17', 0), true],
    ['the last minute of a Sunday in winter', londonInstant('2026-12-06', 1439), true],
    ['the last hour before the clocks go forward', londonInstant('2026-03-29', 59), true],
    ['the hour after they went', londonInstant('2026-03-29', 120), true],
    ['the last minute of the day of 23 hours', londonInstant('2026-03-29', 1439), true],
    ['the midnight that ends it', londonInstant('2026-03-30', 0), false],
    ['the hour before the clocks go back', londonInstant('2026-10-25', 60, 'earlier'), true],
    ['the same hour again', londonInstant('2026-10-25', 60, 'later'), true],
    ['the last minute of the day of 25 hours', londonInstant('2026-10-25', 1439), true],
    ['the midnight that ends that', londonInstant('2026-10-26', 0), false],
  ])('%s', (_title, handOverAt, isSunday) => {
    expect(refusal(sunday, { handOverAt }) === null).toBe(isSunday)
  })
})

describe('whatever the terms, the cart and the customer', () => {
  test('it takes off whole pence, at most the price of what it applies to', () => {
    fc.assert(
      fc.property(anyTerms, anyCart, anyCustomer, (terms, cart, customer) => {
        const verdict = checkDiscount(terms, cart, customer)
        if ('refused' in verdict) return
        const { amountPence, appliesTo, eligibleLines } = verdict.applies
        const eligible = cart.lines.filter(
          (_line, index) => eligibleLines === 'all' || eligibleLines.includes(index),
        )
        const maximum =
          appliesTo === 'delivery'
            ? cart.deliveryFeePence
            : eligible.reduce((total, { linePence }) => total + linePence, 0)
        expect(Number.isInteger(amountPence)).toBe(true)
        expect(amountPence).toBeGreaterThanOrEqual(0)
        expect(amountPence).toBeLessThanOrEqual(maximum)
        expect(amountPence).toBeLessThanOrEqual(terms.capPence ?? Infinity)
      }),
    )
  })

  test('it is the same in any order of the lines', () => {
    fc.assert(
      fc.property(anyTerms, anyCart, anyCustomer, (terms, cart, customer) => {
        const turned = { ...cart, lines: cart.lines.toReversed() }
        const [one, other] = [cart, turned].map((each) => checkDiscount(terms, each, customer))
        const reasonOf = (verdict = one) =>
          verdict && ('refused' in verdict ? verdict.refused : verdict.applies.amountPence)
        expect(reasonOf(one)).toEqual(reasonOf(other))
      }),
    )
  })

  test('terms without conditions about the customer answer every customer the same', () => {
    fc.assert(
      fc.property(anyTerms, anyCart, anyCustomer, (terms, cart, customer) => {
        fc.pre(!needsCustomer(terms))
        expect(checkDiscount(terms, cart, customer)).toEqual(
          checkDiscount(terms, cart, ANY_CUSTOMER),
        )
      }),
    )
  })

  test('what is for some accounts is not refused to any customer', () => {
    expect(refusal({ isForSomeAccounts: true }, {}, ANY_CUSTOMER)).toBeNull()
  })

  test('what is refused to any customer is refused to each', () => {
    fc.assert(
      fc.property(anyTerms, anyCart, anyCustomer, (terms, cart, customer) => {
        const whoever = { ...ANY_CUSTOMER, isLoggedIn: customer.isLoggedIn }
        if ('refused' in checkDiscount(terms, cart, whoever))
          expect(checkDiscount(terms, cart, customer)).toHaveProperty('refused')
      }),
    )
  })
})
