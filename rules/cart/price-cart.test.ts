import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { priceCart } from './price-cart.ts'
import type { DiscountEffect } from '#rules/discount/check-discount.ts'
import type { CartToPrice } from './price-cart.ts'

const zone = {
  feeTiers: [
    { fromPence: 0, feePence: 299 },
    { fromPence: 2000, feePence: 0 },
  ],
}
const cart: CartToPrice = {
  lines: [
    { unitPricePence: 850, quantity: 1 },
    { unitPricePence: 300, quantity: 2 },
  ],
  service: 'delivery',
  zone,
  platformFee: { fixedPence: 50, percent: 0, capPence: null },
  bag: { pencePerBag: 10, bagsPerOrder: 1, noBagAllowed: true },
  noBag: false,
  tipPence: 0,
  discount: null,
}
const discount = (amountPence: number, rest: Partial<DiscountEffect> = {}): DiscountEffect => ({
  amountPence,
  appliesTo: 'lines',
  eligibleLines: 'all',
  ...rest,
})

test('a delivery is its lines, the delivery fee, the platform fee and the bag', () => {
  expect(priceCart(cart)).toEqual({
    lineTotalsPence: [850, 600],
    lineDiscountsPence: [0, 0],
    subtotalPence: 1450,
    discountPence: 0,
    deliveryFeePence: 299,
    platformFeePence: 50,
    plasticBagChargePence: 10,
    tipPence: 0,
    totalPence: 1809,
    isDeliveryFeeKnown: true,
  })
})

describe('fees', () => {
  test('collection has no delivery fee, even inside a zone', () => {
    const quote = priceCart({ ...cart, service: 'collection' })
    expect(quote).toMatchObject({ deliveryFeePence: 0, totalPence: 1510, isDeliveryFeeKnown: true })
  })

  test('a delivery without a zone says that its fee is not known', () => {
    const quote = priceCart({ ...cart, zone: null })
    expect(quote).toMatchObject({
      deliveryFeePence: 0,
      totalPence: 1510,
      isDeliveryFeeKnown: false,
    })
  })

  test('a large enough subtotal is delivered free, whatever the discount', () => {
    const lines = [{ unitPricePence: 1000, quantity: 2 }]
    expect(priceCart({ ...cart, lines, discount: discount(500) }).deliveryFeePence).toBe(0)
  })

  test('no bag, or none chosen yet, no charge', () => {
    expect(priceCart({ ...cart, noBag: true }).totalPence).toBe(1799)
    expect(priceCart({ ...cart, noBag: null }).totalPence).toBe(1799)
  })

  test.each([
    ['an empty cart', []],
    ['a cart with none of its only dish', [{ unitPricePence: 850, quantity: 0 }]],
  ])('%s costs nothing', (_title, lines) => {
    const quote = priceCart({ ...cart, lines, discount: discount(500) })
    expect(quote).toMatchObject({
      subtotalPence: 0,
      discountPence: 0,
      deliveryFeePence: 0,
      platformFeePence: 0,
      plasticBagChargePence: 0,
      totalPence: 0,
    })
  })
})

describe('a discount', () => {
  test.each([
    ['falls on the lines by their size', discount(100), [59, 41], 100],
    ['falls on eligible lines only', discount(100, { eligibleLines: [1] }), [0, 100], 100],
    ['never exceeds the eligible lines', discount(9999, { eligibleLines: [1] }), [0, 600], 600],
    [
      'counts a line that is named twice once',
      discount(9999, { eligibleLines: [1, 1] }),
      [0, 600],
      600,
    ],
    ['ignores lines that are not there', discount(500, { eligibleLines: [7] }), [0, 0], 0],
    ['never touches the fees', discount(9999), [850, 600], 1450],
    ['can waive the delivery fee', discount(9999, { appliesTo: 'delivery' }), [0, 0], 299],
    ['can lower the delivery fee', discount(100, { appliesTo: 'delivery' }), [0, 0], 100],
  ])('%s', (_title, given, lineDiscountsPence, discountPence) => {
    const quote = priceCart({ ...cart, discount: given })
    expect(quote).toMatchObject({
      lineDiscountsPence,
      discountPence,
      totalPence: 1809 - discountPence,
    })
    expect(quote.deliveryFeePence).toBe(299)
  })

  test('on delivery waives nothing when there is no fee', () => {
    const given = discount(299, { appliesTo: 'delivery' })
    expect(priceCart({ ...cart, service: 'collection', discount: given }).discountPence).toBe(0)
    expect(priceCart({ ...cart, zone: null, discount: given }).discountPence).toBe(0)
  })
})

