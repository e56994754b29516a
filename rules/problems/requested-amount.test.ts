import { describe, expect, test } from 'vitest'
import { isAllRequested, requestedPence, unreportedQuantities } from './requested-amount.ts'

const lines = [
  { quantity: 2, linePence: 2000, discountPence: 401 },
  { quantity: 1, linePence: 500, discountPence: 0 },
]
const refundable = { lines, refunded: [], leftPence: 2400 }
const requestedOnes = (position: number, quantity: number) => ({ position, quantity })

describe('a report asks for', () => {
  test('what was paid for its lines, after the discount', () => {
    const one = { kind: null, lines: [requestedOnes(0, 1), requestedOnes(1, 1)] }
    expect(requestedPence(one, refundable)).toBe(799 + 500)
  })
  test('all that is left of an order that never came', () => {
    expect(requestedPence({ kind: 'neverCame', lines: [] }, refundable)).toBe(2400)
  })
  test.each(['late', 'other'] as const)('whatever it is worth: %s', (kind) => {
    expect(requestedPence({ kind, lines: [] }, refundable)).toBe(0)
  })
  test('at most what is left', () => {
    const all = { kind: null, lines: [requestedOnes(0, 2)] }
    expect(requestedPence(all, { ...refundable, leftPence: 100 })).toBe(100)
  })
  test('nothing that was refunded before', () => {
    const refunded = [{ ...requestedOnes(1, 1), amountPence: 500 }]
    expect(
      requestedPence({ kind: null, lines: [requestedOnes(1, 1)] }, { ...refundable, refunded }),
    ).toBe(null)
  })
})

test('no dish is reported twice', () => {
  expect(unreportedQuantities(lines, [])).toEqual([2, 1])
  expect(unreportedQuantities(lines, [requestedOnes(0, 1), requestedOnes(1, 1)])).toEqual([1, 0])
  expect(unreportedQuantities(lines, [requestedOnes(0, 1), requestedOnes(0, 1)])).toEqual([0, 1])
})

test.each([
  [1299, 1299, true],
  [1299, 1300, true],
  [1299, 1298, false],
  [0, 500, false],
])('of %i asked for, %i is all: %j', (requested, amount, isAll) => {
  expect(isAllRequested(requested, amount)).toBe(isAll)
})
