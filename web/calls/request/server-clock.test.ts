import { expect, test } from 'vitest'
import { isTelling, narrowed } from './server-clock.ts'

test('One answer bounds the difference by its whole second and the time it travelled', () => {
  expect(narrowed(null, { serverMs: 60_000, sentAtMs: 900, receivedAtMs: 1000 })).toEqual({
    leastMs: 59_000,
    maximumMs: 60_099,
  })
})

test('Each further answer narrows the bounds', () => {
  const first = narrowed(null, { serverMs: 60_000, sentAtMs: 900, receivedAtMs: 1000 })
  const both = narrowed(first, { serverMs: 61_000, sentAtMs: 1250, receivedAtMs: 1300 })
  expect(both).toEqual({ leastMs: 59_700, maximumMs: 60_099 })
})

test('A changed clock discards what was known', () => {
  const known = { leastMs: 59_000, maximumMs: 60_099 }
  expect(narrowed(known, { serverMs: 60_000, sentAtMs: 60_000, receivedAtMs: 60_010 })).toEqual({
    leastMs: -10,
    maximumMs: 999,
  })
})

test.each([
  [900, 1000, true],
  [900, 30_900, true],
  [900, 480_900, false],
  [1000, 900, false],
])(
  'An answer requested at %d and received at %d gives the time: %j',
  (sentAtMs, receivedAtMs, expected) => {
    expect(isTelling({ sentAtMs, receivedAtMs })).toBe(expected)
  },
)
