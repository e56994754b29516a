import { expect, test } from 'vitest'
import { narrowed } from './server-clock.ts'

test('One answer bounds the difference by its whole second and the time it travelled', () => {
  expect(narrowed(null, { serverMs: 60_000, sentAtMs: 900, heardAtMs: 1000 })).toEqual({
    leastMs: 59_000,
    mostMs: 60_099,
  })
})

test('Each further answer narrows the bounds', () => {
  const first = narrowed(null, { serverMs: 60_000, sentAtMs: 900, heardAtMs: 1000 })
  const both = narrowed(first, { serverMs: 61_000, sentAtMs: 1250, heardAtMs: 1300 })
  expect(both).toEqual({ leastMs: 59_700, mostMs: 60_099 })
})

test('A clock that was set makes what was known worthless', () => {
  const known = { leastMs: 59_000, mostMs: 60_099 }
  expect(narrowed(known, { serverMs: 60_000, sentAtMs: 60_000, heardAtMs: 60_010 })).toEqual({
    leastMs: -10,
    mostMs: 999,
  })
})
