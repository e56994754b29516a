import fc from 'fast-check'
import { expect, test } from 'vitest'
import { GUESS_DELAYS_MS, guessDelayMs } from './guess-delay.ts'

const minute = 60_000

test.each([
  [0, 0],
  [1, 0],
  [4, 0],
  [5, 1000],
  [6, 2000],
  [7, 4000],
  [8, 8000],
  [10, 32_000],
  [14, 512_000],
  [15, 15 * minute],
  [16, 15 * minute],
  [2000, 15 * minute],
])('after %i wrong guesses the next one waits %i ms', (guesses, delayMs) => {
  expect(guessDelayMs(guesses)).toBe(delayMs)
})

test('the list of delays says the same as the rule, and its last one holds from there on', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), (guesses) => {
      const listed = GUESS_DELAYS_MS[Math.min(guesses, GUESS_DELAYS_MS.length) - 1]
      expect(listed).toBe(guessDelayMs(guesses))
    }),
  )
})

test('no delay is shorter than the one before', () => {
  expect(GUESS_DELAYS_MS).toEqual(GUESS_DELAYS_MS.toSorted((a, b) => a - b))
})
