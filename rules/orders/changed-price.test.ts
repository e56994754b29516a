import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { refundedParts } from '#rules/payments/refund-amount.ts'
import { changedLinePrice, changedOrderPrice, type OrderToPrice } from './changed-price.ts'

const line = (unitPricePence: number, quantity: number, discountPence = 0) => ({
  unitPricePence,
  quantity,
  paidPence: unitPricePence * quantity - discountPence,
})

describe('a line that its store changes', () => {
  test.each([
    ['is taken out', line(350, 2), { quantity: 0, unitPricePence: 350 }, [0, 0, 700]],
    [
      'is made once instead of twice',
      line(350, 2),
      { quantity: 1, unitPricePence: 350 },
      [350, 0, 350],
    ],
    [
      'loses its part of the discount',
      line(1000, 2, 300),
      { quantity: 1, unitPricePence: 1000 },
      [1000, 150, 850],
    ],
    ['in whole pence', line(1000, 3, 100), { quantity: 2, unitPricePence: 1000 }, [2000, 66, 966]],
    ['becomes a cheaper dish', line(1000, 1), { quantity: 1, unitPricePence: 800 }, [800, 0, 200]],
    [
      'becomes a cheaper dish with its part of the discount',
      line(1000, 1, 100),
      { quantity: 1, unitPricePence: 800 },
      [800, 80, 180],
    ],
    [
      'becomes a dearer dish at its price',
      line(1000, 1),
      { quantity: 1, unitPricePence: 1400 },
      [1000, 0, 0],
    ],
    ['was free', line(500, 1, 500), { quantity: 0, unitPricePence: 500 }, [0, 0, 0]],
    ['costs nothing', line(0, 2), { quantity: 1, unitPricePence: 0 }, [0, 0, 0]],
  ])('%s', (_, before, requested, [linePence, discountPence, savesPence]) => {
    expect(changedLinePrice(before, requested)).toMatchObject({
      linePence,
      discountPence,
      savesPence,
    })
  })

  const anyLine = fc
    .tuple(
      fc.integer({ min: 0, max: 5000 }),
      fc.integer({ min: 1, max: 20 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
    )
    .map(([unitPricePence, quantity, part]) =>
      line(unitPricePence, quantity, Math.floor(unitPricePence * quantity * part)),
    )

  test('never costs more, and its discount never exceeds it', () => {
    fc.assert(
      fc.property(anyLine, fc.nat(20), fc.nat(9000), (before, quantity, unitPricePence) => {
        const after = changedLinePrice(before, { quantity, unitPricePence })
        expect(after.savesPence).toBeGreaterThanOrEqual(0)
        expect(after.savesPence).toBeLessThanOrEqual(before.paidPence)
        expect(after.discountPence).toBeGreaterThanOrEqual(0)
        expect(after.discountPence).toBeLessThanOrEqual(after.linePence)
        expect(after.linePence - after.discountPence + after.savesPence).toBe(before.paidPence)
      }),
    )
  })

  test('comes to the same before its money is captured and as a refund after', () => {
    fc.assert(
      fc.property(anyLine, fc.nat(20), (before, gone) => {
        const quantity = Math.max(0, before.quantity - gone)
        const removed = before.quantity - quantity
        if (removed === 0) return
        const linePence = before.unitPricePence * before.quantity
        const discountPence = linePence - before.paidPence
        const [part] =
          refundedParts(
            [{ quantity: before.quantity, linePence, discountPence }],
            [],
            [{ position: 0, quantity: removed }],
          ) ?? []
        const { unitPricePence } = before
        expect(changedLinePrice(before, { quantity, unitPricePence }).savesPence).toBe(
          part?.amountPence,
        )
      }),
    )
  })
})

const order: OrderToPrice = {
  service: 'delivery',
  discountPence: 300,
  deliveryFeePence: 199,
  platformFeePence: 50,
  plasticBagChargePence: 10,
  tipPence: 100,
  lines: [
    { unitPricePence: 1000, quantity: 2, discountPence: 200 },
    { unitPricePence: 500, quantity: 2, discountPence: 100 },
  ],
}

describe('an order of which a line has changed', () => {
  test.each<[string, Partial<OrderToPrice>, boolean, object]>([
    ['costs what it did without a change', {}, false, { subtotalPence: 3000, totalPence: 3059 }],
    [
      'keeps its fees, whatever is left of it',
      { lines: [order.lines[1]!, { unitPricePence: 1000, quantity: 0, discountPence: 0 }] },
      false,
      {
        subtotalPence: 1000,
        discountPence: 100,
        deliveryFeePence: 199,
        platformFeePence: 50,
        totalPence: 1259,
      },
    ],
    [
      'keeps a discount on its delivery',
      { discountPence: 199, lines: [{ unitPricePence: 500, quantity: 1, discountPence: 0 }] },
      true,
      { discountPence: 199, deliveryFeePence: 199, totalPence: 660 },
    ],
    [
      'has no delivery fee where it is collected',
      { service: 'collection', deliveryFeePence: 0, tipPence: 0 },
      false,
      { totalPence: 2760 },
    ],
  ])('%s', (_, given, isOfDelivery, amounts) => {
    expect(changedOrderPrice({ ...order, ...given }, isOfDelivery)).toMatchObject(amounts)
  })

  const lines = fc.array(
    fc.record({
      unitPricePence: fc.nat(3000),
      quantity: fc.integer({ min: 1, max: 9 }),
      part: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
    { minLength: 2, maxLength: 8 },
  )

  test('costs less by exactly what its line does, and its parts add up', () => {
    fc.assert(
      fc.property(lines, fc.nat(8), fc.nat(9), fc.nat(4000), (given, which, quantity, unit) => {
        const before = given.map(({ part, ...each }) => ({
          ...each,
          discountPence: Math.floor(each.unitPricePence * each.quantity * part),
        }))
        const position = which % before.length
        const changed = before[position]!
        const { unitPricePence, discountPence } = changed
        const paidPence = unitPricePence * changed.quantity - discountPence
        const after = changedLinePrice(
          { unitPricePence, quantity: changed.quantity, paidPence },
          { quantity, unitPricePence: unit },
        )
        const was = changedOrderPrice({ ...order, lines: before }, false)
        const is = changedOrderPrice({ ...order, lines: before.with(position, after) }, false)
        expect(is.totalPence).toBe(was.totalPence - after.savesPence)
        expect(is.totalPence).toBeLessThanOrEqual(was.totalPence)
        expect(is.totalPence).toBe(
          is.subtotalPence -
            is.discountPence +
            is.deliveryFeePence +
            is.platformFeePence +
            is.plasticBagChargePence +
            is.tipPence,
        )
        expect(is.discountPence).toBeLessThanOrEqual(is.subtotalPence)
      }),
    )
  })
})
