import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { leftOfLines, refundedParts, type RefundedPart } from './refund-amount.ts'

const line = (quantity: number, linePence: number, discountPence = 0) => ({
  quantity,
  linePence,
  discountPence,
})
const part = (position: number, quantity: number, amountPence: number): RefundedPart => ({
  position,
  quantity,
  amountPence,
})

describe('so many of a line cost their share of what was paid for it', () => {
  test.each([
    ['one of two', [line(2, 2280)], [], [{ position: 0, quantity: 1 }], [1140]],
    ['after the discount', [line(2, 2280, 280)], [], [{ position: 0, quantity: 1 }], [1000]],
    ['in whole pence', [line(3, 1000)], [], [{ position: 0, quantity: 1 }], [333]],
    [
      'the last with the penny that is left',
      [line(3, 1000)],
      [part(0, 2, 666)],
      [{ position: 0, quantity: 1 }],
      [334],
    ],
    [
      'of several lines',
      [line(1, 700), line(4, 2000, 100)],
      [part(1, 1, 475)],
      [
        { position: 1, quantity: 3 },
        { position: 0, quantity: 1 },
      ],
      [1425, 700],
    ],
    [
      'of a line that became cheaper',
      [line(2, 2000)],
      [part(0, 0, 400)],
      [{ position: 0, quantity: 1 }],
      [800],
    ],
    ['of one that cost nothing', [line(1, 500, 500)], [], [{ position: 0, quantity: 1 }], [0]],
  ])('%s', (_, lines, before, requested, amounts) => {
    const parts = refundedParts(lines, before, requested)
    expect(parts?.map(({ amountPence }) => amountPence)).toEqual(amounts)
  })
})

test.each([
  ['more than there were', [], [{ position: 0, quantity: 3 }]],
  ['more than are left', [part(0, 1, 1140)], [{ position: 0, quantity: 2 }]],
  ['a line that is not there', [], [{ position: 1, quantity: 1 }]],
  [
    'one line twice',
    [],
    [
      { position: 0, quantity: 1 },
      { position: 0, quantity: 1 },
    ],
  ],
])('%s cannot be given back', (_, before, requestedOnes) => {
  expect(refundedParts([line(2, 2280)], before, requestedOnes)).toBeNull()
})

test('says what is left of a line by number and money', () => {
  expect(leftOfLines([line(2, 2280, 280), line(1, 500)], [part(0, 1, 1000)])).toEqual([
    { quantity: 1, pence: 1000 },
    { quantity: 1, pence: 500 },
  ])
})

const anyLine = fc
  .tuple(
    fc.integer({ min: 1, max: 50 }),
    fc.nat(100_000),
    fc.double({ min: 0, max: 1, noNaN: true }),
  )
  .map(([quantity, pence, share]) => line(quantity, pence, Math.floor(pence * share)))

test('all parts of a line, refunded in any steps, add up to what was paid for it, even if some failed', () => {
  const step = fc.tuple(fc.integer({ min: 1, max: 50 }), fc.boolean())
  fc.assert(
    fc.property(anyLine, fc.array(step, { maxLength: 20 }), (line, steps) => {
      const refunded: RefundedPart[] = []
      const give = (quantity: number) => {
        const [given] = refundedParts([line], refunded, [{ position: 0, quantity }]) ?? []
        if (!given) return
        expect(Number.isInteger(given.amountPence) && given.amountPence >= 0).toBe(true)
        refunded.push(given)
        expect(leftOfLines([line], refunded)[0]?.pence).toBeGreaterThanOrEqual(0)
      }
      for (const [quantity, hasFirstFailed] of steps) {
        give(quantity)
        if (hasFirstFailed) refunded.shift()
      }
      const left = leftOfLines([line], refunded)[0]?.quantity ?? 0
      if (left > 0) give(left)
      expect(leftOfLines([line], refunded)).toEqual([{ quantity: 0, pence: 0 }])
    }),
  )
})
