import fc from 'fast-check'
import type { CartToDiscount } from '#rules/discount/check-discount.ts'
import type { DiscountCustomer, DiscountTerms } from '#rules/discount/discount-terms.ts'

/** Ten per cent for everyone and everything. */
export const TEN_PER_CENT: DiscountTerms = {
  id: 'ten',
  code: 'TUCK10',
  storeId: null,
  fundedBy: 'marketplace',
  kind: 'percentage',
  percent: 10,
  amountPence: null,
  capPence: null,
  minimumPence: 0,
  startsAt: null,
  endsAt: null,
  endedAt: null,
  service: null,
  weekdays: null,
  productIds: null,
  isForSomeAccounts: false,
  totalLimit: null,
  perCustomerLimit: null,
  budgetPence: null,
  loyalty: null,
}

/** A Friday evening in May: £12.00 of pizza and £4.55 of bread, brought for £2.99. */
export const CART: CartToDiscount = {
  storeId: 'here',
  service: 'delivery',
  now: new Date('2026-05-15T18:00:00Z'),
  handOverAt: new Date('2026-05-15T18:00:00Z'),
  lines: [
    { productId: 'pizza', linePence: 1200, isAvailable: true },
    { productId: 'bread', linePence: 455, isAvailable: true },
  ],
  subtotalPence: 1655,
  deliveryFeePence: 299,
  isDeliveryFeeKnown: true,
}

export const GUEST: DiscountCustomer = {
  isLoggedIn: false,
  isChosen: false,
  stamps: 0,
  used: 0,
  usedByCustomer: 0,
  spentPence: 0,
}

const productIds = ['pizza', 'bread', 'beer', 'chips']
const aWhile = fc
  .integer({ min: -3, max: 3 })
  .map((days) => new Date(+CART.now + days * 86_400_000))
const orNull = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: null, freq: 2 })

const ofKind = fc.oneof(
  fc.record({
    kind: fc.constant('percentage' as const),
    percent: fc.integer({ min: 1, max: 100_000 }).map((thousandths) => thousandths / 1000),
    amountPence: fc.constant(null),
    capPence: orNull(fc.integer({ min: 1, max: 2000 })),
  }),
  fc.record({
    kind: fc.constant('fixed' as const),
    percent: fc.constant(null),
    amountPence: fc.integer({ min: 1, max: 5000 }),
    capPence: fc.constant(null),
  }),
  fc.record({
    kind: fc.constant('freeDelivery' as const),
    percent: fc.constant(null),
    amountPence: fc.constant(null),
    capPence: fc.constant(null),
  }),
)

/** Any terms, of which many apply to any cart. */
export const anyTerms: fc.Arbitrary<DiscountTerms> = fc
  .tuple(
    ofKind,
    fc.record({
      id: fc.uuid(),
      code: fc.constantFrom(null, 'TUCK10'),
      storeId: fc.constantFrom(null, null, 'here', 'elsewhere'),
      fundedBy: fc.constantFrom('store', 'marketplace'),
      minimumPence: fc.constantFrom(0, 0, 500, 1500, 3000),
      startsAt: orNull(aWhile),
      endsAt: orNull(aWhile),
      endedAt: fc.constantFrom(null, null, null, CART.now),
      service: fc.constantFrom(null, null, 'delivery' as const, 'collection' as const),
      weekdays: orNull(
        fc.uniqueArray(fc.constantFrom(1, 2, 3, 4, 5, 6, 7), { minLength: 1, maxLength: 7 }),
      ),
      productIds: orNull(fc.subarray(productIds).map((ids) => new Set(ids))),
      isForSomeAccounts: fc.constantFrom(false, false, true),
      totalLimit: orNull(fc.integer({ min: 1, max: 3 })),
      perCustomerLimit: orNull(fc.integer({ min: 1, max: 3 })),
      budgetPence: orNull(fc.integer({ min: 1, max: 9000 })),
      loyalty: orNull(
        fc.record({ orders: fc.integer({ min: 1, max: 5 }), minimumSpendPence: fc.nat(2000) }),
      ),
    }),
  )
  .map(([kind, rest]) => ({ ...rest, ...kind }))

const anyLine = fc.record({
  productId: fc.constantFrom(...productIds),
  linePence: fc.nat(9000),
  isAvailable: fc.constantFrom(true, true, true, false),
})

export const anyCart: fc.Arbitrary<CartToDiscount> = fc
  .record({
    service: fc.constantFrom('delivery', 'collection'),
    handOverAt: aWhile,
    lines: fc
      .array(anyLine, { maxLength: 6 })
      .map((lines) =>
        lines.map((line) => ({ ...line, linePence: line.isAvailable ? line.linePence : 0 })),
      ),
    feePence: fc.constantFrom(0, 199, 399),
    isDeliveryFeeKnown: fc.boolean(),
  })
  .map(({ feePence, ...cart }) => ({
    storeId: 'here',
    now: CART.now,
    ...cart,
    subtotalPence: cart.lines.reduce((total, { linePence }) => total + linePence, 0),
    deliveryFeePence: cart.service === 'delivery' && cart.isDeliveryFeeKnown ? feePence : 0,
  }))

export const anyCustomer: fc.Arbitrary<DiscountCustomer> = fc.record({
  isLoggedIn: fc.boolean(),
  isChosen: fc.boolean(),
  stamps: fc.nat(6),
  used: fc.nat(4),
  usedByCustomer: fc.nat(4),
  spentPence: fc.nat(9000),
})
