import { expect, it } from 'vitest'
import { backOffMs } from './back-off.ts'

it.each([
  [0, 0],
  [1, 1000],
  [2, 2000],
  [3, 4000],
  [5, 16_000],
  [6, 30_000],
  [500, 30_000],
])('after %d failed attempts the next one waits %d ms', (failures, ms) => {
  expect(backOffMs(failures)).toBe(ms)
})