describe('a tip', () => {
  test('is for the courier of a delivery, whole, on top of everything', () => {
    const tipped = priceCart({ ...cart, tipPence: 200, discount: discount(100_000) })
    const without = priceCart({ ...cart, discount: discount(100_000) })
    expect(tipped.tipPence).toBe(200)
    expect(tipped.totalPence).toBe(without.totalPence + 200)
  })

  test('is nothing for a collection and for an empty cart', () => {
    expect(priceCart({ ...cart, tipPence: 200, service: 'collection' }).tipPence).toBe(0)
    expect(priceCart({ ...cart, tipPence: 200, lines: [] }).totalPence).toBe(0)
  })

  test('does not come nearer to free delivery', () => {
    const tipped = priceCart({ ...cart, tipPence: 5000 })
    expect(tipped.deliveryFeePence).toBe(priceCart(cart).deliveryFeePence)
  })
})

const lines = fc.array(
  fc.record({ unitPricePence: fc.nat(20_000), quantity: fc.integer({ min: 1, max: 50 }) }),
  { maxLength: 12 },
)
const carts: fc.Arbitrary<CartToPrice> = fc.record({
  lines,
  service: fc.constantFrom('delivery', 'collection'),
  zone: fc.constantFrom(zone, null),
  platformFee: fc.record({
    fixedPence: fc.nat(200),
    percent: fc.constantFrom(0, 1.1, 2.5, 7.125),
    capPence: fc.constantFrom(null, 0, 199),
  }),
  bag: fc.record({
    pencePerBag: fc.nat(50),
    bagsPerOrder: fc.nat(4),
    noBagAllowed: fc.boolean(),
  }),
  noBag: fc.constantFrom(true, false, null),
  tipPence: fc.nat(10_000),
  discount: fc.option(
    fc.record({
      amountPence: fc.nat(100_000),
      appliesTo: fc.constantFrom('lines', 'delivery'),
      eligibleLines: fc.oneof(fc.constant('all' as const), fc.array(fc.nat(14))),
    }),
  ),
})
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

describe('whatever the cart', () => {
  test('its parts add up to the total, to the penny', () => {
    fc.assert(
      fc.property(carts, (given) => {
        const quote = priceCart(given)
        expect(quote.subtotalPence).toBe(sum(quote.lineTotalsPence))
        expect(quote.totalPence).toBe(
          quote.subtotalPence -
            quote.discountPence +
            quote.deliveryFeePence +
            quote.platformFeePence +
            quote.plasticBagChargePence +
            quote.tipPence,
        )
        const onLines = given.discount?.appliesTo === 'lines' ? quote.discountPence : 0
        expect(sum(quote.lineDiscountsPence)).toBe(onLines)
        expect(quote.totalPence).toBeGreaterThanOrEqual(0)
        expect(
          Object.values(quote)
            .flat()
            .every((part) => !Object.is(part, -0)),
        ).toBe(true)
      }),
    )
  })

  test('a discount never raises the total nor exceeds a line', () => {
    fc.assert(
      fc.property(carts, (given) => {
        const quote = priceCart(given)
        expect(quote.totalPence).toBeLessThanOrEqual(
          priceCart({ ...given, discount: null }).totalPence,
        )
        for (const [index, discountPence] of quote.lineDiscountsPence.entries()) {
          expect(discountPence).toBeGreaterThanOrEqual(0)
          expect(discountPence).toBeLessThanOrEqual(quote.lineTotalsPence[index] ?? 0)
        }
      }),
    )
  })

  test('another line never lowers the subtotal', () => {
    fc.assert(
      fc.property(carts, lines, (given, more) => {
        const larger = priceCart({ ...given, lines: [...given.lines, ...more] })
        expect(larger.subtotalPence).toBeGreaterThanOrEqual(priceCart(given).subtotalPence)
      }),
    )
  })
})
