import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Transfer } from './charge-transfers.ts'
import { addSold, soldByRate, vatAt, vatOfSold, type TaxedOrder } from './vat-by-rate.ts'

const food = (amountPence: number): Transfer => ({
  kind: 'food',
  debit: 'customer',
  credit: 'store',
  amountPence,
})
const bags = (amountPence: number): Transfer => ({
  kind: 'plasticBagCharge',
  debit: 'customer',
  credit: 'bagCharge',
  amountPence,
})
const refund = (amountPence: number): Transfer => ({
  kind: 'refund',
  debit: 'store',
  credit: 'customer',
  amountPence,
})
const charge = (...transfers: Transfer[]) => ({ transfers, lines: null })

/** A hot dish for £8.00 at the store's own rate, and a cold one for £4.00. */
const mixed: TaxedOrder = {
  rate: 200,
  lines: [
    { linePence: 800, discountPence: 0 },
    { linePence: 400, discountPence: 0, vat: [{ rate: 0, pence: 400 }] },
  ],
}
const rates = (...sold: [number | null, number][]) => new Map(sold)

describe('what was sold by rate', () => {
  test('follows the dishes', () => {
    expect(soldByRate(mixed, [charge(food(1200))])).toEqual(rates([200, 800], [0, 400]))
  })

  test('has bags at the standard rate, whatever the food', () => {
    const cold = { rate: 0, lines: [mixed.lines[1] ?? { linePence: 0, discountPence: 0 }] }
    expect(soldByRate(cold, [charge(food(400), bags(10))])).toEqual(rates([200, 10], [0, 400]))
  })

  test('has delivery and discounts in the proportions of the food', () => {
    const delivery: Transfer = { ...food(300), kind: 'deliveryFee' }
    expect(soldByRate(mixed, [charge(food(1200), delivery)])).toEqual(rates([200, 1000], [0, 500]))
    const discounted = {
      ...mixed,
      lines: mixed.lines.map((line) => ({ ...line, discountPence: line.linePence / 2 })),
    }
    const discount: Transfer = {
      kind: 'discount',
      debit: 'store',
      credit: 'customer',
      amountPence: 600,
    }
    expect(soldByRate(discounted, [charge(food(1200), discount)])).toEqual(
      rates([200, 400], [0, 200]),
    )
  })

  test('is less by a refund, at the rate of the dishes that were refunded', () => {
    const cold = { transfers: [refund(400)], lines: [{ position: 1, amountPence: 400 }] }
    expect(soldByRate(mixed, [charge(food(1200)), cold])).toEqual(rates([200, 800], [0, 0]))
    const any = { transfers: [refund(300)], lines: null }
    expect(soldByRate(mixed, [charge(food(1200)), any])).toEqual(rates([200, 600], [0, 300]))
  })

  test('has a deal in its shares', () => {
    const deal = {
      rate: null,
      lines: [
        {
          linePence: 2000,
          discountPence: 0,
          vat: [
            { rate: 0, pence: 300 },
            { rate: 200, pence: 700 },
          ],
        },
      ],
    }
    expect(soldByRate(deal, [charge(food(2000))])).toEqual(rates([0, 600], [200, 1400]))
  })

  test('adds up to what was sold, to the penny', () => {
    const line = fc.record({
      linePence: fc.nat(5000),
      discountPence: fc.constant(0),
      vat: fc.option(
        fc.array(fc.record({ rate: fc.constantFrom(0, 50, 200, null), pence: fc.nat(900) }), {
          minLength: 1,
          maxLength: 3,
        }),
      ),
    })
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 1, max: 20_000 }),
        fc.nat(50),
        fc.nat(3000),
        (lines, foodPence, bagPence, refundPence) => {
          const entries = [charge(food(foodPence), bags(bagPence)), charge(refund(refundPence))]
          const sold = soldByRate({ rate: 200, lines }, entries)
          const sum = [...sold.values()].reduce((total, pence) => total + pence, 0)
          expect(sum).toBe(foodPence + bagPence - refundPence)
        },
      ),
    )
  })
})

describe('the VAT of what was sold', () => {
  test.each([
    [200, 1200, 200],
    [50, 1050, 50],
    [0, 1200, 0],
    [200, -1200, -200],
    [200, 100, 17],
  ])('at %i thousandths, within %i, is %i', (rate, sold, vat) => {
    expect(vatAt(rate, sold)).toEqual({ rate, soldPence: sold, vatPence: vat })
  })

  test('is by rate, the highest first, without those at which nothing was sold', () => {
    const sold = addSold([rates([0, 400], [200, 600]), rates([200, 600], [50, 0])])
    expect(vatOfSold(sold)).toEqual([
      { rate: 200, soldPence: 1200, vatPence: 200 },
      { rate: 0, soldPence: 400, vatPence: 0 },
    ])
  })

  test('is unknown where something was sold at a rate that is', () => {
    expect(vatOfSold(rates([null, 100], [200, 600]))).toBeNull()
    expect(vatOfSold(rates([null, 0], [200, 600]))).toHaveLength(1)
  })
})
