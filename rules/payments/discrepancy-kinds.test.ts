import { expect, it } from 'vitest'
import { causeOf } from './discrepancy-kinds.ts'

const about = { providerPence: 500, ownPence: 200, refundId: null }

it('is the same discrepancy while both sides move by as much', () => {
  expect(causeOf({ ...about, providerPence: 900, ownPence: 600 })).toBe(causeOf(about))
})

it.each([
  ['the difference', { ...about, providerPence: 501 }],
  ['the side that has more', { ...about, providerPence: 200, ownPence: 500 }],
  ['the refund', { ...about, refundId: '7c1f' }],
])('is another one once %s is another', (_what, other) => {
  expect(causeOf(other)).not.toBe(causeOf(about))
})

it('counts an unknown amount as 0', () => {
  expect(causeOf({ ...about, ownPence: null })).toBe(causeOf({ ...about, ownPence: 0 }))
})

it('is written as it is stored', () => {
  expect(causeOf(about)).toBe('300')
  expect(causeOf({ ...about, refundId: '7c1f' })).toBe('300 7c1f')
})
