import { describe, expect, test } from 'vitest'
import { isNothingToCook, refundedQuantities, refundOfDish } from './refunded-dishes.ts'

const part = (position: number, quantity: number) => ({ position, quantity })

describe('How many of each line are refunded', () => {
  const lines = [{ quantity: 2 }, { quantity: 1 }]
  test.each([
    ['none', [], [0, 0]],
    ['one of two', [{ status: 'succeeded', lines: [part(0, 1)] }], [1, 0]],
    [
      'several refunds, made and requested',
      [
        { status: 'succeeded', lines: [part(0, 1)] },
        { status: 'requested', lines: [part(0, 1), part(1, 1)] },
      ],
      [2, 1],
    ],
    ['all that is left', [{ status: 'requested', lines: null }], [2, 1]],
    ['an amount', [{ status: 'succeeded', lines: [] }], [0, 0]],
    ['one that failed', [{ status: 'failed', lines: null }], [0, 0]],
    ['a line that the order does not have', [{ status: 'succeeded', lines: [part(7, 1)] }], [0, 0]],
    ['more than there were', [{ status: 'succeeded', lines: [part(1, 3)] }], [0, 1]],
  ] as const)('%s', (_what, refunds, quantities) => {
    expect(refundedQuantities(lines, refunds)).toEqual(quantities)
  })
})

describe('What is left to cook of a line', () => {
  test.each([
    [2, 0, 'accepted', null],
    [2, 1, 'accepted', { refunded: 1, of: 2, toCook: 1 }],
    [2, 1, 'pending', { refunded: 1, of: 2, toCook: 1 }],
    [2, 2, 'accepted', { refunded: 2, of: 2, toCook: 0 }],
    [2, 1, 'readyforpickup', { refunded: 1, of: 2, toCook: null }],
    [2, 2, 'outfordelivery', { refunded: 2, of: 2, toCook: null }],
    [1, 1, 'completed', { refunded: 1, of: 1, toCook: null }],
    [1, 1, 'cancelled', { refunded: 1, of: 1, toCook: null }],
  ] as const)('of %i with %i refunded, %s', (quantity, refundedQuantity, status, left) => {
    expect(refundOfDish({ quantity, refundedQuantity }, status)).toEqual(left)
  })
})

test.each([
  ['accepted', [1, 2], true],
  ['accepted', [1, 1], false],
  ['accepted', [0, 0], false],
  ['completed', [1, 2], false],
] as const)(
  'an order that is %s with %j of 1 and 2 refunded: %s',
  (status, refunded, isNothing) => {
    const lines = [1, 2].map((quantity, index) => ({
      quantity,
      refundedQuantity: refunded[index] ?? 0,
    }))
    expect(isNothingToCook(lines, status)).toBe(isNothing)
  },
)
