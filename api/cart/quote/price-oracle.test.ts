import { afterAll, beforeAll, expect, test } from 'vitest'
import { DISCOUNT_REFUSAL_CODES } from '#contract/discount.ts'
import type { CartDiscounts } from '#api/discount/discounts-of-cart.ts'
import { createTestApp, type TestApp } from '#api/testing/test-app.ts'
import type { CartRow } from '#api/cart/cart-row.ts'
import { quoteCart } from './quote-cart.ts'
import { Dice, throwCart } from '#api/cart/testing/oracle-carts.ts'
import { priceNaively, type OraclePrice } from '#api/cart/testing/oracle-price.ts'
import { readTables, type Tables } from '#api/cart/testing/oracle-tables.ts'
import { raiseWorld, type World } from '#api/cart/testing/oracle-world.ts'

const CARTS = 5000
const AT_ONCE = 50

let server: TestApp
let world: World
let tables: Tables
beforeAll(async () => {
  server = await createTestApp()
  world = await raiseWorld(server)
  tables = await readTables(server.context.db)
})
afterAll(() => server.close())

/** Why the code of a cart does not apply, as the calls spell it. */
function wireCodeOf({ code, refusals }: CartDiscounts): string | null {
  const refusal = code === null ? undefined : refusals.get(code)
  return refusal ? DISCOUNT_REFUSAL_CODES[refusal.reason] : null
}

async function priced(row: CartRow): Promise<OraclePrice> {
  const { amounts, discounts } = await quoteCart(server.context, row)
  return {
    lines: amounts.lineTotalsPence,
    lineDiscounts: amounts.lineDiscountsPence,
    subtotal: amounts.subtotalPence,
    discount: amounts.discountPence,
    deliveryFee: amounts.deliveryFeePence,
    platformFee: amounts.platformFeePence,
    bag: amounts.plasticBagChargePence,
    tip: amounts.tipPence,
    total: amounts.totalPence,
    discountId: discounts.counts?.terms.id ?? null,
    refusal: wireCodeOf(discounts),
  }
}

test(`${CARTS} carts cost the same as a second, naive computation, to the penny`, async () => {
  const dice = new Dice(20_260_515)
  const seen = { refusals: new Set<string>(), discounts: new Set<string>() }
  const perInstant = Math.ceil(CARTS / world.instants.length)
  for (const now of world.instants) {
    server.setNow(now)
    for (let done = 0; done < perInstant; done += AT_ONCE) {
      const carts = Array.from({ length: AT_ONCE }, () => throwCart(dice, world))
      const prices = await Promise.all(carts.map(priced))
      for (const [index, cart] of carts.entries()) {
        const expected = priceNaively(tables, cart, now)
        if (JSON.stringify(prices[index]) !== JSON.stringify(expected))
          expect({ ...prices[index], cart, now }).toEqual({ ...expected, cart, now })
        if (expected.refusal) seen.refusals.add(expected.refusal)
        if (expected.discountId) seen.discounts.add(expected.discountId)
      }
    }
  }
  // Otherwise the carts would prove nothing.
  expect(seen.refusals.size).toBe(11)
  expect(seen.discounts.size).toBeGreaterThan(14)
})

test('a cart costs the same in whichever order its lines came', async () => {
  const dice = new Dice(7)
  server.setNow(world.instants[0])
  for (let count = 0; count < 100; count++) {
    const cart = throwCart(dice, world)
    const turned = { ...cart, lines: cart.lines.toReversed() }
    const [one, other] = [await priced(cart), await priced(turned)]
    expect({ ...other, lines: [], lineDiscounts: [] }).toEqual({
      ...one,
      lines: [],
      lineDiscounts: [],
    })
  }
})
