import { expect, test } from 'vitest'
import { formatDuration } from './durations.ts'

test.each([
  [0, '0 mins+'],
  [45, '45 mins+'],
  [59, '59 mins+'],
  [60, '1h+'],
  [61, '1h 1 mins+'],
  [95, '1h 35 mins+'],
  [120, '2h+'],
  [1500, '25h+'],
])('%d minutes are written %j', (minutes, text) => {
  expect(formatDuration(minutes)).toBe(text)
})
