import { describe, expect, test } from 'vitest'
import type { OrderStatus } from '#rules/orders/order-status.ts'
import { afterFailure, isPrintedCode, isStillPrinted } from './print-job.ts'

const NOW = new Date('2030-03-01T19:00:00Z')
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000)

describe('A ticket that waited is still printed', () => {
  test.each<[string, OrderStatus, due: number, boolean]>([
    ['of an order in the kitchen', 'accepted', -20, true],
    ['that is late', 'accepted', 179, true],
    ['due more than three hours ago', 'accepted', 181, false],
    ['on its way', 'outfordelivery', 5, true],
    ['that was handed over', 'completed', 5, false],
    ['that was cancelled', 'cancelled', -20, false],
    ['whose acceptance was undone', 'pending', -20, false],
    ['due tomorrow', 'accepted', -24 * 60, true],
  ])('%s', (_what, status, due, isPrinted) => {
    const order = { status, dueAt: ago(due) }
    expect(isStillPrinted({ queuedAt: ago(600), isRequested: false, order }, NOW)).toBe(isPrinted)
  })

  test.each([
    ['a copy of an ended order', { status: 'completed', dueAt: ago(300) }, 59, true],
    ['a copy after an hour', { status: 'accepted', dueAt: ago(0) }, 61, false],
    ['a test', null, 59, true],
    ['an old test', null, 61, false],
  ] as const)('%s', (_what, order, waited, isPrinted) => {
    const job = { queuedAt: ago(waited), isRequested: true, order }
    expect(isStillPrinted(job, NOW)).toBe(isPrinted)
  })
})

test.each([
  ['OK', true],
  ['200 OK', true],
  ['211', true],
  ['OKAY', false],
  ['410', false],
  ['511 Decoding', false],
  ['', false],
])('a ticket that ends with %j is printed: %s', (code, isPrinted) => {
  expect(isPrintedCode(code)).toBe(isPrinted)
})

test.each([
  ['410', 50, 'retry'],
  ['420', 3, 'retry'],
  ['520', 9, 'retry'],
  ['511', 2, 'retry'],
  ['511', 3, 'fail'],
  ['521 Too large', 4, 'fail'],
  ['SchemaError', 3, 'fail'],
  ['EPTR_REC_EMPTY', 99, 'retry'],
  ['5110', 3, 'retry'],
])('after %s at try %i: %s', (code, attempts, next) => {
  expect(afterFailure(code, attempts)).toBe(next)
})
