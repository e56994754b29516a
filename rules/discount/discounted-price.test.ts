import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceCart, type CartToPrice } from '#rules/cart/price-cart.ts'
import { checkDiscount, chooseDiscount } from './check-discount.ts'
import { anyCart, anyCustomer, anyTerms } from './testing/terms.ts'

type Given = Parameters<typeof checkDiscount>[1]

/** The cart of a discount as one to price: each line one item of its whole price. */
const toPrice = ({ lines, service, deliveryFeePence }: Given): CartToPrice => ({
  lines: lines.map(({ linePence, isAvailable }) => ({
    unitPricePence: linePence,
    quantity: isAvailable ? 1 : 0,
  })),
  service,
  zone: { feeTiers: [{ fromPence: 0, feePence: deliveryFeePence }] },
  platformFee: { fixedPence: 50, percent: 1.5, capPence: 99 },
  bag: { pencePerBag: 10, bagsPerOrder: 1, noBagAllowed: true },
  noBag: false,
  tipPence: 0,
  discount: null,
})
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

// A cart without items has no delivery fee to waive.
const anyFullCart = anyCart.filter(({ lines }) => lines.some(({ isAvailable }) => isAvailable))
const someTerms = fc.array(anyTerms, { minLength: 1, maxLength: 5 })

test('the price is reduced by exactly the discount, and its parts add up to the total', () => {
  fc.assert(
    fc.property(anyTerms, anyFullCart, anyCustomer, (terms, cart, customer) => {
      const verdict = checkDiscount(terms, cart, customer)
      if ('refused' in verdict) return
      const quote = priceCart({ ...toPrice(cart), discount: verdict.applies })
      expect(quote.discountPence).toBe(verdict.applies.amountPence)
      expect(sum(quote.lineDiscountsPence)).toBe(
        verdict.applies.appliesTo === 'lines' ? quote.discountPence : 0,
      )
      expect(quote.totalPence).toBe(
        quote.subtotalPence -
          quote.discountPence +
          quote.deliveryFeePence +
          quote.platformFeePence +
          quote.plasticBagChargePence,
      )
    }),
  )
})

test('no discount raises the total, and the one that counts makes it lowest', () => {
  fc.assert(
    fc.property(someTerms, anyFullCart, anyCustomer, (several, cart, customer) => {
      const candidates = several.flatMap((terms) => {
        const verdict = checkDiscount(terms, cart, customer)
        return 'refused' in verdict ? [] : [{ terms, effect: verdict.applies }]
      })
      const full = priceCart(toPrice(cart)).totalPence
      const totals = candidates.map(
        ({ effect }) => priceCart({ ...toPrice(cart), discount: effect }).totalPence,
      )
      for (const total of totals) expect(total).toBeLessThanOrEqual(full)
      const choice = chooseDiscount(candidates)
      const discount = choice?.chosen.effect ?? null
      expect(priceCart({ ...toPrice(cart), discount }).totalPence).toBe(Math.min(full, ...totals))
    }),
  )
})

test('another line never lowers the subtotal, nor what a discount without a budget takes off', () => {
  const line = fc.record({
    productId: fc.constantFrom('pizza', 'bread', 'beer'),
    linePence: fc.nat(9000),
    isAvailable: fc.constant(true),
  })
  fc.assert(
    fc.property(anyTerms, anyFullCart, anyCustomer, line, (any, cart, customer, more) => {
      // What is left of a budget may be enough for the smaller cart only.
      const terms = { ...any, budgetPence: null }
      const larger = {
        ...cart,
        lines: [...cart.lines, more],
        subtotalPence: cart.subtotalPence + more.linePence,
      }
      expect(priceCart(toPrice(larger)).subtotalPence).toBeGreaterThanOrEqual(
        priceCart(toPrice(cart)).subtotalPence,
      )
      const [before, after] = [cart, larger].map((each) => checkDiscount(terms, each, customer))
      if (!before || !after || 'refused' in before) return
      if ('refused' in after) throw new Error(after.refused.reason)
      expect(after.applies.amountPence).toBeGreaterThanOrEqual(before.applies.amountPence)
    }),
  )
})
